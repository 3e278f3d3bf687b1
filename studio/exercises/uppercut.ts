import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'

const { pelvis, hips, spine, head, leftHand, rightHand, rightElbow } = guard

const motion = keyed(guard, [
  [
    0,
    { pelvis, hips, spine, head, leftHand, rightHand, rightElbow, rightToes: -50, rightHeel: 22 },
  ],
  [
    0.22,
    {
      pelvis: [-0.02, 0.75, 0.04],
      hips: [-52, 8, -4],
      spine: [-16, 16, -4],
      head: [56, 10, 0],
      leftHand: [0.32, 0.1, -0.06],
      rightHand: [0.16, -0.3, 0.2],
      rightElbow: [-0.9, -0.4, 0.4],
      rightToes: -52,
      rightHeel: 18,
    },
  ],
  [0.3, { rightHand: [0.3, -0.26, 0.1], rightElbow: [-0.6, -0.9, 0.2] }],
  [
    0.37,
    {
      pelvis: [0.1, 0.9, 0],
      hips: [-4, -2, 2],
      spine: [26, -4, 2],
      head: [-10, -4, 0],
      leftHand: [0.18, 0.06, -0.1],
      rightHand: [0.4, 0.3, -0.05],
      rightElbow: [0.3, -1, 0.1],
      rightToes: -12,
      rightHeel: 52,
    },
  ],
  [
    0.44,
    {
      pelvis: [0.11, 0.915, 0],
      hips: [0, -3, 2],
      spine: [30, -6, 2],
      head: [-18, -6, 0],
      leftHand: [0.17, 0.05, -0.1],
      rightHand: [0.34, 0.42, -0.09],
      rightElbow: [0.3, -1, 0.1],
      rightToes: -8,
      rightHeel: 55,
    },
  ],
  [
    0.66,
    {
      pelvis: [0.01, 0.845, 0],
      hips: [-36, 4, 0],
      spine: [-8, 9, 0],
      head,
      leftHand: [0.32, 0.08, -0.06],
      rightHand: [0.2, 0.05, 0.07],
      rightElbow,
      rightToes: -48,
      rightHeel: 22,
    },
  ],
  [
    0.82,
    {
      pelvis: [0, 0.875, 0],
      hips,
      spine,
      head,
      leftHand: [0.35, 0.11, -0.06],
      rightHand: [0.21, 0.09, 0.06],
      rightElbow,
      rightToes: -50,
      rightHeel: 25,
    },
  ],
])

export const uppercut: Exercise = {
  slug: 'uppercut',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 28,
  trails: ['rightHand'],
  poster: 0.39,
}
