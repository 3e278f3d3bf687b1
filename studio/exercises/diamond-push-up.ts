import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = {
  ...plankTop,
  leftHand: [0.4, 0.05, -0.055],
  rightHand: [0.4, 0.05, 0.055],
} as const

const high = {
  pelvis: [-0.015, 0.425, 0],
  hips: [0, 70, 0],
  head: [0, 56, 0],
  leftElbow: [0, -1, -0.6],
  rightElbow: [0, -1, 0.6],
  leftHeel: 68,
  rightHeel: 68,
} as const
const low = {
  pelvis: [0.04, 0.22, 0],
  hips: [0, 83, 0],
  head: [0, 64, 0],
  leftElbow: [0, -0.8, -1],
  rightElbow: [0, -0.8, 1],
  leftHeel: 74,
  rightHeel: 74,
} as const

const motion = keyed(base, [
  [0, high],
  [0.45, low],
  [0.53, { ...low, pelvis: [0.04, 0.215, 0] }],
  [0.9, high],
])

export const diamondPushUp: Exercise = {
  slug: 'diamond-push-up',
  seconds: 2.6,
  motion,
  hands: 'world',
  turn: 68,
  tip: 22,
  poster: 0.02,
  mat: true,
}
