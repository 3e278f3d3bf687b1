import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.06, 0, -0.13],
  rightFoot: [0.06, 0, 0.13],
  leftToes: 6,
  rightToes: -6,
} as const
const feet = (x: number, y: number, free = 0) =>
  ({
    leftFoot: [x, y, -0.13],
    rightFoot: [x, y, 0.13],
    leftFree: free,
    rightFree: free,
    leftFlex: 50,
    rightFlex: 50,
  }) as const
const hands = (x: number, y: number, z: number) =>
  ({ leftHand: [x, y, -z], rightHand: [x, y, z] }) as const
const heels = (degrees: number) => ({ leftHeel: degrees, rightHeel: degrees })

const motion = keyed(base, [
  [
    0,
    {
      pelvis: [-0.02, 0.88, 0],
      hips: [0, 6, 0],
      spine: [0, 2, 0],
      head: [0, 2, 0],
      ...feet(0.06, 0),
      ...heels(0),
      ...hands(0.1, -0.46, 0.24),
    },
  ],
  [
    0.2,
    {
      pelvis: [-0.18, 0.62, 0],
      hips: [0, 38, 0],
      spine: [0, 8, 0],
      head: [0, 10, 0],
      ...feet(0.06, 0),
      ...heels(4),
      ...hands(-0.26, -0.36, 0.26),
    },
  ],
  [
    0.3,
    {
      pelvis: [0, 0.99, 0],
      hips: [0, 6, 0],
      spine: [0, 2, 0],
      head: [0, 0, 0],
      ...feet(0.06, 0.02),
      ...heels(52),
      ...hands(0.42, -0.05, 0.2),
    },
  ],
  [
    0.43,
    {
      pelvis: [-0.04, 1.32, 0],
      hips: [0, -6, 0],
      spine: [0, 26, 0],
      head: [0, 10, 0],
      ...feet(0.14, 0.94, 1),
      ...hands(0.42, -0.28, 0.16),
    },
  ],
  [
    0.47,
    {
      pelvis: [-0.04, 1.31, 0],
      hips: [0, -6, 0],
      ...feet(0.14, 0.94, 1),
      ...hands(0.42, -0.28, 0.16),
    },
  ],
  [
    0.6,
    {
      pelvis: [-0.02, 1.0, 0],
      hips: [0, 8, 0],
      spine: [0, 6, 0],
      head: [0, 4, 0],
      ...feet(0.06, 0.04),
      ...heels(46),
      ...hands(0.3, -0.25, 0.26),
    },
  ],
  [
    0.7,
    {
      pelvis: [-0.14, 0.7, 0],
      hips: [0, 28, 0],
      spine: [0, 8, 0],
      head: [0, 8, 0],
      ...feet(0.06, 0),
      ...heels(4),
      ...hands(0.2, -0.35, 0.26),
    },
  ],
])

export const tuckJump: Exercise = {
  slug: 'tuck-jump',
  seconds: 2,
  motion,
  hands: 'chest',
  turn: 26,
  poster: 0.44,
}
