import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  pelvis: [-0.05, 0.12, 0],
  hips: [0, -86, 0],
  leftFoot: [0.58, 0, -0.13],
  rightFoot: [0.58, 0, 0.13],
  leftToes: 4,
  rightToes: -4,
  leftHand: [0, 0.2, -0.19],
  rightHand: [0, 0.2, 0.19],
  leftElbow: [0.3, 0.3, -1],
  rightElbow: [0.3, 0.3, 1],
} as const

const lying = { spine: [0, -1, 0], head: [0, -76, 0] } as const
const curled = { spine: [0, 36, 0], head: [0, -34, 0] } as const

const motion = keyed(base, [
  [0, lying],
  [0.38, curled],
  [0.5, { ...curled, spine: [0, 37, 0] }],
  [0.92, lying],
])

export const crunch: Exercise = {
  slug: 'crunch',
  seconds: 2.4,
  motion,
  hands: 'trunk',
  turn: 40,
  tip: 22,
  poster: 0.44,
  mat: true,
}
