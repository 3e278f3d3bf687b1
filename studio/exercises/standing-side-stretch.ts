import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.24],
  rightFoot: [0.1, 0, 0.24],
  leftToes: 20,
  rightToes: -20,
  leftElbow: [-0.2, -0.2, -1],
  rightElbow: [-0.2, -0.2, 1],
} as const

const tall = {
  pelvis: [0, 0.885, 0],
  hips: [0, 0, 0],
  spine: [0, 0, 0],
  head: [0, 0, 0],
  leftHand: [0.04, -0.5, -0.3],
  rightHand: [0.04, -0.5, 0.3],
} as const

const bent = {
  pelvis: [0, 0.88, 0.06],
  hips: [0, 0, 4],
  spine: [0, 0, 30],
  head: [0, 0, 30],
  rightHand: [0.04, 0.6, -0.42],
  leftHand: [0.08, -0.5, -0.12],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, tall],
    [0.03, { rightHand: [0.05, -0.4, 0.62] }],
    [0.07, { rightHand: [0.05, 0.0, 0.85] }],
    [0.11, { rightHand: [0.05, 0.5, 0.68] }],
    [0.16, { rightHand: [0.05, 0.7, 0.28], spine: [0, 0, 8], head: [0, 0, 8] }],
    [0.25, bent],
    [0.315, { ...bent, spine: [0, 0, 32], head: [0, 0, 32] }],
    [0.37, { rightHand: [0.05, 0.7, 0.3], spine: [0, 0, 8], head: [0, 0, 8] }],
    [0.4, { rightHand: [0.05, 0.5, 0.68] }],
    [0.435, { rightHand: [0.05, 0.0, 0.85] }],
    [0.47, { rightHand: [0.05, -0.4, 0.62] }],
  ]),
)

export const standingSideStretch: Exercise = {
  slug: 'standing-side-stretch',
  seconds: 6,
  motion,
  hands: 'chest',
  turn: 90,
  poster: 0.29,
}
