import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  pelvis: [0, 0.87, 0],
  leftFoot: [0.08, 0, -0.22],
  rightFoot: [0.08, 0, 0.22],
  leftToes: 16,
  rightToes: -16,
  leftHand: [0.28, -0.14, 0.03],
  rightHand: [0.3, -0.18, -0.03],
  leftElbow: [0, 0.2, -1],
  rightElbow: [0, 0.2, 1],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, { hips: [-12, 2, 0], spine: [-58, 4, 0], head: [16, 2, 0], leftHeel: 16, rightHeel: 0 }],
    [0.07, { hips: [-13, 2, 0], spine: [-61, 4, 0], head: [18, 2, 0], leftHeel: 18, rightHeel: 0 }],
    [0.28, { hips: [0, 2, 0], spine: [0, 3, 0], head: [0, 2, 0], leftHeel: 2, rightHeel: 2 }],
  ]),
)

export const torsoTwist: Exercise = {
  slug: 'torso-twist',
  seconds: 3.2,
  motion,
  hands: 'trunk',
  turn: 78,
  tip: 12,
  poster: 0.04,
}
