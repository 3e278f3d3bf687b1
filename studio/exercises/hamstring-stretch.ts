import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

/** Sits with straight legs and reaches for the toes. */
const base = {
  ...standing,
  leftFoot: [0.6, 0.08, -0.13],
  rightFoot: [0.6, 0.08, 0.13],
  leftFree: 1,
  rightFree: 1,
  leftFlex: 78,
  rightFlex: 78,
  leftKnee: [0, 2, 0],
  rightKnee: [0, 2, 0],
} as const

const upright = {
  pelvis: [-0.22, 0.13, 0],
  hips: [0, -4, 0],
  spine: [0, 8, 0],
  head: [0, 4, 0],
  leftHand: [0.16, 0.28, -0.2],
  rightHand: [0.16, 0.28, 0.2],
} as const
const folded = {
  pelvis: [-0.21, 0.13, 0],
  hips: [0, 34, 0],
  spine: [0, 30, 0],
  head: [0, 50, 0],
  leftHand: [0.6, 0.22, -0.13],
  rightHand: [0.6, 0.22, 0.13],
} as const

const motion = keyed(base, [
  [0, upright],
  [0.08, { ...upright, hips: [0, -6, 0] }],
  [0.42, folded],
  [
    0.55,
    {
      ...folded,
      hips: [0, 36, 0],
      spine: [0, 32, 0],
      leftHand: [0.62, 0.21, -0.13],
      rightHand: [0.62, 0.21, 0.13],
    },
  ],
  [0.68, folded],
])

export const hamstringStretch: Exercise = {
  slug: 'hamstring-stretch',
  seconds: 6,
  motion,
  hands: 'world',
  turn: 30,
  tip: 15,
  poster: 0.55,
  mat: true,
}
