import {
  CannotRead,
  type ClipFrame,
  type ClipReader,
  type ClipSource,
  endsMs,
  momentsBetween,
  shortMs,
} from './clip-reader.ts'

/** Video elements don't report their frame rate. */
const frameMs = 1000 / 30

/** Reads frames by seeking a video element: slower and on the main thread, but in any browser. */
export async function openPlayed(source: ClipSource): Promise<ClipReader> {
  const address = typeof source === 'string' ? source : URL.createObjectURL(source)
  const video = document.createElement('video')
  const close = () => {
    video.removeAttribute('src')
    video.load()
    if (typeof source !== 'string') URL.revokeObjectURL(address)
  }
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  video.src = address
  try {
    await happened(video, 'loadeddata')
  } catch (error) {
    close()
    throw error
  }
  const durationMs = video.duration * 1000
  if (!Number.isFinite(durationMs) || video.videoWidth === 0) {
    close()
    throw new CannotRead('It has no length or no picture.')
  }

  async function shownAt(seekMs: number, atMs: number, visit: (frame: ClipFrame) => void) {
    const wanted = Math.min(Math.max(0, seekMs), durationMs - frameMs / 2) / 1000
    if (Math.abs(video.currentTime - wanted) > 0.0005) {
      video.currentTime = wanted
      await happened(video, 'seeked')
    }
    visit({
      atMs,
      draw: (context, width, height) => context.drawImage(video, 0, 0, width, height),
    })
  }

  return {
    width: video.videoWidth,
    height: video.videoHeight,
    durationMs,
    async visitAt(atMs, visit) {
      await shownAt(atMs, atMs, visit)
      return true
    },
    async visitEach(visit) {
      // Seeking to the exact start of a frame shows the previous one a third of the time.
      for (const atMs of momentsOf(durationMs)) await shownAt(atMs + frameMs / 2, atMs, visit)
    },
    close,
  }
}

function momentsOf(durationMs: number): number[] {
  const every = (fromMs: number, toMs: number) =>
    Array.from(
      { length: Math.round((toMs - fromMs) / frameMs) },
      (_, index) => fromMs + index * frameMs,
    )
  if (durationMs <= shortMs) return every(0, durationMs)
  return [
    ...every(0, endsMs),
    ...momentsBetween(durationMs),
    ...every(durationMs - endsMs, durationMs),
  ]
}

function happened(video: HTMLVideoElement, event: 'loadeddata' | 'seeked'): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new CannotRead(video.error?.message ?? 'It cannot be played.'))
    video.addEventListener(event, resolve, { once: true })
    video.addEventListener('error', fail, { once: true })
  })
}
