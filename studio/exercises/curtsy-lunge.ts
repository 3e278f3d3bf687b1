import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.13],
  rightFoot: [0.1, 0, 0.13],
  leftHand: [0.27, -0.06, -0.075],
  rightHand: [0.27, -0.06, 0.075],
  leftElbow: [-0.1, -1, -0.7],
  rightElbow: [-0.1, -1, 0.7],
} as const

const tall = {
  pelvis: [0, 0.905, 0],
  hips: [0, 2, 0],
  spine: [0, 0, 0],
  leftFoot: base.leftFoot,
  rightFoot: base.rightFoot,
  leftHeel: 0,
  rightHeel: 0,
  leftToes: 8,
  rightToes: -8,
  leftKnee: [0, 0, 0],
  rightKnee: [0, 0, 0],
} as const

const deep = {
  pelvis: [-0.16, 0.56, -0.02],
  hips: [-8, 12, 0],
  spine: [6, -2, 0],
  leftFoot: base.leftFoot,
  leftHeel: 0,
  leftToes: 10,
  leftKnee: [0, 0, -0.5],
  rightFoot: [-0.42, 0, -0.5],
  rightHeel: 58,
  rightToes: -24,
  rightKnee: [0, 0, 0.5],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, tall],
    [0.07, { rightFoot: [-0.3, 0.08, -0.02], rightHeel: 44, pelvis: [-0.03, 0.88, -0.04] }],
    [0.135, { rightFoot: deep.rightFoot, rightHeel: 50, pelvis: [-0.12, 0.72, -0.06] }],
    [0.24, deep],
    [0.28, { ...deep, pelvis: [-0.16, 0.55, -0.02] }],
    [0.36, { rightFoot: deep.rightFoot, rightHeel: 54, pelvis: [-0.1, 0.74, -0.04] }],
    [0.42, { rightFoot: [-0.3, 0.08, -0.02], rightHeel: 40, pelvis: [-0.03, 0.88, -0.03] }],
    [0.48, tall],
  ]),
)

export const curtsyLunge: Exercise = {
  slug: 'curtsy-lunge',
  seconds: 4.8,
  motion,
  hands: 'chest',
  turn: 90,
  tip: 13,
  poster: 0.26,
}
