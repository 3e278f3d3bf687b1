import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.1],
  rightFoot: [0.1, 0, 0.1],
  leftToes: 2,
  rightToes: -2,
} as const

const tall = {
  pelvis: [0, 0.91, 0],
  hips: [0, 2, 0],
  spine: [0, 0, 0],
  leftHand: [0.05, -0.5, -0.24],
  rightHand: [0.05, -0.5, 0.24],
  leftFoot: base.leftFoot,
  rightFoot: base.rightFoot,
  leftHeel: 0,
  rightHeel: 0,
} as const

const deep = {
  pelvis: [0.37, 0.5, 0],
  hips: [0, 4, 0],
  spine: [0, 2, 0],
  leftFoot: [0.85, 0, -0.11],
  leftHeel: 0,
  rightFoot: base.rightFoot,
  rightHeel: 62,
  leftHand: [-0.1, -0.36, -0.26],
  rightHand: [0.26, -0.12, 0.2],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, tall],
    [0.07, { leftFoot: [0.34, 0.16, -0.11], leftHeel: 0, rightHeel: 4, pelvis: [0.08, 0.9, 0] }],
    [0.145, { leftFoot: [0.85, 0, -0.11], leftHeel: -8, rightHeel: 34, pelvis: [0.3, 0.7, 0] }],
    [0.23, deep],
    [0.27, { ...deep, pelvis: [0.37, 0.495, 0] }],
    [0.345, { leftFoot: [0.85, 0, -0.11], leftHeel: 6, rightHeel: 34, pelvis: [0.29, 0.7, 0] }],
    [0.42, { leftFoot: [0.36, 0.14, -0.11], leftHeel: 16, rightHeel: 4, pelvis: [0.08, 0.89, 0] }],
    [0.475, { ...tall, pelvis: [0, 0.9, 0] }],
  ]),
)

export const lunge: Exercise = {
  slug: 'lunge',
  seconds: 4.6,
  motion,
  hands: 'chest',
  turn: 30,
  poster: 0.25,
}
