import { buffer } from 'node:stream/consumers'
import { clearMoment, findFigure, findSeam, type LookFrame } from '@roundboard/domain'
import type { Found, LookJob } from './look-at-clip.ts'
import { answerAsProgram } from './own-program.ts'
import { numbersOf } from './seen-frames.ts'

await answerAsProgram(async ({ width, height, durationMs, seen }: LookJob): Promise<Found> => {
  const grey = await buffer(process.stdin)
  const each = width * height
  const count = Math.floor(grey.length / each)
  const numbers = numbersOf(seen).slice(0, count)
  const frames = numbers.map((number, index): LookFrame => {
    const at = index * each
    const atMs = (number * durationMs) / seen.total
    return { atMs, width, height, grey: grey.subarray(at, at + each) }
  })
  const figure = findFigure(frames)
  const { jump, cut } = findSeam(frames, figure)
  // What fits better may be among the pictures that were left out.
  const seam = { jump, cut: seen.every === 1 ? cut : null }
  return { figure, seam, atMs: clearMoment(frames) }
})
