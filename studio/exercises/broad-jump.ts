import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const start = -0.5
const end = 0.5
const base = { ...standing, leftKnee: [0, 0, -0.15], rightKnee: [0, 0, 0.15] } as const
const feet = (x: number, y: number, heel: number, right: readonly [number, number] = [x, y]) =>
  ({
    leftFoot: [x, y, -0.14],
    rightFoot: [right[0], right[1], 0.14],
    leftHeel: heel,
    rightHeel: heel,
  }) as const
const hands = (x: number, y: number) =>
  ({ leftHand: [x, y, -0.24], rightHand: [x, y, 0.24] }) as const
const tall = (x: number) =>
  ({
    pelvis: [x - 0.08, 0.9, 0],
    hips: [0, 4, 0],
    spine: [0, 2, 0],
    head: [0, 2, 0],
    ...hands(0.06, -0.5),
  }) as const

const motion = keyed(base, [
  [0, { ...tall(start), ...feet(start, 0, 0) }],
  [
    0.14,
    {
      pelvis: [start - 0.24, 0.56, 0],
      hips: [0, 46, 0],
      spine: [0, 8, 0],
      head: [0, 14, 0],
      ...feet(start, 0, 4),
      ...hands(-0.42, -0.2),
    },
  ],
  [
    0.22,
    {
      pelvis: [start + 0.22, 0.84, 0],
      hips: [0, 34, 0],
      spine: [0, 0, 0],
      head: [0, 4, 0],
      ...feet(start + 0.02, 0, 56),
      ...hands(0.4, 0.1),
    },
  ],
  [
    0.31,
    {
      pelvis: [0.06, 1.1, 0],
      hips: [0, 18, 0],
      spine: [0, 4, 0],
      head: [0, 4, 0],
      ...feet(0.0, 0.36, 30),
      ...hands(0.48, 0.2),
    },
  ],
  [
    0.38,
    {
      pelvis: [end - 0.26, 0.84, 0],
      hips: [0, 28, 0],
      spine: [0, 10, 0],
      head: [0, 8, 0],
      ...feet(end + 0.02, 0.08, -10),
      ...hands(0.46, -0.1),
    },
  ],
  [
    0.43,
    {
      pelvis: [end - 0.22, 0.56, 0],
      hips: [0, 46, 0],
      spine: [0, 10, 0],
      head: [0, 14, 0],
      ...feet(end, 0, 2),
      ...hands(0.4, -0.2),
    },
  ],
  [0.54, { ...tall(end), ...feet(end, 0, 0) }],
  [0.58, { ...tall(end), pelvis: [end - 0.14, 0.89, 0], ...feet(end, 0, 0) }],
  [0.64, { pelvis: [end - 0.3, 0.9, 0], ...feet(end - 0.26, 0.1, 20, [end, 0]) }],
  [0.69, { ...feet(end - 0.5, 0, 6, [end, 0]) }],
  [0.73, { pelvis: [-0.04, 0.88, 0], ...feet(end - 0.5, 0, 4, [end - 0.02, 0.02]) }],
  [0.79, { pelvis: [-0.14, 0.9, 0], ...feet(0, 0, 4, [-0.06, 0.12]) }],
  [0.85, { pelvis: [-0.36, 0.89, 0], ...feet(-0.02, 0.02, 8, [start, 0]) }],
  [0.91, { pelvis: [start - 0.06, 0.9, 0], ...feet(-0.3, 0.1, 14, [start, 0]) }],
  [0.97, { ...tall(start), ...feet(start, 0, 0) }],
])

export const broadJump: Exercise = {
  slug: 'broad-jump',
  seconds: 3.6,
  motion,
  hands: 'chest',
  turn: 44,
  poster: 0.3,
}
