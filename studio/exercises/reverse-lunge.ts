import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.1],
  rightFoot: [0.1, 0, 0.1],
  leftToes: 2,
  rightToes: -2,
  leftElbow: [-0.2, -0.2, -1],
  rightElbow: [-0.2, -0.2, 1],
} as const

const tall = {
  pelvis: [0, 0.91, 0],
  hips: [0, 2, 0],
  leftFoot: base.leftFoot,
  rightFoot: base.rightFoot,
  leftHeel: 0,
  rightHeel: 0,
  leftHand: [0.05, -0.43, -0.19],
  rightHand: [0.05, -0.43, 0.19],
} as const

const deep = {
  pelvis: [-0.28, 0.5, 0],
  hips: [0, 6, 0],
  leftFoot: base.leftFoot,
  leftHeel: 0,
  rightFoot: [-0.64, 0, 0.11],
  rightHeel: 62,
} as const

const motion = keyed(
  base,
  bothSides([
    [0, tall],
    [0.06, { rightFoot: [-0.16, 0.1, 0.11], rightHeel: 44, leftHeel: 0, pelvis: [-0.03, 0.9, 0] }],
    [0.13, { rightFoot: [-0.64, 0, 0.11], rightHeel: 50, pelvis: [-0.18, 0.72, 0] }],
    [0.23, deep],
    [0.28, { ...deep, pelvis: [-0.28, 0.495, 0] }],
    [0.36, { rightFoot: [-0.64, 0, 0.11], rightHeel: 56, pelvis: [-0.17, 0.72, 0] }],
    [0.42, { rightFoot: [-0.18, 0.1, 0.11], rightHeel: 40, leftHeel: 0, pelvis: [-0.03, 0.9, 0] }],
    [0.48, tall],
  ]),
)

export const reverseLunge: Exercise = {
  slug: 'reverse-lunge',
  seconds: 4.6,
  motion,
  hands: 'chest',
  turn: 30,
  poster: 0.25,
}
