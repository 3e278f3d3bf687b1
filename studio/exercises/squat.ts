import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.2],
  rightFoot: [0.1, 0, 0.2],
  leftToes: 22,
  rightToes: -22,
  leftKnee: [0, 0, -0.2],
  rightKnee: [0, 0, 0.2],
} as const

const tall = {
  pelvis: [0, 0.895, 0],
  hips: [0, 3, 0],
  spine: [0, 0, 0],
  head: [0, 0, 0],
  leftHand: [0.14, -0.47, -0.24],
  rightHand: [0.14, -0.47, 0.24],
} as const

const low = {
  pelvis: [-0.25, 0.43, 0],
  hips: [0, 38, 0],
  spine: [0, 2, 0],
  head: [0, 4, 0],
  leftHand: [0.5, 0.02, -0.1],
  rightHand: [0.5, 0.02, 0.1],
} as const

const motion = keyed(base, [
  [0, tall],
  [0.44, low],
  [0.54, { ...low, pelvis: [-0.25, 0.42, 0] }],
  [0.88, { ...tall, pelvis: [0.005, 0.91, 0], hips: [0, -1, 0] }],
])

export const squat: Exercise = {
  slug: 'squat',
  seconds: 3,
  motion,
  hands: 'chest',
  turn: 22,
  poster: 0.5,
}
