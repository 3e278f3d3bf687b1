import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { forearmPlank } from './floor-plank.ts'

const { pelvis, hips, spine } = forearmPlank

/** A hold: only the breath moves. */
const motion = keyed(forearmPlank, [
  [0, { pelvis, hips, spine }],
  [0.45, { pelvis: [0.028, 0.292, 0], hips: [0, 82, 0], spine: [0, -1, 0] }],
])

export const plank: Exercise = {
  slug: 'plank',
  seconds: 3.6,
  motion,
  hands: 'world',
  turn: 50,
  tip: 21,
  poster: 0.4,
  mat: true,
}
