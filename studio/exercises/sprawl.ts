import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const near = { leftFoot: [-0.1, 0, -0.2], rightFoot: [-0.1, 0, 0.2] } as const
const back = { leftFoot: [-1.02, 0, -0.26], rightFoot: [-1.02, 0, 0.26] } as const
const floor = {
  leftHand: [0.34, 0.05, -0.24],
  rightHand: [0.34, 0.05, 0.24],
  leftPalm: 1,
  rightPalm: 1,
} as const
const heels = (degrees: number) => ({ leftHeel: degrees, rightHeel: degrees })
const ready = {
  pelvis: [-0.22, 0.8, 0],
  hips: [0, 16, 0],
  spine: [0, 10, 0],
  head: [0, 6, 0],
  ...near,
  ...heels(4),
  leftHand: [0.18, 1.22, -0.14],
  rightHand: [0.18, 1.22, 0.14],
  leftPalm: 0,
  rightPalm: 0,
} as const
const crouch = {
  pelvis: [-0.3, 0.46, 0],
  hips: [0, 66, 0],
  spine: [0, 14, 0],
  head: [0, 36, 0],
  ...near,
  ...heels(40),
  ...floor,
} as const
const flat = {
  pelvis: [-0.12, 0.17, 0],
  hips: [0, 74, 0],
  spine: [0, -40, 0],
  head: [0, 10, 0],
  ...back,
  ...heels(72),
  ...floor,
} as const

const motion = keyed({ ...standing, leftElbow: [-0.2, -1, -0.5], rightElbow: [-0.2, -1, 0.5] }, [
  [0, ready],
  [0.06, { ...ready, pelvis: [-0.22, 0.78, 0] }],
  [0.17, crouch],
  [
    0.25,
    {
      pelvis: [-0.28, 0.5, 0],
      hips: [0, 80, 0],
      spine: [0, -4, 0],
      head: [0, 34, 0],
      leftFoot: [-0.6, 0.1, -0.23],
      rightFoot: [-0.6, 0.1, 0.23],
      ...heels(60),
      ...floor,
    },
  ],
  [0.33, { ...flat, pelvis: [-0.13, 0.21, 0] }],
  [0.4, flat],
  [0.46, flat],
  [
    0.56,
    {
      pelvis: [-0.28, 0.52, 0],
      hips: [0, 82, 0],
      spine: [0, -2, 0],
      head: [0, 36, 0],
      leftFoot: [-0.58, 0.1, -0.23],
      rightFoot: [-0.58, 0.1, 0.23],
      ...heels(58),
      ...floor,
    },
  ],
  [0.64, crouch],
  [0.8, { ...ready, pelvis: [-0.21, 0.82, 0] }],
])

export const sprawl: Exercise = {
  slug: 'sprawl',
  seconds: 3,
  motion,
  hands: 'world',
  gloves: true,
  turn: 36,
  tip: 14,
  poster: 0.42,
}
