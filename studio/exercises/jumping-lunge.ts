import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = { ...standing, leftToes: 2, rightToes: -2 } as const

const split = {
  pelvis: [-0.02, 0.52, 0],
  hips: [0, 6, 0],
  spine: [0, 4, 0],
  leftFoot: [0.46, 0, -0.11],
  leftHeel: 0,
  rightFoot: [-0.42, 0, 0.11],
  rightHeel: 60,
  leftHand: [-0.2, -0.36, -0.27],
  rightHand: [0.34, -0.08, 0.16],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, split],
    [0.05, { ...split, pelvis: [-0.02, 0.5, 0] }],
    [
      0.17,
      {
        ...split,
        pelvis: [0, 0.79, 0],
        hips: [0, 2, 0],
        spine: [0, 0, 0],
        leftHeel: 18,
        rightHeel: 66,
        leftHand: [0.05, -0.3, -0.3],
        rightHand: [0.1, -0.2, 0.3],
      },
    ],
    [
      0.25,
      {
        pelvis: [0, 1.1, 0],
        hips: [0, 0, 0],
        spine: [0, -2, 0],
        leftFoot: [0.16, 0.2, -0.11],
        leftHeel: 50,
        rightFoot: [-0.02, 0.2, 0.11],
        rightHeel: 54,
        leftHand: [0.16, 0.0, -0.36],
        rightHand: [0.16, 0.0, 0.36],
      },
    ],
    [
      0.34,
      {
        pelvis: [0, 0.84, 0],
        hips: [0, 3, 0],
        spine: [0, 2, 0],
        leftFoot: [-0.36, 0.04, -0.11],
        leftHeel: 56,
        rightFoot: [0.42, 0.04, 0.11],
        rightHeel: 6,
        leftHand: [0.2, -0.16, -0.24],
        rightHand: [0.02, -0.3, 0.28],
      },
    ],
    [0.375, { leftFoot: [-0.42, 0, -0.11], leftHeel: 58, rightFoot: [0.46, 0, 0.11] }],
  ]),
)

export const jumpingLunge: Exercise = {
  slug: 'jumping-lunge',
  seconds: 2.8,
  motion,
  hands: 'chest',
  turn: 26,
  poster: 0.02,
}
