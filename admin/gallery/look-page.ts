import {
  BlobSource,
  BufferTarget,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'
import { analyzeClip, seamPictures } from '../src/shared/media/look/look.ts'

async function clipOf(address: string, endS?: number): Promise<Blob> {
  const whole = await (await fetch(address)).blob()
  return endS === undefined ? whole : cutShort(whole, endS)
}

/** The unchanged packets of a clip up to a time. */
async function cutShort(clip: Blob, endS: number): Promise<Blob> {
  const input = new Input({ source: new BlobSource(clip), formats: [MP4] })
  const track = await input.getPrimaryVideoTrack()
  const codec = await track?.getCodec()
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !codec || !decoderConfig) throw new Error('There is no track.')
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat(), target })
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source)
  await output.start()
  for await (const packet of new EncodedPacketSink(track).packets())
    if (packet.timestamp < endS) await source.add(packet, { decoderConfig })
  await output.finalize()
  return new Blob([target.buffer ?? new ArrayBuffer()], { type: 'video/mp4' })
}

function show(picture: ImageBitmap) {
  const canvas = document.createElement('canvas')
  canvas.width = picture.width
  canvas.height = picture.height
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  document.body.append(canvas)
}

// The functions that stories call.
Object.assign(globalThis, {
  lookPage: {
    look: async (address: string, endS?: number) => analyzeClip(await clipOf(address, endS)),
    async showSeam(address: string, endMs?: number) {
      const { last, first, difference } = await seamPictures(address, { endMs })
      for (const picture of [last.picture, first.picture, difference]) show(picture)
      return { lastMs: last.atMs, firstMs: first.atMs }
    },
  },
})
