import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { wall } from '../props.ts'

const base = {
  ...standing,
  leftFoot: [0.56, 0, -0.13],
  rightFoot: [0.56, 0, 0.13],
  leftToes: 4,
  rightToes: -4,
  leftElbow: [-0.2, -0.5, -0.8],
  rightElbow: [-0.2, -0.5, 0.8],
  head: [0, 2, 0],
} as const

const seated = {
  pelvis: [0, 0.5, 0],
  spine: [0, 0, 0],
  leftHand: [0.53, -0.03, -0.14],
  rightHand: [0.53, -0.03, 0.14],
} as const
const breath = { ...seated, pelvis: [0, 0.497, 0], spine: [0, 2, 0] } as const

/** Slides down the wall, holds, and slides up again. */
const motion = keyed(base, [
  [
    0,
    {
      ...seated,
      pelvis: [0, 0.71, 0],
      leftHand: [0.36, -0.36, -0.2],
      rightHand: [0.36, -0.36, 0.2],
    },
  ],
  [0.16, seated],
  [0.3, breath],
  [0.44, seated],
  [0.58, breath],
  [0.72, seated],
  [0.82, seated],
])

export const wallSit: Exercise = {
  slug: 'wall-sit',
  seconds: 6,
  motion,
  hands: 'chest',
  turn: 26,
  poster: 0.44,
  props: () => [wall(-0.15)],
}
