import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { leftHook } from './punches.ts'

const { pelvis, hips, spine, head, leftHand, rightHand, leftElbow, leftToes } = guard

const motion = keyed(guard, [
  [0, { pelvis, hips, spine, head, leftHand, rightHand, leftElbow, leftToes, leftHeel: 0 }],
  [
    0.2,
    {
      pelvis: [0.05, 0.835, -0.04],
      hips: [-18, 5, 3],
      spine: [16, 10, 5],
      head: [2, 8, 0],
      leftHand: [0.2, 0.02, -0.3],
      leftElbow: [-0.3, -0.7, -0.8],
      leftToes: -16,
      leftHeel: 4,
    },
  ],
  [0.29, { leftHand: [0.46, 0.08, -0.34], leftElbow: [-0.2, 0.1, -1] }],
  [0.355, leftHook],
  [
    0.43,
    {
      pelvis: [0.02, 0.865, 0.03],
      hips: [-66, 3, 0],
      spine: [-34, 6, 0],
      head: [84, 7, 0],
      leftHand: [0.36, 0.1, 0.16],
      rightHand: [0.13, 0.08, 0.12],
      leftElbow: [-0.1, 0.2, -1],
      leftToes: -82,
      leftHeel: 40,
    },
  ],
  [
    0.64,
    {
      pelvis: [0, 0.85, 0],
      hips: [-40, 4, 0],
      spine: [-10, 8, 0],
      head: [40, 6, 0],
      leftHand: [0.32, 0.07, -0.05],
      rightHand: [0.2, 0.07, 0.06],
      leftElbow,
      leftToes: -26,
      leftHeel: 4,
    },
  ],
  [
    0.8,
    {
      pelvis: [0, 0.875, 0],
      hips,
      spine,
      head,
      leftHand: [0.35, 0.11, -0.06],
      rightHand: [0.21, 0.09, 0.06],
      leftElbow,
      leftToes,
      leftHeel: 0,
    },
  ],
])

export const hook: Exercise = {
  slug: 'hook',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 42,
  trails: ['leftHand'],
  poster: 0.36,
}
