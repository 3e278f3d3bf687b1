import {
  BlobSource,
  BufferTarget,
  Conversion,
  Input,
  type InputVideoTrack,
  MATROSKA,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
} from 'mediabunny'

/** A browser's findings about a clip. */
export type ClipRead =
  | { readonly found: 'for-walls' | 'nothing' }
  | { readonly found: 'other'; readonly codec: string; readonly canConvert: boolean }

// As on the server: 4:2:0 profiles with eight bits, which all screens decode.
const isPlayableCodec = (codec: string) => /^avc1\.(42|4d|64)/i.test(codec)

const bitrateOf = (pixels: number) => Math.round(Math.min(12e6, Math.max(2e6, pixels * 6)))

/** Whether this browser can encode H.264 in this size, tested with one frame. */
async function encodesFrame(width: number, height: number): Promise<boolean> {
  if (!('VideoEncoder' in window)) return false
  let chunks = 0
  try {
    const encoder = new VideoEncoder({
      output: () => {
        chunks += 1
      },
      error: () => undefined,
    })
    encoder.configure({ codec: 'avc1.640028', width, height, bitrate: bitrateOf(width * height) })
    const canvas = new OffscreenCanvas(width, height)
    canvas.getContext('2d')?.fillRect(0, 0, width, height)
    const frame = new VideoFrame(canvas, { timestamp: 0 })
    encoder.encode(frame, { keyFrame: true })
    frame.close()
    await encoder.flush()
    encoder.close()
  } catch {
    return false
  }
  return chunks > 0
}

const even = (side: number) => Math.max(2, side - (side % 2))

const inputOf = (clip: Blob) =>
  new Input({ source: new BlobSource(clip), formats: [MP4, QTFF, WEBM, MATROSKA] })

/** The picture's size, rounded to what H.264 supports. */
async function sizeOf(track: InputVideoTrack) {
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
  return { width: even(width), height: even(height) }
}

async function canConvert(track: InputVideoTrack): Promise<boolean> {
  if (!(await track.canDecode())) return false
  const { width, height } = await sizeOf(track)
  return encodesFrame(width, height)
}

/** Whether screens can play a clip as it is, and if not, whether this browser can convert it. */
export async function readClip(clip: Blob): Promise<ClipRead> {
  using input = inputOf(clip)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return { found: 'nothing' }
    const codec = (await track.getCodecParameterString()) ?? (await track.getCodec()) ?? ''
    if (isPlayableCodec(codec)) return { found: 'for-walls' }
    return { found: 'other', codec, canConvert: await canConvert(track) }
  } catch {
    return { found: 'nothing' }
  }
}

/** Converts a clip to H.264 in MP4 without sound; `onShare` receives the progress. */
export async function convertClip(
  clip: Blob,
  onShare: (share: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  using input = inputOf(clip)
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory' }), target })
  const track = await input.getPrimaryVideoTrack()
  if (!track) throw new Error('The clip has no picture.')
  const { width, height } = await sizeOf(track)
  const conversion = await Conversion.init({
    input,
    output,
    video: { codec: 'avc', width, height, fit: 'fill', bitrate: bitrateOf(width * height) },
    audio: { discard: true },
    showWarnings: false,
  })
  conversion.onProgress = onShare
  const stop = () => void conversion.cancel()
  signal.addEventListener('abort', stop)
  try {
    await conversion.execute()
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (!target.buffer) throw new Error('The conversion gave nothing.')
  return new Blob([target.buffer], { type: 'video/mp4' })
}
