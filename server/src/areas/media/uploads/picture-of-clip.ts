import { createFfmpeg, type FfmpegLimits } from '../../../platform/clips/ffmpeg.ts'
import { sniffFile } from './sniff.ts'

/** No wall shows a poster larger. */
const mostSide = 1080
/** Many clips begin in black. */
const laterMs = 1_000

/** One picture is soon made; a server that stops waits for it. */
const limits: FfmpegLimits = { deadlineMs: 20_000, memoryMiB: 2048, outputMiB: 16 }

/** A picture of the clip in a file, whatever its name says; undefined: it holds none that can be read. */
export function createPictureOfClip(program: string) {
  const ffmpeg = createFfmpeg(program, limits)
  return async (path: string): Promise<Buffer | undefined> => {
    const form = await sniffFile(path)
    if (form !== 'mp4' && form !== 'mov' && form !== 'webm') return undefined
    return (
      (await ffmpeg.picture(path, laterMs, mostSide, form)) ??
      (await ffmpeg.picture(path, 0, mostSide, form))
    )
  }
}
