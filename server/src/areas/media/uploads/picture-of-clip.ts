import { createFfmpeg, type FfmpegLimits } from '../../../platform/clips/ffmpeg.ts'
import { sniffFile } from './sniff.ts'

/** No screen shows a poster larger than this. */
const mostSide = 1080
/** Many clips start with black frames. */
const laterMs = 1_000

/** Extracting a frame is quick, and a server that stops waits for it. */
const limits: FfmpegLimits = { deadlineMs: 20_000, memoryMiB: 2048, outputMiB: 16 }

/** Extracts a frame of a clip, whatever the file's name. Undefined if it can't be read. */
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
