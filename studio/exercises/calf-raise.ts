import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { box } from '../props.ts'

const base = {
  ...standing,
  leftFoot: [0.1, 0.12, -0.11],
  rightFoot: [0.1, 0.12, 0.11],
  leftToes: 4,
  rightToes: -4,
  leftHand: [0.06, -0.42, -0.19],
  rightHand: [0.06, -0.42, 0.19],
  leftElbow: [-0.5, -0.1, -1],
  rightElbow: [-0.5, -0.1, 1],
} as const

const low = { pelvis: [0.0, 1.0, 0], hips: [0, 1, 0], leftHeel: -22, rightHeel: -22 } as const
const tiptoe = { pelvis: [0.065, 1.13, 0], hips: [0, -1, 0], leftHeel: 54, rightHeel: 54 } as const

const motion = keyed(base, [
  [0, low],
  [0.38, tiptoe],
  [0.56, { ...tiptoe, pelvis: [0.065, 1.135, 0], leftHeel: 56, rightHeel: 56 }],
  [0.94, low],
])

export const calfRaise: Exercise = {
  slug: 'calf-raise',
  seconds: 2.4,
  motion,
  hands: 'chest',
  turn: 34,
  poster: 0.5,
  props: () => [box({ from: 0.03, to: 0.4, halfWidth: 0.3, height: 0.12 })],
}
