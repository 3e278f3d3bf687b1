import { parentPort, workerData } from 'node:worker_threads'
import { clearMoment, findFigure, findSeam, type LookFrame } from '@roundboard/domain'
import type { Found, Looked } from './look-at-clip.ts'

const { grey, width, height, durationMs } = workerData as Looked
const each = width * height
const count = Math.floor(grey.length / each)
const frames = Array.from({ length: count }, (_, index): LookFrame => {
  const at = index * each
  const atMs = (index * durationMs) / count
  return { atMs, width, height, grey: grey.subarray(at, at + each) }
})
const figure = findFigure(frames)
const found: Found = { figure, seam: findSeam(frames, figure), atMs: clearMoment(frames) }
parentPort?.postMessage(found)
