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

/** What a browser finds in a clip. */
export type ClipRead =
  | { readonly found: 'for-walls' | 'nothing' }
  | { readonly found: 'other'; readonly codec: string; readonly canConvert: boolean }

// As the server has it: profiles of 4:2:0 with eight bits, which every wall decodes.
const isForWalls = (codec: string) => /^avc1\.(42|4d|64)/i.test(codec)

const bitrateOf = (pixels: number) => Math.round(Math.min(12e6, Math.max(2e6, pixels * 6)))

/** Whether this browser really makes H.264 of this size: it encodes a frame, whatever it says. */
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

/** The size of the picture in numbers that H.264 takes. */
async function sizeOf(track: InputVideoTrack) {
  const [width, height] = await Promise.all([track.getDisplayWidth(), track.getDisplayHeight()])
  return { width: even(width), height: even(height) }
}

async function canConvert(track: InputVideoTrack): Promise<boolean> {
  if (!(await track.canDecode())) return false
  const { width, height } = await sizeOf(track)
  return encodesFrame(width, height)
}

/** Whether walls play a clip as it is, and if not, whether it can be converted here. */
export async function readClip(clip: Blob): Promise<ClipRead> {
  using input = inputOf(clip)
  try {
    const track = await input.getPrimaryVideoTrack()
    if (!track) return { found: 'nothing' }
    const codec = (await track.getCodecParameterString()) ?? (await track.getCodec()) ?? ''
    if (isForWalls(codec)) return { found: 'for-walls' }
    return { found: 'other', codec, canConvert: await canConvert(track) }
  } catch {
    return { found: 'nothing' }
  }
}

/** Makes H.264 in MP4 of a clip, without sound; `onShare` hears how much of it is done. */
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
