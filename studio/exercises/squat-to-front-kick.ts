import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.05, 0, -0.18],
  rightFoot: [0.05, 0, 0.18],
  leftToes: 14,
  rightToes: -14,
  leftElbow: [0, -1, -0.4],
  rightElbow: [0, -1, 0.4],
} as const

const fists = { leftHand: [0.26, 0.02, -0.09], rightHand: [0.26, 0.02, 0.09] } as const
const rightDown = { rightFoot: base.rightFoot, rightFree: 0, rightFlex: 80, rightHeel: 0 } as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [-0.26, 0.46, 0],
        hips: [0, 38, 0],
        spine: [0, 2, 0],
        head: [0, 4, 0],
        ...fists,
        ...rightDown,
      },
    ],
    [0.04, { pelvis: [-0.265, 0.45, 0], ...rightDown }],
    [
      0.14,
      {
        pelvis: [-0.03, 0.86, -0.08],
        hips: [0, 6, 0],
        spine: [0, 2, 0],
        head: [0, 2, 0],
        ...rightDown,
        rightHeel: 20,
      },
    ],
    [
      0.2,
      {
        pelvis: [0.0, 0.9, -0.12],
        hips: [4, -10, 0],
        spine: [0, 12, 0],
        rightFoot: [0.3, 0.5, 0.08],
        rightFree: 1,
        rightFlex: 95,
      },
    ],
    [
      0.26,
      {
        pelvis: [0.02, 0.905, -0.12],
        hips: [10, -24, 0],
        spine: [-4, 8, 0],
        head: [-4, 2, 0],
        rightFoot: [0.84, 0.98, 0.02],
        rightFree: 1,
        rightFlex: 72,
        leftHand: [0.24, 0.04, -0.1],
        rightHand: [-0.04, -0.44, 0.3],
        leftHeel: 6,
      },
    ],
    [
      0.33,
      {
        pelvis: [0.0, 0.9, -0.11],
        hips: [4, -10, 0],
        spine: [0, 12, 0],
        rightFoot: [0.3, 0.46, 0.08],
        rightFree: 1,
        rightFlex: 90,
        rightHand: [0.24, -0.1, 0.14],
      },
    ],
    [
      0.4,
      {
        pelvis: [-0.06, 0.85, -0.02],
        hips: [0, 8, 0],
        spine: [0, 2, 0],
        rightFoot: [0.05, 0.03, 0.18],
        rightFree: 0,
        rightHeel: 12,
      },
    ],
    [0.43, rightDown],
  ]),
)

export const squatToFrontKick: Exercise = {
  slug: 'squat-to-front-kick',
  seconds: 5.2,
  motion,
  hands: 'chest',
  turn: 20,
  poster: 0.27,
}
