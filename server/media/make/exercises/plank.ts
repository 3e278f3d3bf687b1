import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = {
  ...plankTop,
  leftFoot: [-0.83, 0, -0.2],
  rightFoot: [-0.83, 0, 0.2],
} as const

const { pelvis, hips, spine, rightHand } = base
const down = { rightHand, rightPalm: 1 }

const motion = keyed(
  base,
  bothSides([
    [0, { pelvis, hips, spine, ...down }],
    [0.06, { ...down, pelvis: [-0.02, 0.443, -0.02] }],
    [0.14, { rightHand: [0.5, 0.3, 0.12], rightPalm: 0 }],
    [
      0.22,
      {
        pelvis: [-0.02, 0.443, -0.03],
        hips: [0, 68, 3],
        spine: [2, -2, 2],
        rightHand: [0.53, 0.55, -0.1],
        rightPalm: 0,
      },
    ],
    [
      0.29,
      {
        pelvis: [-0.02, 0.443, -0.03],
        hips: [0, 68, 3],
        spine: [2, -2, 2],
        rightHand: [0.53, 0.55, -0.1],
        rightPalm: 0,
      },
    ],
    [0.37, { rightHand: [0.5, 0.3, 0.12], rightPalm: 0 }],
    [0.45, { ...down, pelvis: [-0.02, 0.443, -0.01] }],
  ]),
)

export const plank: Exercise = {
  slug: 'plank',
  seconds: 3.6,
  motion,
  hands: 'world',
  turn: 46,
  tip: 17,
  ground: 700,
  middle: [-0.16, 0, 0],
  metresAcross: 1.72,
  poster: 0.26,
  mat: { from: -1.0, to: 0.68, halfWidth: 0.32 },
}
