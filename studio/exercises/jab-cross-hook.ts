import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { covered, cross, jab, leftHook } from './punches.ts'

const motion = keyed(guard, [
  [0, covered],
  [0.14, jab],
  [0.17, jab],
  [0.25, { ...covered, pelvis: [-0.01, 0.845, 0], leftHand: [0.3, 0.1, -0.04] }],
  [0.33, cross],
  [0.37, cross],
  [
    0.46,
    {
      ...covered,
      hips: [-16, 6, 2],
      spine: [16, 10, 4],
      head: [0, 8, 0],
      leftHand: [0.22, 0.04, -0.28],
      leftElbow: [-0.3, -0.5, -0.9],
    },
  ],
  [0.51, { leftHand: [0.46, 0.08, -0.34], leftElbow: [-0.2, 0.1, -1] }],
  [0.56, leftHook],
  [
    0.62,
    {
      ...leftHook,
      hips: [-66, 3, 0],
      spine: [-34, 6, 0],
      head: [84, 7, 0],
      leftHand: [0.36, 0.1, 0.16],
    },
  ],
  [0.8, { ...covered, pelvis: [0, 0.85, 0] }],
])

export const jabCrossHook: Exercise = {
  slug: 'jab-cross-hook',
  seconds: 3.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 30,
  trails: ['leftHand', 'rightHand'],
  poster: 0.57,
}
