import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  pelvis: [-0.1, 0.72, 0],
  hips: [0, 26, 0],
  spine: [0, 6, 0],
  head: [0, 8, 0],
  leftToes: 8,
  rightToes: -8,
  leftElbow: [-0.8, -0.7, -0.4],
  rightElbow: [-0.8, -0.7, 0.4],
  leftKnee: [0, 0, -0.2],
  rightKnee: [0, 0, 0.2],
} as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [-0.1, 0.73, 0.02],
        hips: [-4, 26, 1],
        leftFoot: [0.12, 0.11, -0.22],
        leftHeel: 34,
        leftHand: [0.22, -0.22, -0.24],
        rightHand: [0.34, -0.06, 0.2],
      },
    ],
    [0.18, { leftFoot: [0.12, 0, -0.22], leftHeel: 16 }],
    [0.25, { pelvis: [-0.1, 0.715, 0] }],
    [0.5, { leftFoot: [0.12, 0, -0.22], leftHeel: 16 }],
    [0.8, { leftFoot: [0.12, 0, -0.22], leftHeel: 24 }],
  ]),
)

export const fastFeet: Exercise = {
  slug: 'fast-feet',
  seconds: 2,
  motion: (phase) => motion(phase * 6),
  hands: 'chest',
  turn: 50,
  trails: ['leftFoot', 'rightFoot'],
  poster: 0.005,
}
