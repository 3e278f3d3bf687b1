import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0, -0.5],
  rightFoot: [0.1, 0, 0.5],
  leftToes: 22,
  rightToes: -22,
  leftKnee: [0, 0, -0.6],
  rightKnee: [0, 0, 0.6],
  leftHand: [0.27, -0.06, -0.075],
  rightHand: [0.27, -0.06, 0.075],
  leftElbow: [-0.1, -1, -0.7],
  rightElbow: [-0.1, -1, 0.7],
} as const

const middle = { pelvis: [-0.02, 0.81, 0], hips: [0, 6, 0], spine: [0, 2, 0] } as const
const low = { pelvis: [-0.2, 0.49, 0.3], hips: [0, 34, 6], spine: [0, 4, -4] } as const

const motion = keyed(
  base,
  bothSides([
    [0, middle],
    [0.21, low],
    [0.28, { ...low, pelvis: [-0.2, 0.48, 0.3] }],
    [0.46, middle],
  ]),
)

export const sideLunge: Exercise = {
  slug: 'side-lunge',
  seconds: 4.4,
  motion,
  hands: 'chest',
  turn: 90,
  tip: 13,
  poster: 0.25,
}
