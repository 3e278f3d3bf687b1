import { type FileHandle, open } from 'node:fs/promises'
import {
  EncodedPacket,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  Input,
  type InputVideoTrack,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  StreamTarget,
  type StreamTargetChunk,
  WEBM,
} from 'mediabunny'
import { areGoodSides, isPlayableCodec, isGoodLength, mostFrames, type ReadClip } from './clip.ts'
import { answerAsProgram } from './own-program.ts'
import type { ClipJob, ClipReport, NotWritten } from './rewrite-clip.ts'

// Fragments, each beginning with a key frame, keep long clips from being buffered as a whole.
const fragmentSeconds = 10

/** An error while writing the output, which isn't the input's fault. */
let notWritten: NotWritten | undefined

function failed(error: NodeJS.ErrnoException): never {
  notWritten = { code: error.code, message: error.message }
  throw error
}

function into(file: FileHandle): WritableStream<StreamTargetChunk> {
  return new WritableStream({
    async write({ data, position }) {
      for (let done = 0; done < data.length;) {
        const left = data.length - done
        done += (await file.write(data, done, left, position + done).catch(failed)).bytesWritten
      }
    },
  })
}

interface Pass {
  readonly count: number
  readonly first: number
  readonly end: number
  /** Frames that the file marks as hidden. */
  readonly hidden: number
}

const isBefore = (packet: EncodedPacket, endS: number) =>
  packet.timestamp + packet.duration / 2 < endS

/** Whether H.264's header of any part of a frame says that other frames need it. */
function isNeededByOthers({ data }: EncodedPacket, lengthBytes: number): boolean {
  const view = Buffer.from(data.buffer, data.byteOffset, data.byteLength)
  for (let at = 0; at + lengthBytes < view.length;) {
    const head = view[at + lengthBytes] ?? 0
    const isPicture = (head & 0x1f) >= 1 && (head & 0x1f) <= 5
    if (isPicture && (head & 0x60) !== 0) return true
    at += lengthBytes + view.readUIntBE(at, lengthBytes)
  }
  return false
}

async function readThrough(sink: EncodedPacketSink, endS: number): Promise<Pass | 'too-many'> {
  const pass = { count: 0, first: Infinity, end: 0, hidden: 0 }
  for await (const packet of sink.packets(undefined, undefined, { metadataOnly: true })) {
    const { timestamp, duration } = packet
    if (pass.count >= mostFrames) return 'too-many'
    if (!isBefore(packet, endS)) continue
    pass.count += 1
    pass.first = Math.min(pass.first, timestamp)
    pass.end = Math.max(pass.end, timestamp + duration)
    if (timestamp + duration <= 0) pass.hidden += 1
  }
  return pass
}

async function check(track: InputVideoTrack, sink: EncodedPacketSink, endS: number) {
  const codec = (await track.getCodecParameterString()) ?? String(await track.getCodec())
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const [coded, codedHeight] = [await track.getCodedWidth(), await track.getCodedHeight()]
  if (!areGoodSides(width, height) || !areGoodSides(coded, codedHeight))
    return { problem: 'pixels', width, height } as const
  const pass = await readThrough(sink, endS)
  if (pass === 'too-many') return { problem: 'length', frames: mostFrames, durationMs: 0 } as const
  const durationMs = Math.round((pass.end - pass.first) * 1000)
  if (pass.count === 0) return { problem: 'truncated' } as const
  if (!isGoodLength(pass.count, durationMs))
    return { problem: 'length', frames: pass.count, durationMs } as const
  return { facts: { codec, width, height, durationMs, frames: pass.count }, pass }
}

async function rewrite(input: Input, { into: path, endMs }: ClipJob): Promise<ReadClip> {
  const track = await input.getPrimaryVideoTrack()
  if (track === null) return { problem: 'no-picture' }
  const sink = new EncodedPacketSink(track)
  const endS = endMs === undefined ? Infinity : endMs / 1000 + (await track.getFirstTimestamp())
  const checked = await check(track, sink, endS)
  if ('problem' in checked) return checked
  const { facts, pass } = checked
  const decoderConfig = await track.getDecoderConfig()
  if (!isPlayableCodec(facts.codec) || decoderConfig === null)
    return { problem: 'codec', codec: facts.codec }
  if (pass.hidden > 0) return { problem: 'hidden', frames: pass.hidden }
  const first = await sink.getFirstPacket()
  if (first === null) return { problem: 'truncated' }
  if (first.type !== 'key' || (await track.determinePacketType(first)) !== 'key')
    return { problem: 'start' }

  const avcC: unknown = decoderConfig.description
  if (!(avcC instanceof Uint8Array)) return { problem: 'codec', codec: facts.codec }
  const lengthBytes = ((avcC[4] ?? 0) & 3) + 1
  const file = await open(path, 'wx').catch(failed)
  try {
    const output = new Output({
      format: new Mp4OutputFormat({
        fastStart: 'fragmented',
        minimumFragmentDuration: fragmentSeconds,
      }),
      target: new StreamTarget(into(file)),
    })
    const source = new EncodedVideoPacketSource('avc')
    output.addVideoTrack(source, { rotation: await track.getRotation() })
    await output.start()
    let count = 0
    let wasNeededCut = false
    for await (const packet of sink.packets()) {
      if (!isBefore(packet, endS)) {
        wasNeededCut ||= isNeededByOthers(packet, lengthBytes)
        continue
      }
      if (wasNeededCut) return { problem: 'cut' }
      count += 1
      await source.add(packet.clone({ timestamp: packet.timestamp - pass.first }), {
        decoderConfig,
      })
    }
    if (count !== pass.count) return { problem: 'truncated' }
    await output.finalize()
    await file.sync().catch(failed)
    return { facts }
  } finally {
    await file.close()
  }
}

async function report(job: ClipJob): Promise<ClipReport> {
  const input = new Input({
    source: new FilePathSource(job.path, { maxCacheSize: 2 ** 20 }),
    formats: [MP4, QTFF, WEBM],
  })
  try {
    return await rewrite(input, job)
  } catch {
    // Other errors of the library on a damaged file mean no more than this.
    return notWritten === undefined ? { problem: 'unreadable' } : { notWritten }
  } finally {
    input.dispose()
  }
}

await answerAsProgram(report)
