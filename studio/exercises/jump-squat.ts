import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.18],
  rightFoot: [0.1, 0, 0.18],
  leftToes: 16,
  rightToes: -16,
  leftKnee: [0, 0, -0.2],
  rightKnee: [0, 0, 0.2],
  leftElbow: [-0.5, -0.8, -0.5],
  rightElbow: [-0.5, -0.8, 0.5],
} as const

const feet = (x: number, y: number, heel: number) =>
  ({ leftFoot: [x, y, -0.18], rightFoot: [x, y, 0.18], leftHeel: heel, rightHeel: heel }) as const
const hands = (x: number, y: number, z: number) =>
  ({ leftHand: [x, y, -z], rightHand: [x, y, z] }) as const

const low = {
  pelvis: [-0.24, 0.46, 0],
  hips: [0, 42, 0],
  spine: [0, 4, 0],
  head: [0, 6, 0],
  ...feet(0.1, 0, 0),
  ...hands(0.3, -0.06, 0.08),
} as const

const motion = keyed(base, [
  [0, low],
  [0.06, { ...low, pelvis: [-0.245, 0.445, 0] }],
  [
    0.21,
    {
      pelvis: [-0.02, 0.92, 0],
      hips: [0, 8, 0],
      spine: [0, 0, 0],
      head: [0, 0, 0],
      ...feet(0.1, 0, 26),
      ...hands(0.12, -0.4, 0.27),
    },
  ],
  [0.26, { pelvis: [0.03, 1.03, 0], ...feet(0.1, 0.06, 52), ...hands(-0.06, -0.5, 0.28) }],
  [
    0.36,
    {
      pelvis: [0.05, 1.22, 0],
      hips: [0, -3, 0],
      spine: [0, -3, 0],
      head: [0, -6, 0],
      ...feet(0.08, 0.25, 62),
      ...hands(-0.22, -0.46, 0.3),
    },
  ],
  [0.46, { pelvis: [0.03, 1.03, 0], ...feet(0.1, 0.06, 46), ...hands(-0.06, -0.5, 0.29) }],
  [
    0.52,
    {
      pelvis: [-0.02, 0.88, 0],
      hips: [0, 10, 0],
      spine: [0, 2, 0],
      head: [0, 0, 0],
      ...feet(0.1, 0, 12),
      ...hands(0.14, -0.42, 0.27),
    },
  ],
  [0.7, { ...low, pelvis: [-0.22, 0.5, 0], hips: [0, 40, 0], ...hands(0.27, -0.16, 0.14) }],
])

export const jumpSquat: Exercise = {
  slug: 'jump-squat',
  seconds: 2.2,
  motion,
  hands: 'chest',
  turn: 26,
  poster: 0.36,
}
