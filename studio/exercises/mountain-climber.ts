import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const base = { ...plankTop, pelvis: [-0.02, 0.45, 0], hips: [0, 69, 0] } as const
const planted = {
  leftFoot: base.leftFoot,
  leftHeel: 68,
  leftFree: 0,
  leftKnee: base.leftKnee,
}
const tucked = { leftFree: 1, leftFlex: 50 }

const motion = keyed(
  base,
  bothSides([
    [0, { ...planted, pelvis: [-0.025, 0.445, 0], hips: [0, 68, 0] }],
    [0.08, { leftFoot: [-0.58, 0.17, -0.12], leftFree: 0.7, leftFlex: 45, leftKnee: [0, 0, -0.5] }],
    [
      0.22,
      { leftFoot: [-0.1, 0.2, -0.11], ...tucked, pelvis: [-0.03, 0.475, 0], hips: [0, 72, 0] },
    ],
    [0.28, { leftFoot: [-0.08, 0.2, -0.11], ...tucked }],
    [0.42, { leftFoot: [-0.6, 0.18, -0.12], leftFree: 0.6, leftFlex: 50, leftKnee: [0, 0, -0.5] }],
    [0.48, planted],
    [0.74, planted],
  ]),
)

export const mountainClimber: Exercise = {
  slug: 'mountain-climber',
  seconds: 2.4,
  motion: (phase) => motion(phase * 2),
  hands: 'world',
  turn: 42,
  tip: 18,
  poster: 0.125,
  mat: true,
}
