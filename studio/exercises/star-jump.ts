import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftElbow: [-0.3, -0.2, -0.8],
  rightElbow: [-0.3, -0.2, 0.8],
  leftKnee: [0, 0, -0.3],
  rightKnee: [0, 0, 0.3],
} as const
const feet = (y: number, apart: number, heel: number) =>
  ({
    leftFoot: [0.08, y, -apart],
    rightFoot: [0.08, y, apart],
    leftHeel: heel,
    rightHeel: heel,
    leftToes: 8 + apart * 40,
    rightToes: -8 - apart * 40,
  }) as const
const hands = (x: number, y: number, z: number) =>
  ({ leftHand: [x, y, -z], rightHand: [x, y, z] }) as const

const motion = keyed(base, [
  [
    0,
    {
      pelvis: [-0.2, 0.5, 0],
      hips: [0, 44, 0],
      spine: [0, 14, 0],
      head: [0, 20, 0],
      ...feet(0, 0.16, 6),
      ...hands(0.2, -0.42, 0.16),
    },
  ],
  [0.1, { pelvis: [-0.2, 0.48, 0], hips: [0, 46, 0], ...feet(0, 0.16, 6) }],
  [
    0.24,
    {
      pelvis: [0, 0.97, 0],
      hips: [0, 6, 0],
      spine: [0, 2, 0],
      head: [0, 0, 0],
      ...feet(0.01, 0.17, 52),
      ...hands(0.2, -0.1, 0.5),
    },
  ],
  [
    0.38,
    {
      pelvis: [0, 1.16, 0],
      hips: [0, 0, 0],
      spine: [0, -4, 0],
      head: [0, -6, 0],
      ...feet(0.38, 0.5, 40),
      ...hands(0.02, 0.4, 0.56),
    },
  ],
  [0.44, { pelvis: [0, 1.15, 0], ...feet(0.37, 0.5, 40), ...hands(0.02, 0.4, 0.56) }],
  [
    0.6,
    {
      pelvis: [0, 0.94, 0],
      hips: [0, 8, 0],
      spine: [0, 4, 0],
      head: [0, 2, 0],
      ...feet(0.02, 0.18, 44),
      ...hands(0.16, -0.1, 0.5),
    },
  ],
  [
    0.78,
    {
      pelvis: [-0.17, 0.58, 0],
      hips: [0, 38, 0],
      spine: [0, 12, 0],
      head: [0, 16, 0],
      ...feet(0, 0.16, 6),
      ...hands(0.2, -0.4, 0.2),
    },
  ],
])

export const starJump: Exercise = {
  slug: 'star-jump',
  seconds: 2.2,
  motion,
  hands: 'chest',
  turn: 84,
  poster: 0.4,
}
