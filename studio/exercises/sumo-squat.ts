import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const base = {
  ...standing,
  leftFoot: [0.08, 0, -0.46],
  rightFoot: [0.08, 0, 0.46],
  leftToes: 48,
  rightToes: -48,
  leftKnee: [0, 0, -1.2],
  rightKnee: [0, 0, 1.2],
  leftHand: [0.27, -0.06, -0.075],
  rightHand: [0.27, -0.06, 0.075],
  leftElbow: [-0.1, -1, -0.7],
  rightElbow: [-0.1, -1, 0.7],
} as const

const tall = { pelvis: [-0.02, 0.84, 0], hips: [0, 2, 0], spine: [0, 0, 0] } as const
const low = { pelvis: [-0.07, 0.46, 0], hips: [0, 12, 0], spine: [0, 2, 0] } as const

const motion = keyed(base, [
  [0, tall],
  [0.45, low],
  [0.54, { ...low, pelvis: [-0.07, 0.45, 0] }],
  [0.92, tall],
])

export const sumoSquat: Exercise = {
  slug: 'sumo-squat',
  seconds: 3,
  motion,
  hands: 'chest',
  turn: 90,
  tip: 12,
  poster: 0.5,
}
