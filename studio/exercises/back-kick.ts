import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

/** Looks back over the right shoulder and kicks there, heel first. */
const base = {
  ...standing,
  pelvis: [0, 0.86, 0],
  hips: [0, 6, 0],
  spine: [0, 8, 0],
  head: [-50, 6, 0],
  leftHand: [0.3, 0.08, -0.1],
  rightHand: [0.26, 0.06, 0.12],
  leftElbow: [0.1, -1, -0.35],
  rightElbow: [0.1, -1, 0.35],
  leftFoot: [0.12, 0, -0.12],
  rightFoot: [-0.06, 0, 0.12],
} as const

const { pelvis, hips, spine, head, leftHand, rightHand, rightFoot } = base
const stand = {
  pelvis,
  hips,
  spine,
  head,
  leftHand,
  rightHand,
  rightFoot,
  rightFree: 0,
  rightHeel: 0,
  rightFlex: 90,
}
const kick = {
  pelvis: [0.1, 0.91, -0.08],
  hips: [0, 52, 0],
  spine: [-10, 8, 0],
  head: [-84, 26, 0],
  rightFoot: [-0.71, 1.04, 0.04],
  rightFree: 1,
  rightFlex: 80,
  leftHand: [0.26, -0.06, -0.12],
  rightHand: [0.2, -0.1, 0.18],
} as const

const motion = keyed(base, [
  [0, stand],
  [
    0.15,
    {
      pelvis: [0.02, 0.83, -0.03],
      hips: [0, 12, 0],
      spine: [-6, 12, 0],
      head: [-62, 10, 0],
      rightFoot,
      rightFree: 0,
      rightHeel: 26,
    },
  ],
  [
    0.29,
    {
      pelvis: [0.08, 0.89, -0.08],
      hips: [0, 22, 0],
      spine: [-8, 18, 0],
      head: [-76, 16, 0],
      rightFoot: [0.16, 0.56, 0.08],
      rightFree: 1,
      rightHeel: 20,
    },
  ],
  [0.42, kick],
  [0.48, { ...kick, rightFoot: [-0.72, 1.05, 0.04] }],
  [
    0.6,
    {
      pelvis: [0.08, 0.89, -0.07],
      hips: [0, 24, 0],
      spine: [-6, 16, 0],
      head: [-70, 14, 0],
      rightFoot: [0.1, 0.5, 0.08],
      rightFree: 1,
      rightHeel: 20,
    },
  ],
  [0.76, { ...stand, rightHeel: 16, pelvis: [0, 0.84, 0] }],
  [0.88, stand],
])

export const backKick: Exercise = {
  slug: 'back-kick',
  seconds: 2.8,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 12,
  trails: ['rightFoot'],
  poster: 0.45,
}
