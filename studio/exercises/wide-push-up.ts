import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = {
  ...plankTop,
  leftHand: [0.46, 0.05, -0.4],
  rightHand: [0.46, 0.05, 0.4],
  leftElbow: [-0.2, -0.4, -1],
  rightElbow: [-0.2, -0.4, 1],
} as const

const high = {
  pelvis: [-0.01, 0.41, 0],
  hips: [0, 71, 0],
  head: [0, 56, 0],
  leftHeel: 68,
  rightHeel: 68,
} as const
const low = {
  pelvis: [0.04, 0.21, 0],
  hips: [0, 84, 0],
  head: [0, 66, 0],
  leftHeel: 74,
  rightHeel: 74,
} as const

const motion = keyed(base, [
  [0, high],
  [0.45, low],
  [0.53, { ...low, pelvis: [0.04, 0.205, 0] }],
  [0.9, high],
])

export const widePushUp: Exercise = {
  slug: 'wide-push-up',
  seconds: 2.4,
  motion,
  hands: 'world',
  turn: 62,
  tip: 20,
  poster: 0.5,
  mat: true,
}
