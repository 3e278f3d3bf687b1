import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.12, 0, -0.26],
  rightFoot: [0.12, 0, 0.26],
  leftToes: 16,
  rightToes: -16,
  leftKnee: [0, 0, -0.3],
  rightKnee: [0, 0, 0.3],
  leftHand: [0.26, 0.08, -0.09],
  rightHand: [0.26, 0.08, 0.09],
  leftElbow: [0.1, -1, -0.4],
  rightElbow: [0.1, -1, 0.4],
} as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [0, 0.83, -0.13],
        hips: [0, 6, 5],
        spine: [4, 6, 13],
        head: [0, 6, 8],
        leftHeel: 0,
        rightHeel: 10,
      },
    ],
    [0.1, { pelvis: [-0.04, 0.72, -0.12], hips: [0, 16, 4], spine: [2, 10, 14] }],
    [
      0.25,
      {
        pelvis: [-0.14, 0.5, 0],
        hips: [0, 32, 0],
        spine: [0, 16, 0],
        head: [0, 20, 0],
        leftHeel: 0,
        rightHeel: 0,
      },
    ],
    [0.4, { pelvis: [-0.04, 0.72, 0.12], hips: [0, 16, -4], spine: [-2, 10, -14] }],
  ]),
)

export const bobAndWeave: Exercise = {
  slug: 'bob-and-weave',
  seconds: 3,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 68,
  poster: 0.1,
}
