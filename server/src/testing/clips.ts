import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  BufferSource,
  BufferTarget,
  type EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MovOutputFormat,
  MP4,
  Mp4OutputFormat,
  Output,
  type OutputFormat,
  QTFF,
  type VideoCodec,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { temporaryFolder } from './test-server.ts'

/** H.264 as encoders write it: with an edit list and no fragments. */
export const aRealClip = join(import.meta.dirname, 'squat.mp4')
/** The same at an eighth of its width and height. */
export const aSmallClip = join(import.meta.dirname, 'small-squat.mp4')

const forms = {
  mp4: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
  late: () => new Mp4OutputFormat({ fastStart: false }),
  fragmented: () => new Mp4OutputFormat({ fastStart: 'fragmented' }),
  mov: () => new MovOutputFormat({ fastStart: 'in-memory' }),
  webm: () => new WebMOutputFormat(),
} as const satisfies Record<string, () => OutputFormat>

/** A clip's frames in decoding order. */
export async function readPackets(bytes: Uint8Array) {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4, QTFF, WEBM] })
  const track = await input.getPrimaryVideoTrack()
  if (track === null) throw new Error('no pictures')
  const packets: EncodedPacket[] = []
  for await (const packet of new EncodedPacketSink(track).packets()) packets.push(packet)
  return { packets, decoderConfig: await track.getDecoderConfig() }
}

interface Wanted {
  readonly form?: keyof typeof forms
  /** The codec in the container; the frames are H.264. */
  readonly codec?: VideoCodec
  /** The number of frames; repeats the first ones. */
  readonly frames?: number
  readonly tracks?: number
  /** The start time of the clip, which hides a part of it. */
  readonly shiftS?: number
}

/** A clip of real frames in any container. */
export async function aClip(wanted: Wanted = {}): Promise<Buffer<ArrayBuffer>> {
  const { packets, decoderConfig } = await readPackets(await readFile(aRealClip))
  if (decoderConfig === null) throw new Error('no codec')
  const target = new BufferTarget()
  const output = new Output({ format: forms[wanted.form ?? 'mp4'](), target })
  const codec = wanted.codec ?? 'avc'
  const sources = Array.from({ length: wanted.tracks ?? 1 }, () => {
    const source = new EncodedVideoPacketSource(codec)
    output.addVideoTrack(source)
    return source
  })
  await output.start()
  const isTold = codec === 'avc'
  const config = isTold
    ? decoderConfig
    : { codec: codec === 'vp8' ? 'vp8' : 'vp09.00.10.08', codedWidth: 720, codedHeight: 960 }
  const of = wanted.frames ?? packets.length
  for (const source of sources)
    for (let index = 0; index < of; index += 1) {
      const packet = packets[of > packets.length ? 0 : index]
      if (packet === undefined) throw new Error('too few pictures')
      const timestamp = of > packets.length ? index / 30 : packet.timestamp
      const data = of > packets.length ? packet.data.subarray(0, 8) : packet.data
      await source.add(
        packet.clone({ data, timestamp: timestamp + (wanted.shiftS ?? 0), sequenceNumber: index }),
        { decoderConfig: config },
      )
    }
  await output.finalize()
  if (target.buffer === null) throw new Error('nothing was written')
  return Buffer.from(target.buffer)
}

/** Replaces the bytes at an offset behind the name of a box. */
export function patched(
  clip: Buffer<ArrayBuffer>,
  box: string,
  offset: number,
  bytes: Uint8Array,
): Buffer<ArrayBuffer> {
  const at = clip.indexOf(box, clip.indexOf('moov', 0, 'latin1'), 'latin1')
  if (at < 0) throw new Error(`no ${box}`)
  const copy = Buffer.from(clip)
  copy.set(bytes, at + 4 + offset)
  return copy
}

/** An MP4 box with any declared size. */
export function aBox(
  type: string,
  content: Uint8Array,
  claimed = content.length + 8,
): Buffer<ArrayBuffer> {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(claimed)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, content])
}

/** The top-level boxes of a file. */
export function boxesOf(clip: Buffer): string[] {
  const names: string[] = []
  for (let at = 0; at < clip.length; at += clip.readUInt32BE(at))
    names.push(clip.toString('latin1', at + 4, at + 8))
  return names
}

/** A file that is deleted after the test. */
export async function aFile(bytes: Uint8Array | string, name = 'file'): Promise<string> {
  const path = join(await temporaryFolder(), name)
  await writeFile(path, bytes)
  return path
}
