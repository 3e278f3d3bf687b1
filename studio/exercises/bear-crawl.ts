import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = { ...plankTop, hips: [0, 82, 0], spine: [0, -6, 0], head: [0, 48, 0] } as const

const body = (x: number, z: number) => ({ pelvis: [x - 0.3, 0.53, z] }) as const
const one = (x: number, lift: number) =>
  ({
    leftHand: [x + 0.24, 0.05 + lift, -0.19],
    leftPalm: lift > 0 ? 0.6 : 1,
    rightFoot: [x - 0.68, lift, 0.13],
    rightHeel: 58,
  }) as const
const other = (x: number, lift: number) =>
  ({
    rightHand: [x + 0.24, 0.05 + lift, 0.19],
    rightPalm: lift > 0 ? 0.6 : 1,
    leftFoot: [x - 0.68, lift, -0.13],
    leftHeel: 58,
  }) as const

const lift = 0.12
const [start, near, mid, far] = [-0.1, 0.12, 0.34, 0.56]

/** Two steps forward and two back, hand and opposite foot together. */
const motion = keyed(base, [
  [0, { ...body(0, -0.015), ...one(near, 0), ...other(start, 0) }],
  [0.02, { ...one(near, 0), ...other(start, 0) }],
  [0.125, { ...body(0.11, -0.02), ...other(near, lift) }],
  [0.23, { ...one(near, 0), ...other(mid, 0) }],
  [0.25, { ...body(0.22, 0), ...one(near, 0), ...other(mid, 0) }],
  [0.27, { ...one(near, 0), ...other(mid, 0) }],
  [0.375, { ...body(0.33, 0.02), ...one(mid, lift) }],
  [0.48, { ...one(far, 0), ...other(mid, 0) }],
  [0.5, { ...body(0.44, 0.015), ...one(far, 0), ...other(mid, 0) }],
  [0.52, { ...one(far, 0), ...other(mid, 0) }],
  [0.625, { ...body(0.33, 0.02), ...one(mid, lift) }],
  [0.73, { ...one(near, 0), ...other(mid, 0) }],
  [0.75, { ...body(0.22, 0), ...one(near, 0), ...other(mid, 0) }],
  [0.77, { ...one(near, 0), ...other(mid, 0) }],
  [0.875, { ...body(0.11, -0.02), ...other(near, lift) }],
  [0.98, { ...one(near, 0), ...other(start, 0) }],
])

export const bearCrawl: Exercise = {
  slug: 'bear-crawl',
  seconds: 3.6,
  motion,
  hands: 'world',
  turn: 46,
  tip: 18,
  poster: 0.375,
  mat: true,
}
