import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const near = { leftFoot: [-0.12, 0, -0.13], rightFoot: [-0.12, 0, 0.13] } as const
const back = { leftFoot: [-1.0, 0, -0.13], rightFoot: [-1.0, 0, 0.13] } as const
const floor = {
  leftHand: [0.32, 0.05, -0.2],
  rightHand: [0.32, 0.05, 0.2],
  leftPalm: 1,
  rightPalm: 1,
} as const
const heels = (degrees: number) => ({ leftHeel: degrees, rightHeel: degrees })
const hands = (x: number, y: number, z: number) =>
  ({ leftHand: [x, y, -z], rightHand: [x, y, z], leftPalm: 0, rightPalm: 0 }) as const

const tall = {
  pelvis: [-0.2, 0.91, 0],
  hips: [0, 3, 0],
  spine: [0, 0, 0],
  head: [0, 0, 0],
  ...near,
  ...heels(0),
  ...hands(-0.14, 0.9, 0.26),
} as const
const crouch = {
  pelvis: [-0.24, 0.48, 0],
  hips: [0, 66, 0],
  spine: [0, 14, 0],
  head: [0, 40, 0],
  ...near,
  ...heels(42),
  ...floor,
} as const
const plank = {
  hips: [0, 72, 0],
  spine: [0, -2, 0],
  head: [0, 50, 0],
  ...back,
  ...heels(68),
  ...floor,
} as const

const motion = keyed(standing, [
  [0, tall],
  [
    0.08,
    { pelvis: [-0.3, 0.72, 0], hips: [0, 36, 0], ...near, ...heels(6), ...hands(0.1, 0.6, 0.24) },
  ],
  [0.17, crouch],
  [0.2, { ...crouch, ...heels(46) }],
  [
    0.245,
    {
      pelvis: [-0.26, 0.6, 0],
      hips: [0, 84, 0],
      leftFoot: [-0.6, 0.12, -0.13],
      rightFoot: [-0.6, 0.12, 0.13],
      ...heels(60),
      ...floor,
    },
  ],
  [0.3, { ...plank, pelvis: [-0.17, 0.42, 0] }],
  [0.36, { ...plank, pelvis: [-0.14, 0.33, 0], hips: [0, 77, 0] }],
  [0.42, { ...plank, pelvis: [-0.1, 0.2, 0], hips: [0, 85, 0], head: [0, 62, 0], ...heels(74) }],
  [0.5, { ...plank, pelvis: [-0.17, 0.43, 0] }],
  [
    0.55,
    {
      pelvis: [-0.25, 0.6, 0],
      hips: [0, 84, 0],
      leftFoot: [-0.56, 0.12, -0.13],
      rightFoot: [-0.56, 0.12, 0.13],
      ...heels(58),
      ...floor,
    },
  ],
  [0.6, crouch],
  [0.635, { ...crouch, pelvis: [-0.26, 0.47, 0] }],
  [
    0.7,
    {
      pelvis: [-0.2, 0.82, 0],
      hips: [0, 14, 0],
      spine: [0, 2, 0],
      head: [0, 0, 0],
      ...near,
      ...heels(30),
      ...hands(0.22, 1.25, 0.26),
    },
  ],
  [
    0.735,
    { pelvis: [-0.16, 1.0, 0], hips: [0, 1, 0], ...near, ...heels(52), ...hands(0.05, 2.0, 0.2) },
  ],
  [
    0.8,
    {
      pelvis: [-0.14, 1.19, 0],
      hips: [0, -3, 0],
      spine: [0, -3, 0],
      head: [0, -8, 0],
      leftFoot: [-0.1, 0.2, -0.12],
      rightFoot: [-0.1, 0.2, 0.12],
      ...heels(58),
      ...hands(-0.08, 2.3, 0.16),
    },
  ],
  [
    0.865,
    { pelvis: [-0.17, 1.0, 0], hips: [0, 2, 0], ...near, ...heels(46), ...hands(-0.06, 1.7, 0.6) },
  ],
  [
    0.915,
    {
      pelvis: [-0.24, 0.8, 0],
      hips: [0, 16, 0],
      spine: [0, 4, 0],
      ...near,
      ...heels(4),
      ...hands(0.1, 1.1, 0.42),
    },
  ],
])

export const burpee: Exercise = {
  slug: 'burpee',
  seconds: 3.8,
  motion,
  hands: 'world',
  turn: 38,
  poster: 0.79,
}
