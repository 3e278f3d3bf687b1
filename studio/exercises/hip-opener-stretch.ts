import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.52, 0, -0.12],
  rightFoot: [-0.72, 0, 0.11],
  leftToes: 0,
  rightToes: 0,
  rightHeel: 74,
  leftElbow: [-0.1, -0.5, -1],
  rightElbow: [-0.1, -0.5, 1],
  rightKnee: [0.2, -1, 0],
} as const

const upright = {
  pelvis: [-0.14, 0.53, 0],
  hips: [0, 4, 0],
  spine: [0, 4, 0],
  head: [0, 4, 0],
  leftHand: [0.36, -0.4, -0.14],
  rightHand: [0.34, -0.4, 0.16],
} as const

const open = {
  pelvis: [0.1, 0.42, 0],
  hips: [0, 2, 0],
  spine: [0, -16, 0],
  head: [0, -18, 0],
  leftHand: [-0.3, 0.62, -0.22],
  rightHand: [-0.3, 0.62, 0.22],
} as const

const motion = keyed(base, [
  [0, upright],
  [0.2, { leftHand: [0.66, 0.1, -0.18], rightHand: [0.66, 0.1, 0.2] }],
  [0.31, { leftHand: [0.5, 0.56, -0.2], rightHand: [0.5, 0.56, 0.2] }],
  [0.42, open],
  [0.58, { ...open, pelvis: [0.12, 0.41, 0], spine: [0, -18, 0] }],
  [0.69, { leftHand: [0.5, 0.56, -0.2], rightHand: [0.5, 0.56, 0.2] }],
  [0.8, { leftHand: [0.66, 0.1, -0.18], rightHand: [0.66, 0.1, 0.2] }],
])

export const hipOpenerStretch: Exercise = {
  slug: 'hip-opener-stretch',
  seconds: 6,
  motion,
  hands: 'chest',
  turn: 32,
  tip: 12,
  poster: 0.5,
  mat: true,
}
