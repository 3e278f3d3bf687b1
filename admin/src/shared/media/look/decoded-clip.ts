import {
  BlobSource,
  Input,
  MATROSKA,
  MP4,
  QTFF,
  UrlSource,
  type VideoSample,
  VideoSampleSink,
  WEBM,
} from 'mediabunny'
import {
  CannotRead,
  type ClipFrame,
  type ClipReader,
  type ClipSource,
  endsMs,
  momentsBetween,
  shortMs,
} from './clip-reader.ts'

/** Reads frames with the browser's decoders (WebCodecs), which also work in a worker. */
export async function openDecoded(source: ClipSource): Promise<ClipReader> {
  if (!('VideoDecoder' in globalThis)) throw new CannotRead('There is no decoder.')
  const bytes =
    typeof source === 'string'
      ? new UrlSource(source, { getRetryDelay: (tries) => (tries > 2 ? null : 1) })
      : new BlobSource(source)
  const input = new Input({ source: bytes, formats: [MP4, QTFF, WEBM, MATROSKA] })
  try {
    return await openTrack(input)
  } catch (error) {
    input.dispose()
    throw error instanceof CannotRead ? error : new CannotRead(String(error))
  }
}

async function openTrack(input: Input): Promise<ClipReader> {
  const track = await input.getPrimaryVideoTrack()
  if (!track || !(await track.canDecode())) throw new CannotRead('There is nothing to decode.')
  const startS = await track.getFirstTimestamp()
  const durationMs = ((await track.computeDuration()) - startS) * 1000
  const sink = new VideoSampleSink(track)
  const show = (sample: VideoSample, visit: (frame: ClipFrame) => void) => {
    try {
      visit({
        atMs: (sample.timestamp - startS) * 1000,
        draw: (context, width, height) => sample.draw(context, 0, 0, width, height),
      })
    } finally {
      sample.close()
    }
  }
  const seconds = (ms: number) => startS + ms / 1000
  async function visitAll(visit: (frame: ClipFrame) => void) {
    for await (const sample of sink.samples()) show(sample, visit)
  }

  return {
    width: await track.getDisplayWidth(),
    height: await track.getDisplayHeight(),
    durationMs,
    async visitAt(atMs, visit) {
      const sample = await sink.getSample(seconds(Math.max(0, atMs)))
      if (sample) show(sample, visit)
      return sample !== null
    },
    visitAll,
    async visitEach(visit) {
      if (durationMs <= shortMs) {
        await visitAll(visit)
        return
      }
      for await (const sample of sink.samples(startS, seconds(endsMs))) show(sample, visit)
      for await (const sample of sink.samplesAtTimestamps(momentsBetween(durationMs).map(seconds)))
        if (sample) show(sample, visit)
      for await (const sample of sink.samples(seconds(durationMs - endsMs))) show(sample, visit)
    },
    close() {
      input.dispose()
    },
  }
}
