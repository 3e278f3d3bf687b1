import { buffer } from 'node:stream/consumers'
import {
  posterFrameMs,
  findFigure,
  findSeam,
  measureLoopFlashes,
  flashFps,
  type AnalysisFrame,
} from '@roundboard/domain'
import type { FlashJob } from './count-flashes.ts'
import type { Found, AnalysisJob } from './analyze-clip.ts'
import { answerAsProgram } from './own-program.ts'
import { numbersOf } from './seen-frames.ts'

function find(grey: Buffer, { width, height, durationMs, seen }: AnalysisJob): Found {
  const each = width * height
  const count = Math.floor(grey.length / each)
  const numbers = numbersOf(seen).slice(0, count)
  const frames = numbers.map((number, index): AnalysisFrame => {
    const at = index * each
    const atMs = (number * durationMs) / seen.total
    return { atMs, width, height, grey: grey.subarray(at, at + each) }
  })
  const figure = findFigure(frames)
  const { jump, cut } = findSeam(frames, figure)
  // A better seam may be among the frames that were skipped.
  const seam = { jump, cut: seen.every === 1 ? cut : null }
  return { figure, seam, atMs: posterFrameMs(frames) }
}

function countFlashes(film: Buffer, { side, durationMs }: FlashJob) {
  const each = 3 * side ** 2
  const frames = Array.from({ length: Math.floor(film.length / each) }, (_, index) => ({
    atMs: (index * 1000) / flashFps,
    pixels: film.subarray(index * each, (index + 1) * each),
  }))
  return measureLoopFlashes(frames, durationMs)
}

await answerAsProgram(async (job: AnalysisJob | FlashJob) => {
  const pictures = await buffer(process.stdin)
  return 'side' in job ? countFlashes(pictures, job) : find(pictures, job)
})
