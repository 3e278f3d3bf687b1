import type { Exercise } from '../exercise.ts'
import { keyed, type Key } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [-0.6, 0, -0.11],
  rightFoot: [-0.6, 0, 0.11],
  leftToes: 2,
  rightToes: -2,
  leftElbow: [-0.2, -1, -0.4],
  rightElbow: [-0.2, -1, 0.4],
} as const

const heels = (degrees: number) => ({ leftHeel: degrees, rightHeel: degrees })
const left = (x: number, lift = 0) =>
  ({ leftHand: [x, 0.05 + lift, -0.2], leftPalm: lift > 0 ? 0.5 : 1 }) as const
const right = (x: number, lift = 0) =>
  ({ rightHand: [x, 0.05 + lift, 0.2], rightPalm: lift > 0 ? 0.5 : 1 }) as const

const folded = {
  pelvis: [-0.76, 0.84, 0],
  hips: [0, 104, 0],
  spine: [0, 36, 0],
  head: [0, 116, 0],
  ...heels(0),
} as const

/** Down to the floor and, hand by hand, out to a plank. */
const out: Key[] = [
  [
    0,
    {
      pelvis: [-0.7, 0.915, 0],
      hips: [0, 1, 0],
      spine: [0, 0, 0],
      head: [0, 0, 0],
      ...heels(0),
      leftHand: [-0.64, 0.88, -0.25],
      rightHand: [-0.64, 0.88, 0.25],
      leftPalm: 0,
      rightPalm: 0,
    },
  ],
  [
    0.07,
    {
      pelvis: [-0.76, 0.9, 0],
      hips: [0, 46, 0],
      spine: [0, 18, 0],
      head: [0, 50, 0],
      leftHand: [-0.22, 0.62, -0.22],
      rightHand: [-0.22, 0.62, 0.22],
      leftPalm: 0.2,
      rightPalm: 0.2,
    },
  ],
  [0.15, { ...folded, ...left(-0.28), ...right(-0.28) }],
  [0.17, { ...left(-0.28), ...right(-0.28) }],
  [0.2, left(-0.14, 0.1)],
  [
    0.23,
    {
      pelvis: [-0.66, 0.84, 0],
      hips: [0, 106, 0],
      spine: [0, 24, 0],
      head: [0, 104, 0],
      ...heels(8),
      ...left(0.0),
      ...right(-0.28),
    },
  ],
  [0.26, right(0.06, 0.1)],
  [
    0.29,
    {
      pelvis: [-0.42, 0.79, 0],
      hips: [0, 108, 0],
      spine: [0, 10, 0],
      head: [0, 92, 0],
      ...heels(30),
      ...left(0.0),
      ...right(0.34),
    },
  ],
  [0.32, left(0.36, 0.1)],
  [
    0.35,
    {
      pelvis: [-0.06, 0.65, 0],
      hips: [0, 88, 0],
      spine: [0, 2, 0],
      head: [0, 66, 0],
      ...heels(52),
      ...left(0.6),
      ...right(0.34),
    },
  ],
  [0.38, right(0.6, 0.1)],
  [
    0.41,
    {
      pelvis: [0.22, 0.46, 0],
      hips: [0, 69, 0],
      spine: [0, -2, 0],
      head: [0, 52, 0],
      ...heels(68),
      ...left(0.6),
      ...right(0.76),
    },
  ],
  [0.435, left(0.7, 0.07)],
  [
    0.46,
    { pelvis: [0.24, 0.445, 0], hips: [0, 68, 0], ...heels(68), ...left(0.76), ...right(0.76) },
  ],
]

const end = 0.96
const back = out.slice(1).map(([at, pose]) => [end - at, pose] as const)

export const inchworm: Exercise = {
  slug: 'inchworm',
  seconds: 6,
  motion: keyed(base, [...out, ...back]),
  hands: 'world',
  turn: 52,
  tip: 12,
  poster: 0.28,
  mat: true,
}
