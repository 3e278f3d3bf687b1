import { buffer } from 'node:stream/consumers'
import { clearMoment, findFigure, findSeam, type LookFrame } from '@roundboard/domain'
import type { Found, LookJob } from './look-at-clip.ts'
import { answerAsProgram } from './own-program.ts'

await answerAsProgram(async ({ width, height, durationMs }: LookJob): Promise<Found> => {
  const grey = await buffer(process.stdin)
  const each = width * height
  const count = Math.floor(grey.length / each)
  const frames = Array.from({ length: count }, (_, index): LookFrame => {
    const at = index * each
    const atMs = (index * durationMs) / count
    return { atMs, width, height, grey: grey.subarray(at, at + each) }
  })
  const figure = findFigure(frames)
  return { figure, seam: findSeam(frames, figure), atMs: clearMoment(frames) }
})
