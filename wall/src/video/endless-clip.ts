import { fragmentClip, type FragmentedClip } from './fragmented-clip.ts'

/** At least so much is kept ready to be played, in seconds. */
const aheadS = 20
/** Longer clips loop by themselves: they begin anew seldom enough, and memory is not endless. */
const mostBytes = 8_000_000

/**
 * Plays a clip on one element again and again without a seek, by giving a media source one copy
 * behind the other: `loop` seeks, which holds the picture for a frame or two and wakes the main
 * thread. `clip.loop` does it where this cannot be done. Returns how to stop.
 */
export function playEndlessly(
  clip: HTMLVideoElement,
  videoLink: string,
  onUnplayable: () => void,
): () => void {
  const stopped = new AbortController()
  let address: string | undefined
  let alarm: ReturnType<typeof setTimeout> | undefined

  /** Never ends once stopped, so that nothing holds on to the clip. */
  const rest = (ms: number) =>
    new Promise((resolve) => {
      clearTimeout(alarm)
      alarm = setTimeout(resolve, ms)
    })

  const loopItself = () => {
    if (stopped.signal.aborted) return
    clip.loop = true
    clip.src = videoLink
  }

  async function start() {
    const copies = await read(videoLink, stopped.signal)
    if (stopped.signal.aborted) return
    if (copies === 'unplayable') onUnplayable()
    else if (copies === undefined) loopItself()
    else {
      const source = new MediaSource()
      source.addEventListener('sourceopen', () => {
        feed(source, clip, copies, rest, stopped.signal).catch(loopItself)
      })
      address = URL.createObjectURL(source)
      clip.src = address
    }
  }
  start().catch(loopItself)

  return () => {
    stopped.abort()
    clearTimeout(alarm)
    if (address !== undefined) URL.revokeObjectURL(address)
  }
}

/** Reads and cuts a clip; nothing where it has to loop by itself. */
async function read(
  videoLink: string,
  signal: AbortSignal,
): Promise<FragmentedClip | 'unplayable' | undefined> {
  // The Content-Security-Policy lets nothing be fetched from elsewhere.
  const { origin } = new URL(videoLink, document.baseURI)
  if (typeof MediaSource !== 'function' || origin !== window.location.origin) return undefined
  // eslint-disable-next-line no-restricted-globals -- What a video element does with its address.
  const answer = await fetch(videoLink, { signal, credentials: 'omit' })
  if (answer.status === 404) return 'unplayable'
  const isSmall = Number(answer.headers.get('content-length') ?? Infinity) <= mostBytes
  if (!answer.ok || !isSmall) {
    await answer.body?.cancel()
    return undefined
  }
  const clip = fragmentClip(new Uint8Array(await answer.arrayBuffer()))
  return clip && MediaSource.isTypeSupported(clip.type) ? clip : undefined
}

/** Keeps copies ready ahead of what is played, and forgets those behind, until told to stop. */
async function feed(
  source: MediaSource,
  clip: HTMLVideoElement,
  copies: FragmentedClip,
  rest: (ms: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const buffer = source.addSourceBuffer(copies.type)
  const perBatch = Math.ceil(aheadS / copies.durationS)
  const isOver = () => signal.aborted || !Array.from(source.sourceBuffers).includes(buffer)
  buffer.appendBuffer(copies.start)
  await updated(buffer)
  for (let next = 0; !isOver(); next += perBatch) {
    buffer.appendBuffer(copies.copies(next, perBatch))
    await updated(buffer)
    const readyToS = (next + perBatch) * copies.durationS
    while (!isOver() && readyToS - clip.currentTime > aheadS)
      await rest((readyToS - clip.currentTime - aheadS) * 1000 + 50)
    const behindS = clip.currentTime - copies.durationS
    if (isOver() || behindS <= 0) continue
    buffer.remove(0, behindS)
    await updated(buffer)
  }
}

function updated(buffer: SourceBuffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    buffer.onupdateend = resolve
    buffer.onerror = () => {
      reject(new Error('A copy was not taken.'))
    }
  })
}
