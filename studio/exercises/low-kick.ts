import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { covered } from './punches.ts'

const { rightFoot, rightToes, rightHeel } = guard
const stand = {
  rightFoot,
  rightToes,
  rightHeel,
  rightFree: 0,
  rightFlex: 60,
  rightKnee: [0, 0, 0],
  leftToes: -22,
  leftHeel: 0,
} as const
const landed = {
  pelvis: [0.18, 0.84, -0.08],
  hips: [52, 6, 16],
  spine: [-20, 4, 4],
  head: [-36, 8, 4],
  rightFoot: [0.92, 0.46, 0.02],
  rightFree: 1,
  rightFlex: 25,
  leftToes: 84,
  leftHeel: 24,
  leftHand: [0.2, 0.08, -0.1],
  rightHand: [-0.16, -0.34, 0.3],
  rightElbow: [-0.6, -0.4, 0.6],
  rightKnee: [1, 0.2, 1],
} as const

const motion = keyed(guard, [
  [0, { ...covered, ...stand }],
  [
    0.14,
    {
      pelvis: [0.06, 0.82, -0.02],
      hips: [-46, 6, 0],
      spine: [-14, 9, 0],
      head: [50, 8, 0],
      rightFoot,
      rightFree: 0,
      rightHeel: 42,
      leftToes: 10,
      rightKnee: [0, 0, 0],
    },
  ],
  [
    0.27,
    {
      pelvis: [0.15, 0.85, -0.07],
      hips: [0, 4, 8],
      spine: [-12, 6, 4],
      head: [6, 8, 0],
      rightFoot: [0.14, 0.3, 0.4],
      rightFree: 1,
      rightFlex: 45,
      leftToes: 46,
      leftHeel: 16,
      rightKnee: [0.5, 0.2, 1.2],
      leftHand: [0.24, 0.1, -0.08],
      rightHand: [0.18, -0.02, 0.16],
      rightElbow: [-0.3, -0.8, 0.5],
    },
  ],
  [0.37, landed],
  [0.42, { ...landed, hips: [58, 6, 17], rightFoot: [0.9, 0.44, -0.1] }],
  [
    0.56,
    {
      pelvis: [0.12, 0.85, -0.06],
      hips: [10, 4, 6],
      spine: [-12, 6, 2],
      head: [0, 8, 0],
      rightFoot: [0.2, 0.26, 0.3],
      rightFree: 1,
      leftToes: 40,
      rightKnee: [0.4, 0.2, 1],
      rightHand: [0.14, 0, 0.14],
    },
  ],
  [0.72, { ...covered, ...stand, pelvis: [0, 0.84, 0] }],
])

export const lowKick: Exercise = {
  slug: 'low-kick',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 18,
  trails: ['rightFoot'],
  poster: 0.38,
}
