import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  pelvis: [0, 0.8, 0],
  hips: [0, 8, 0],
  leftFoot: [0.12, 0, -0.24],
  rightFoot: [0.12, 0, 0.24],
  leftToes: 16,
  rightToes: -16,
  leftKnee: [0, 0, -0.2],
  rightKnee: [0, 0, 0.2],
  leftElbow: [-0.2, -1, -0.4],
  rightElbow: [-0.2, -1, 0.4],
} as const

const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        pelvis: [0.03, 0.79, 0],
        hips: [-8, 8, 0],
        spine: [-28, 8, 0],
        head: [30, 8, 0],
        leftHand: [0.66, 0.08, -0.04],
        rightHand: [0.2, 0.04, 0.16],
      },
    ],
    [0.25, { pelvis: [0, 0.81, 0], leftHand: [0.34, 0.06, -0.12], rightHand: [0.34, 0.06, 0.12] }],
  ]),
)

export const speedPunches: Exercise = {
  slug: 'speed-punches',
  seconds: 2,
  motion: (phase) => motion(phase * 5),
  hands: 'chest',
  gloves: true,
  turn: 42,
  trails: ['leftHand', 'rightHand'],
  poster: 0.1,
}
