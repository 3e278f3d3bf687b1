import { videosIn } from '@roundboard/wall/display'

const checkEveryMs = 5_000

/** Checks all videos of the page every five seconds. */
export function startFrameWatch() {
  let lastFrameAt: string | null = null
  let dropped = 0
  let seen = new WeakMap<HTMLVideoElement, VideoPlaybackQuality>()

  const watch = setInterval(() => {
    const next = new WeakMap<HTMLVideoElement, VideoPlaybackQuality>()
    for (const video of videosIn(document)) {
      if (typeof video.getVideoPlaybackQuality !== 'function') continue
      const quality = video.getVideoPlaybackQuality()
      const before = seen.get(video)
      if (quality.totalVideoFrames > (before?.totalVideoFrames ?? 0) && !video.paused)
        lastFrameAt = new Date().toISOString()
      dropped += Math.max(0, quality.droppedVideoFrames - (before?.droppedVideoFrames ?? 0))
      next.set(video, quality)
    }
    seen = next
  }, checkEveryMs)

  return {
    /** When a video last showed a new frame, in ISO 8601 by the device's clock; null if none has. */
    lastFrameAt: () => lastFrameAt,
    /** Frames dropped since the app started. */
    droppedFrames: () => dropped,
    stop: () => {
      clearInterval(watch)
    },
  }
}
