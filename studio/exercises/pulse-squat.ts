import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.2],
  rightFoot: [0.1, 0, 0.2],
  leftToes: 22,
  rightToes: -22,
  leftKnee: [0, 0, -0.2],
  rightKnee: [0, 0, 0.2],
  leftHand: [0.27, -0.06, -0.075],
  rightHand: [0.27, -0.06, 0.075],
  leftElbow: [-0.1, -1, -0.7],
  rightElbow: [-0.1, -1, 0.7],
} as const

const tall = { pelvis: [0, 0.895, 0], hips: [0, 3, 0], head: [0, 0, 0] } as const
const low = { pelvis: [-0.25, 0.43, 0], hips: [0, 38, 0], head: [0, 4, 0] } as const
const half = { pelvis: [-0.22, 0.59, 0], hips: [0, 33, 0], head: [0, 3, 0] } as const

/** Down, three small bounces at the bottom, and up. */
const motion = keyed(base, [
  [0, tall],
  [0.24, low],
  [0.34, half],
  [0.44, low],
  [0.54, half],
  [0.64, low],
  [0.74, half],
  [0.82, low],
])

export const pulseSquat: Exercise = {
  slug: 'pulse-squat',
  seconds: 4.2,
  motion,
  hands: 'chest',
  turn: 40,
  poster: 0.44,
}
