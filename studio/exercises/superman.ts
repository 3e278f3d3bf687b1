import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftToes: 0,
  rightToes: 0,
  leftFree: 1,
  rightFree: 1,
  leftFlex: 18,
  rightFlex: 18,
  leftElbow: [0.6, 0, -1],
  rightElbow: [0.6, 0, 1],
} as const

const flat = {
  pelvis: [0, 0.125, 0],
  hips: [0, 89, 0],
  spine: [0, 0, 0],
  head: [0, 70, 0],
  leftHand: [0.555, -0.075, -0.21],
  rightHand: [0.555, -0.075, 0.21],
  leftFoot: [-0.86, 0.07, -0.11],
  rightFoot: [-0.86, 0.07, 0.11],
} as const

/** Arms and legs leave the floor together, the belly stays. */
const flying = {
  pelvis: [0, 0.125, 0],
  hips: [0, 91, 0],
  spine: [0, -30, 0],
  head: [0, 36, 0],
  leftHand: [0.52, 0.2, -0.22],
  rightHand: [0.52, 0.2, 0.22],
  leftFoot: [-0.825, 0.36, -0.13],
  rightFoot: [-0.825, 0.36, 0.13],
} as const

const motion = keyed(base, [
  [0, flat],
  [0.36, flying],
  [0.56, { ...flying, spine: [0, -31, 0] }],
  [0.92, flat],
])

export const superman: Exercise = {
  slug: 'superman',
  seconds: 3,
  motion,
  hands: 'chest',
  turn: 54,
  tip: 28,
  poster: 0.46,
  mat: true,
}
