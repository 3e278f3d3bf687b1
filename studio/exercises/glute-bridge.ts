import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { supine } from './supine.ts'

const base = {
  ...supine,
  leftFoot: [0.52, 0, -0.13],
  rightFoot: [0.52, 0, 0.13],
  leftHand: [0.53, -0.085, -0.26],
  rightHand: [0.53, -0.085, 0.26],
  leftFree: 0,
  rightFree: 0,
  leftKnee: [0, 0, 0],
  rightKnee: [0, 0, 0],
} as const

const down = { pelvis: [0, 0.12, 0], hips: [0, -88, 0], spine: [0, 0, 0] } as const
const half = { pelvis: [-0.02, 0.28, 0], hips: [0, -106, 0], spine: [0, 0, 0] } as const
const up = { pelvis: [-0.08, 0.4, 0], hips: [0, -123, 0], spine: [0, 2, 0] } as const

/** The shoulders stay where they are. */
const motion = keyed(base, [
  [0, down],
  [0.2, half],
  [0.4, up],
  [0.55, { ...up, pelvis: [-0.08, 0.405, 0] }],
  [0.75, half],
  [0.94, down],
])

export const gluteBridge: Exercise = {
  slug: 'glute-bridge',
  seconds: 2.8,
  motion,
  hands: 'chest',
  turn: 36,
  tip: 18,
  poster: 0.48,
  mat: true,
}
