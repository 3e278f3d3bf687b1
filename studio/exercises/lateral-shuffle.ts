import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  hips: [0, 30, 0],
  spine: [0, 6, 0],
  head: [0, 10, 0],
  leftToes: 10,
  rightToes: -10,
  leftHand: [0.34, -0.1, -0.22],
  rightHand: [0.34, -0.1, 0.22],
  leftElbow: [-0.4, -0.8, -0.6],
  rightElbow: [-0.4, -0.8, 0.6],
  leftKnee: [0, 0, -0.3],
  rightKnee: [0, 0, 0.3],
} as const

const feet = (left: readonly [number, number], right: readonly [number, number]) =>
  ({
    leftFoot: [0.1, left[1], left[0]],
    rightFoot: [0.1, right[1], right[0]],
    leftHeel: left[1] > 0 ? 20 : 4,
    rightHeel: right[1] > 0 ? 20 : 4,
  }) as const

const motion = keyed(
  base,
  bothSides([
    [0, { pelvis: [-0.14, 0.66, -0.34], ...feet([-0.62, 0], [-0.12, 0]) }],
    [0.06, { pelvis: [-0.14, 0.65, -0.28], ...feet([-0.62, 0], [-0.02, 0.07]) }],
    [0.13, { pelvis: [-0.14, 0.66, -0.12], ...feet([-0.54, 0.06], [0.16, 0]) }],
    [0.2, { pelvis: [-0.14, 0.68, 0], ...feet([-0.16, 0], [0.2, 0.03]) }],
    [0.27, { pelvis: [-0.14, 0.66, 0.12], ...feet([-0.16, 0], [0.44, 0.07]) }],
    [0.34, { pelvis: [-0.14, 0.65, 0.24], ...feet([-0.1, 0.06], [0.62, 0]) }],
    [0.42, { pelvis: [-0.14, 0.65, 0.35], ...feet([0.12, 0], [0.62, 0]) }],
  ]),
)

export const lateralShuffle: Exercise = {
  slug: 'lateral-shuffle',
  seconds: 2.6,
  motion,
  hands: 'chest',
  turn: 82,
  poster: 0.13,
}
