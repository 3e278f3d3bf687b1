import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftElbow: [-0.2, -1, -0.4],
  rightElbow: [-0.2, -1, 0.4],
} as const

const planted = { leftFoot: [-0.06, 0, -0.11], leftFree: 0, leftHeel: 8 } as const
const struck = {
  pelvis: [0.08, 0.94, 0.04],
  hips: [-14, -18, 0],
  spine: [4, 6, 0],
  head: [10, 4, 0],
  leftFoot: [0.28, 0.66, -0.09],
  leftFree: 1,
  leftFlex: 30,
  leftHand: [0.3, -0.18, -0.16],
  rightHand: [0.3, -0.18, 0.16],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, struck],
    [0.04, { ...struck, leftFoot: [0.29, 0.68, -0.09] }],
    [0.16, { leftFoot: [0.02, 0.2, -0.11], leftFree: 0.5, leftHeel: 20 }],
    [
      0.23,
      {
        ...planted,
        pelvis: [0, 0.87, 0],
        hips: [0, 8, 0],
        spine: [0, 6, 0],
        head: [0, 6, 0],
        leftHand: [0.5, 0.24, -0.12],
        rightHand: [0.5, 0.24, 0.12],
      },
    ],
    [0.3, { ...planted, pelvis: [0.01, 0.87, 0] }],
    [0.5, { ...planted, leftHeel: 34 }],
    [0.74, { ...planted, leftHeel: 12 }],
    [0.8, { ...planted, leftHeel: 40 }],
    [0.9, { leftFoot: [0.08, 0.36, -0.1], leftFree: 0.9, leftFlex: 40 }],
  ]),
)

export const alternatingKnees: Exercise = {
  slug: 'alternating-knees',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 26,
  poster: 0.51,
}
