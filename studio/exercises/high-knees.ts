import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftToes: 2,
  rightToes: -2,
  leftElbow: [-1, -0.4, -0.25],
  rightElbow: [-1, -0.4, 0.25],
} as const

const ground = { leftFoot: [0.06, 0, -0.09], leftFree: 0, leftHeel: 24 } as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [0, 0.955, 0],
        hips: [-10, -2, -3],
        spine: [16, 5, 3],
        head: [-6, 2, 0],
        leftFoot: [0.3, 0.58, -0.09],
        leftFree: 1,
        leftFlex: 82,
        leftHand: [-0.16, -0.3, -0.27],
        rightHand: [0.32, -0.06, 0.14],
      },
    ],
    [0.07, { leftFoot: [0.27, 0.54, -0.09], leftFree: 1, leftFlex: 80 }],
    [0.17, { leftFoot: [0.16, 0.2, -0.09], leftFree: 0.7, leftHeel: 30 }],
    [
      0.25,
      {
        pelvis: [0, 0.9, 0],
        hips: [0, 2, 0],
        spine: [0, 5, 0],
        ...ground,
        leftHeel: 26,
        leftHand: [0.08, -0.27, -0.24],
        rightHand: [0.08, -0.27, 0.24],
      },
    ],
    [0.33, { ...ground, leftHeel: 18 }],
    [0.5, { ...ground, leftHeel: 44 }],
    [0.62, { leftFoot: [0.04, 0.04, -0.09], leftFree: 0.1, leftHeel: 58 }],
    [0.76, { leftFoot: [-0.02, 0.32, -0.09], leftFree: 0.9, leftFlex: 60 }],
    [0.9, { leftFoot: [0.24, 0.54, -0.09], leftFree: 1, leftFlex: 78 }],
  ]),
)

export const highKnees: Exercise = {
  slug: 'high-knees',
  seconds: 2.4,
  motion: (phase) => motion(phase * 3),
  hands: 'chest',
  turn: 26,
  poster: 0.005,
}
