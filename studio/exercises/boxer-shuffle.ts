import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'

/** Two small hops: the feet slide forward together, and back. */
const at = (x: number, up: number) =>
  ({
    leftFoot: [0.3 + x, up, -0.12],
    rightFoot: [-0.2 + x, up, 0.16],
    leftHeel: up > 0 ? 20 : 6,
    rightHeel: up > 0 ? 36 : 24,
  }) as const

const motion = keyed(guard, [
  [
    0,
    {
      pelvis: [-0.16, 0.84, 0],
      ...at(-0.16, 0),
      leftHand: [0.34, 0.1, -0.06],
      rightHand: [0.2, 0.08, 0.06],
    },
  ],
  [0.1, { pelvis: [-0.14, 0.83, 0], ...at(-0.16, 0) }],
  [
    0.25,
    {
      pelvis: [0.02, 0.93, 0],
      ...at(0, 0.07),
      leftHand: [0.37, 0.06, -0.06],
      rightHand: [0.23, 0.04, 0.06],
    },
  ],
  [0.4, { pelvis: [0.15, 0.84, 0], ...at(0.16, 0) }],
  [
    0.5,
    {
      pelvis: [0.16, 0.83, 0],
      ...at(0.16, 0),
      leftHand: [0.33, 0.11, -0.06],
      rightHand: [0.19, 0.09, 0.06],
    },
  ],
  [0.6, { pelvis: [0.14, 0.83, 0], ...at(0.16, 0) }],
  [
    0.75,
    {
      pelvis: [-0.02, 0.93, 0],
      ...at(0, 0.07),
      leftHand: [0.37, 0.06, -0.06],
      rightHand: [0.23, 0.04, 0.06],
    },
  ],
  [0.9, { pelvis: [-0.15, 0.84, 0], ...at(-0.16, 0) }],
])

export const boxerShuffle: Exercise = {
  slug: 'boxer-shuffle',
  seconds: 2,
  motion: (phase) => motion(phase * 2),
  hands: 'chest',
  gloves: true,
  turn: 22,
  trails: ['leftFoot', 'rightFoot'],
  poster: 0.12,
}
