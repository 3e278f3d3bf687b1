import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'

const { pelvis, hips, spine, leftHand, rightHand, head } = guard

const motion = keyed(guard, [
  [0, { pelvis, hips, spine, head, leftHand, rightHand, rightHeel: 22, rightToes: -50 }],
  [
    0.1,
    { pelvis: [-0.03, 0.85, 0], hips: [-32, 4, 0], spine: [0, 9, 0], leftHand: [0.28, 0.07, -0.1] },
  ],
  [
    0.19,
    {
      pelvis: [0.06, 0.86, 0],
      hips: [-52, 5, 0],
      spine: [-26, 9, 0],
      leftHand: [0.75, 0.11, 0.02],
      rightHand: [0.17, 0.09, 0.1],
      head: [70, 8, 0],
    },
  ],
  [
    0.235,
    {
      pelvis: [0.065, 0.86, 0],
      hips: [-53, 5, 0],
      spine: [-28, 9, 0],
      leftHand: [0.76, 0.11, 0.02],
      head: [72, 8, 0],
    },
  ],
  [
    0.36,
    {
      pelvis: [-0.01, 0.845, 0],
      hips: [-50, 5, 0],
      spine: [-16, 9, 0],
      leftHand: [0.3, 0.1, -0.04],
      rightHand: [0.13, 0.06, 0.12],
      rightHeel: 18,
      rightToes: -54,
      head: [54, 8, 0],
    },
  ],
  [
    0.46,
    {
      pelvis: [0.11, 0.85, 0],
      hips: [6, 6, 0],
      spine: [26, 12, 0],
      rightHand: [0.78, 0.1, -0.06],
      leftHand: [0.2, 0.1, -0.08],
      rightHeel: 48,
      rightToes: -8,
      head: [-24, 9, 0],
    },
  ],
  [
    0.515,
    {
      pelvis: [0.115, 0.85, 0],
      hips: [8, 6, 0],
      spine: [28, 12, 0],
      rightHand: [0.79, 0.1, -0.07],
      leftHand: [0.2, 0.1, -0.08],
      rightHeel: 50,
      rightToes: -6,
      head: [-26, 9, 0],
    },
  ],
  [
    0.68,
    {
      pelvis: [0.02, 0.85, 0],
      hips: [-36, 4, 0],
      spine: [-8, 9, 0],
      rightHand: [0.2, 0.06, 0.06],
      leftHand: [0.32, 0.09, -0.06],
      rightHeel: 24,
      rightToes: -48,
      head: [36, 6, 0],
    },
  ],
  [
    0.82,
    {
      pelvis: [0.0, 0.875, 0],
      hips,
      spine,
      leftHand: [0.35, 0.11, -0.06],
      rightHand: [0.21, 0.09, 0.06],
      rightHeel: 25,
      rightToes: -50,
      head,
    },
  ],
])

export const jabCross: Exercise = {
  slug: 'jab-cross',
  seconds: 2.6,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 22,
  trails: ['leftHand', 'rightHand'],
  poster: 0.49,
}
