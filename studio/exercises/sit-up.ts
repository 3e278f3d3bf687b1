import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.62, 0, -0.13],
  rightFoot: [0.62, 0, 0.13],
  leftToes: 4,
  rightToes: -4,
  leftHand: [0.19, -0.07, 0.1],
  rightHand: [0.2, -0.12, -0.1],
  leftElbow: [0.3, -1, -0.5],
  rightElbow: [0.3, -1, 0.5],
} as const

const lying = {
  pelvis: [-0.05, 0.12, 0],
  hips: [0, -84, 0],
  spine: [0, -2, 0],
  head: [0, -74, 0],
} as const
const up = {
  pelvis: [-0.05, 0.125, 0],
  hips: [0, -16, 0],
  spine: [0, 32, 0],
  head: [0, 14, 0],
} as const

const motion = keyed(base, [
  [0, lying],
  [0.05, { ...lying, head: [0, -66, 0] }],
  [0.22, { hips: [0, -62, 0], spine: [0, 22, 0], head: [0, -32, 0] }],
  [0.42, up],
  [0.5, { ...up, hips: [0, -15, 0] }],
  [0.72, { hips: [0, -56, 0], spine: [0, 22, 0], head: [0, -26, 0] }],
  [0.93, { ...lying, head: [0, -70, 0] }],
])

export const sitUp: Exercise = {
  slug: 'sit-up',
  seconds: 3,
  motion,
  hands: 'trunk',
  turn: 40,
  tip: 18,
  poster: 0.38,
  mat: true,
}
