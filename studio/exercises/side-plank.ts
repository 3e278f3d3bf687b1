import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  head: [0, 0, 58],
  leftHand: [0.78, 0.05, 0.08],
  leftElbow: [-0.3, -1.3, -0.6],
  rightElbow: [-0.5, 0.3, 0.4],
  leftFoot: [-0.79, 0.06, 0],
  rightFoot: [-0.82, 0.15, 0.01],
  leftToes: -90,
  rightToes: -90,
  leftFree: 1,
  rightFree: 1,
  leftFlex: 85,
  rightFlex: 85,
} as const

const high = {
  pelvis: [-0.01, 0.345, 0],
  hips: [-90, 0, 68],
  spine: [0, 0, -2],
  rightHand: [0.36, 1.21, 0],
} as const
const low = {
  pelvis: [0, 0.26, 0],
  hips: [-90, 0, 74],
  spine: [0, 0, -22],
  rightHand: [0.38, 1.19, 0],
} as const

const motion = keyed(base, [
  [0, high],
  [0.1, high],
  [0.5, low],
  [0.9, high],
])

export const sidePlank: Exercise = {
  slug: 'side-plank',
  seconds: 3.4,
  motion,
  hands: 'world',
  turn: 24,
  tip: 14,
  poster: 0.02,
  mat: true,
}
