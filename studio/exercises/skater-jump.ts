import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftElbow: [-0.5, -0.4, -0.8],
  rightElbow: [-0.5, -0.4, 0.8],
} as const

/** On the left leg, the right one behind it. */
const landed = {
  pelvis: [-0.1, 0.66, -0.34],
  hips: [0, 36, -4],
  spine: [18, 14, 0],
  head: [-10, 14, 0],
  leftFoot: [0.08, 0, -0.42],
  leftHeel: 0,
  leftFree: 0,
  rightFoot: [-0.44, 0.2, -0.56],
  rightFree: 1,
  rightFlex: 40,
  rightHand: [0.3, -0.42, -0.1],
  leftHand: [-0.3, -0.1, -0.34],
} as const

const motion = keyed(
  base,
  bothSides([
    [0, landed],
    [0.1, { ...landed, pelvis: [-0.1, 0.62, -0.32] }],
    [
      0.2,
      {
        pelvis: [-0.02, 0.84, -0.16],
        hips: [0, 18, 4],
        spine: [0, 10, 0],
        head: [0, 8, 0],
        leftFoot: [0.06, 0, -0.42],
        leftHeel: 50,
        leftFree: 0,
        rightFoot: [-0.06, 0.24, 0.06],
        rightFree: 0.6,
        rightHeel: 10,
        rightHand: [0.12, -0.3, 0.4],
        leftHand: [0.1, -0.3, -0.4],
      },
    ],
    [
      0.27,
      {
        pelvis: [0, 0.98, 0.02],
        hips: [0, 10, 0],
        leftFoot: [-0.1, 0.3, -0.3],
        leftFree: 0.7,
        leftHeel: 40,
        leftFlex: 40,
        rightFoot: [0.08, 0.22, 0.32],
        rightFree: 0,
        rightHeel: 16,
      },
    ],
    [
      0.4,
      {
        pelvis: [-0.04, 0.78, 0.26],
        hips: [0, 26, 2],
        rightFoot: [0.08, 0, 0.42],
        rightFree: 0,
        rightHeel: 12,
        leftFoot: [-0.36, 0.26, 0.2],
        leftFree: 1,
        leftFlex: 40,
      },
    ],
  ]),
)

export const skaterJump: Exercise = {
  slug: 'skater-jump',
  seconds: 2.4,
  motion,
  hands: 'chest',
  turn: 74,
  tip: 12,
  poster: 0.03,
}
