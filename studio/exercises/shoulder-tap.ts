import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = {
  ...plankTop,
  leftFoot: [-0.83, 0, -0.2],
  rightFoot: [-0.83, 0, 0.2],
} as const

const { pelvis, hips, spine, rightHand, rightElbow } = base
const down = { rightHand, rightPalm: 1, rightElbow } as const

const tap = {
  pelvis: [-0.02, 0.443, -0.035],
  hips: [0, 68, 3],
  spine: [2, -2, 2],
  rightHand: [0.5, 0.51, -0.09],
  rightElbow: [0.7, -0.4, 0.8],
  rightPalm: 0,
} as const

const motion = keyed(
  base,
  bothSides([
    [0, { pelvis, hips, spine, ...down }],
    [0.06, { ...down, pelvis: [-0.02, 0.443, -0.02] }],
    [0.14, { rightHand: [0.52, 0.27, 0.12], rightPalm: 0 }],
    [0.22, tap],
    [0.29, tap],
    [0.37, { rightHand: [0.52, 0.27, 0.12], rightPalm: 0 }],
    [0.45, { ...down, pelvis: [-0.02, 0.443, -0.01] }],
  ]),
)

export const shoulderTap: Exercise = {
  slug: 'shoulder-tap',
  seconds: 3,
  motion,
  hands: 'world',
  turn: 58,
  tip: 18,
  poster: 0.26,
  mat: true,
}
