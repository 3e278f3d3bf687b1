import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const tall = {
  pelvis: [0, 0.91, 0],
  hips: [0, 2, 0],
  spine: [0, 0, 0],
  leftFoot: [0.1, 0, -0.1],
  rightFoot: [0.1, 0, 0.1],
  leftFree: 0,
  rightFree: 0,
  leftHeel: 0,
  rightHeel: 0,
  leftHand: [0.06, 0.88, -0.25],
  rightHand: [0.06, 0.88, 0.25],
} as const
/** The right hand holds the right foot behind the seat. */
const held = {
  pelvis: [0.02, 0.91, -0.06],
  hips: [0, -2, 0],
  spine: [0, 2, 0],
  rightFoot: [-0.3, 0.66, 0.05],
  rightFree: 1,
  rightFlex: 12,
  rightHand: [-0.34, 0.74, 0.12],
  leftHand: [0.3, 1.32, -0.5],
} as const

const motion = keyed(
  { ...standing, leftElbow: [-0.6, -0.4, -0.6], rightElbow: [-0.6, -0.4, 0.6] },
  bothSides([
    [0, tall],
    [
      0.07,
      {
        rightFoot: [-0.14, 0.34, 0.07],
        rightFree: 1,
        rightFlex: 40,
        rightHeel: 70,
        rightHand: [-0.1, 0.82, 0.26],
      },
    ],
    [0.15, held],
    [0.25, { ...held, rightFoot: [-0.29, 0.7, 0.05], rightHand: [-0.33, 0.78, 0.12] }],
    [0.35, held],
    [
      0.43,
      {
        rightFoot: [-0.14, 0.34, 0.07],
        rightFree: 1,
        rightFlex: 40,
        rightHeel: 70,
        rightHand: [-0.1, 0.82, 0.26],
      },
    ],
  ]),
)

export const quadStretch: Exercise = {
  slug: 'quad-stretch',
  seconds: 6,
  motion,
  hands: 'world',
  turn: 24,
  poster: 0.25,
}
