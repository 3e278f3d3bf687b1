import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const { pelvis, hips, head, leftElbow, rightElbow } = plankTop

const low = {
  pelvis: [0.04, 0.2, 0],
  hips: [0, 85, 0],
  head: [0, 62, 0],
  leftElbow: [0, -1, -0.7],
  rightElbow: [0, -1, 0.7],
  leftHeel: 74,
  rightHeel: 74,
} as const

const motion = keyed(plankTop, [
  [0, { pelvis, hips, head, leftElbow, rightElbow, leftHeel: 68, rightHeel: 68 }],
  [0.45, low],
  [0.53, { ...low, pelvis: [0.04, 0.195, 0] }],
  [0.9, { pelvis, hips, head, leftElbow, rightElbow, leftHeel: 68, rightHeel: 68 }],
])

export const pushUp: Exercise = {
  slug: 'push-up',
  seconds: 2.4,
  motion,
  hands: 'world',
  turn: 46,
  tip: 20,
  poster: 0.02,
  mat: true,
}
