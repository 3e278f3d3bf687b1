import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { box } from '../props.ts'

const base = {
  ...standing,
  leftFoot: [0.6, 0, -0.13],
  rightFoot: [0.6, 0, 0.13],
  leftToes: 4,
  rightToes: -4,
  leftHand: [-0.3, 0.5, -0.23],
  rightHand: [-0.3, 0.5, 0.23],
  leftPalm: 1,
  rightPalm: 1,
  leftElbow: [-1, 0, -0.15],
  rightElbow: [-1, 0, 0.15],
} as const

const high = { pelvis: [-0.12, 0.53, 0], hips: [0, -8, 0], spine: [0, 2, 0] } as const
const low = { pelvis: [-0.1, 0.32, 0], hips: [0, -4, 0], spine: [0, 2, 0] } as const

const motion = keyed(base, [
  [0, high],
  [0.44, low],
  [0.52, { ...low, pelvis: [-0.1, 0.315, 0] }],
  [0.9, high],
])

export const tricepsDip: Exercise = {
  slug: 'triceps-dip',
  seconds: 2.6,
  motion,
  hands: 'world',
  turn: 38,
  tip: 12,
  poster: 0.46,
  props: () => [box({ from: -0.6, to: -0.26, halfWidth: 0.4, height: 0.45 })],
}
