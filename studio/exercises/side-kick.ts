import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

/** Faces the viewer; the left leg, on the right of the picture, kicks sideways. */
const base = {
  ...standing,
  pelvis: [0, 0.87, 0],
  hips: [-80, 2, 0],
  spine: [0, 4, 0],
  head: [40, 4, 0],
  leftHand: [0.16, 0.06, 0.16],
  rightHand: [-0.02, 0.04, 0.24],
  leftElbow: [0.1, -1, -0.35],
  rightElbow: [0.1, -1, 0.35],
  leftFoot: [0.2, 0, 0.06],
  rightFoot: [-0.22, 0, 0],
  leftToes: -60,
  rightToes: -110,
} as const

const { pelvis, hips, spine, head, leftHand, rightHand, leftFoot, leftToes, rightToes } = base
const stand = {
  pelvis,
  hips,
  spine,
  head,
  leftHand,
  rightHand,
  leftFoot,
  leftToes,
  rightToes,
  leftFree: 0,
  leftHeel: 0,
  rightHeel: 0,
}
const kick = {
  pelvis: [-0.14, 0.92, 0],
  hips: [-92, 0, -34],
  spine: [0, 0, -14],
  head: [60, 4, -18],
  leftFoot: [0.78, 1.12, 0.02],
  leftFree: 1,
  leftFlex: 88,
  leftHand: [0.2, 0.12, 0.14],
  rightHand: [-0.02, 0.06, 0.26],
  rightToes: -140,
  rightHeel: 6,
} as const

const motion = keyed(base, [
  [0, stand],
  [0.14, { pelvis: [-0.04, 0.84, 0], leftFoot, leftFree: 0, leftHeel: 20, rightToes }],
  [
    0.3,
    {
      pelvis: [-0.14, 0.91, 0],
      hips: [-88, 0, -14],
      spine: [0, 6, -6],
      head: [54, 4, -6],
      leftFoot: [0.16, 0.62, 0.14],
      leftFree: 1,
      leftFlex: 90,
      rightToes: -136,
      rightHeel: 4,
    },
  ],
  [0.42, kick],
  [0.48, { ...kick, leftFoot: [0.79, 1.13, 0.02] }],
  [
    0.6,
    {
      pelvis: [-0.13, 0.9, 0],
      hips: [-86, 0, -12],
      spine: [0, 6, -4],
      head: [52, 4, -4],
      leftFoot: [0.18, 0.56, 0.14],
      leftFree: 1,
      rightToes: -130,
    },
  ],
  [0.76, { ...stand, leftHeel: 14 }],
  [0.86, stand],
])

export const sideKick: Exercise = {
  slug: 'side-kick',
  seconds: 2.8,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 8,
  trails: ['leftFoot'],
  poster: 0.45,
}
