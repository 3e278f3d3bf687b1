import type { ClipEvents, ClipSource } from './clip.ts'

/** How many seconds are buffered ahead. */
const aheadS = 20
/** Larger clips use the native loop: they restart rarely, and memory is limited. */
const mostBytes = 8_000_000

/** A clip's data, appended to a media source again and again. */
type Copies = {
  /** The MIME type with codec. */
  readonly type: string
  readonly durationS: number
  readonly copy: Uint8Array<ArrayBuffer>
  /** How many seconds of each copy are played. */
  readonly endS: number
}

/**
 * Loops a clip without seeking, by appending copies of it to a media source: the native loop seeks,
 * which freezes the picture for a frame or two and wakes the main thread. Falls back to
 * `clip.loop`. Returns a function that stops it.
 */
export function playSeamlessly(
  clip: HTMLVideoElement,
  given: ClipSource & { readonly endMs?: number },
  { onUnplayable, onLoaded }: ClipEvents,
): () => void {
  const stopped = new AbortController()
  let address: string | undefined
  let alarm: ReturnType<typeof setTimeout> | undefined

  /** Never resolves once stopped, so that nothing keeps a reference to the clip. */
  const rest = (ms: number) =>
    new Promise((resolve) => {
      clearTimeout(alarm)
      alarm = setTimeout(resolve, ms)
    })

  let isFed = false
  const loopNatively = () => {
    isFed = false
    if (stopped.signal.aborted || clip.loop) return
    clip.loop = true
    clip.src = given.file
  }
  // The element may play what a media source rejects.
  const failed = () => {
    if (isFed) loopNatively()
    else onUnplayable()
  }
  clip.addEventListener('error', failed)
  clip.addEventListener('progress', onLoaded)

  async function start() {
    const copies = await read(given, stopped.signal, onLoaded)
    if (stopped.signal.aborted) return
    if (copies === 'unplayable') onUnplayable()
    else if (copies === undefined) loopNatively()
    else {
      const source = new MediaSource()
      source.addEventListener('sourceopen', () => {
        feed(source, clip, copies, rest, stopped.signal).catch(loopNatively)
      })
      isFed = true
      address = URL.createObjectURL(source)
      clip.src = address
    }
  }
  start().catch(loopNatively)

  return () => {
    stopped.abort()
    clip.removeEventListener('error', failed)
    clip.removeEventListener('progress', onLoaded)
    clearTimeout(alarm)
    if (address !== undefined) URL.revokeObjectURL(address)
  }
}

/** Fetches a clip; undefined if it has to use the native loop. */
async function read(
  { file, bytes, copiesAs, durationMs, endMs }: ClipSource & { readonly endMs?: number },
  signal: AbortSignal,
  onLoaded: () => void,
): Promise<Copies | 'unplayable' | undefined> {
  const isKnown = copiesAs !== undefined && durationMs !== null
  if (!isKnown || (bytes !== null && bytes > mostBytes)) return undefined
  if (typeof MediaSource !== 'function' || !MediaSource.isTypeSupported(copiesAs)) return undefined
  // The Content-Security-Policy forbids fetching from other origins.
  if (new URL(file, document.baseURI).origin !== window.location.origin) return undefined
  const answer = await fetch(file, { signal, credentials: 'omit' })
  if (answer.status === 404) return 'unplayable'
  const length = Number(answer.headers.get('content-length') ?? Infinity)
  if (!answer.ok || length > mostBytes || answer.body === null) {
    await answer.body?.cancel()
    return undefined
  }
  const copy = await readAll(answer.body, onLoaded)
  const endS = endMs === undefined ? Infinity : endMs / 1000
  return { type: copiesAs, durationS: durationMs / 1000, copy, endS }
}

async function readAll(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLoaded: () => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    pieces.push(piece.value)
    onLoaded()
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer())
}

/** Appends copies ahead of the playback position and removes old ones, until stopped. */
async function feed(
  source: MediaSource,
  clip: HTMLVideoElement,
  { type, durationS, copy, endS }: Copies,
  rest: (ms: number) => Promise<unknown>,
  signal: AbortSignal,
): Promise<void> {
  const buffer = source.addSourceBuffer(type)
  // Each copy follows the previous one, whatever its own timestamps.
  buffer.mode = 'sequence'
  const isOver = () => signal.aborted || !Array.from(source.sourceBuffers).includes(buffer)
  const readyToS = () => (buffer.buffered.length > 0 ? buffer.buffered.end(0) : 0)
  while (!isOver()) {
    const batchToS = readyToS() + aheadS
    while (!isOver() && readyToS() < batchToS) {
      const beforeS = readyToS()
      // After a cut copy, the buffer doesn't know where the next one goes.
      if (endS < durationS) buffer.timestampOffset = beforeS
      buffer.appendWindowEnd = beforeS + endS
      buffer.appendBuffer(copy)
      await updated(buffer)
      if (readyToS() <= beforeS) throw new Error('A copy had no frame.')
    }
    while (!isOver() && readyToS() - clip.currentTime > aheadS)
      await rest((readyToS() - clip.currentTime - aheadS) * 1000 + 50)
    const behindS = clip.currentTime - durationS
    if (isOver() || behindS <= 0) continue
    buffer.remove(0, behindS)
    await updated(buffer)
  }
}

function updated(buffer: SourceBuffer): Promise<unknown> {
  return new Promise((resolve, reject) => {
    buffer.onupdateend = resolve
    buffer.onerror = () => {
      reject(new Error('A copy was rejected.'))
    }
  })
}
