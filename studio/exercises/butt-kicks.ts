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

const ground = { leftFoot: [0.04, 0, -0.09], leftFree: 0 } as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [0, 0.945, 0],
        hips: [-6, 4, -2],
        spine: [12, 6, 2],
        head: [-6, 2, 0],
        leftFoot: [-0.32, 0.68, -0.1],
        leftFree: 1,
        leftFlex: 30,
        leftHand: [0.3, -0.08, -0.14],
        rightHand: [-0.16, -0.3, 0.27],
      },
    ],
    [0.08, { leftFoot: [-0.3, 0.66, -0.1], leftFree: 1, leftFlex: 32 }],
    [0.18, { leftFoot: [-0.16, 0.28, -0.09], leftFree: 0.9, leftFlex: 60, leftHeel: 40 }],
    [0.25, { pelvis: [0, 0.9, 0], leftHand: [0.08, -0.27, -0.24], rightHand: [0.08, -0.27, 0.24] }],
    [0.28, { ...ground, leftHeel: 30 }],
    [0.38, { ...ground, leftHeel: 14 }],
    [0.5, { ...ground, leftHeel: 34 }],
    [0.68, { ...ground, leftHeel: 60 }],
    [0.82, { leftFoot: [-0.22, 0.36, -0.09], leftFree: 0.9, leftFlex: 36, leftHeel: 80 }],
  ]),
)

export const buttKicks: Exercise = {
  slug: 'butt-kicks',
  seconds: 2.4,
  motion: (phase) => motion(phase * 3),
  hands: 'chest',
  turn: 22,
  poster: 0.17,
}
