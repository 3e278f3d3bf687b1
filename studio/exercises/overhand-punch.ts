import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { covered } from './punches.ts'

const landed = {
  pelvis: [0.16, 0.78, -0.06],
  hips: [4, 14, 6],
  spine: [30, 18, 10],
  head: [-26, 12, 6],
  rightHand: [0.66, 0.02, -0.16],
  leftHand: [0.16, 0.06, -0.12],
  rightElbow: [0.1, 0.9, 0.9],
  rightHeel: 56,
  rightToes: -6,
} as const

const motion = keyed(guard, [
  [0, covered],
  [
    0.2,
    {
      ...covered,
      pelvis: [-0.06, 0.83, 0.05],
      hips: [-52, 2, -4],
      spine: [-16, 2, -6],
      head: [56, 4, 0],
      rightHand: [0.0, 0.1, 0.24],
      rightElbow: [-0.4, -0.8, 0.7],
    },
  ],
  [
    0.3,
    {
      pelvis: [0.04, 0.85, 0],
      hips: [-22, 6, 2],
      spine: [8, 6, 4],
      head: [10, 8, 2],
      rightHand: [0.22, 0.42, 0.2],
      rightElbow: [-0.2, 0.5, 1],
      rightHeel: 40,
      rightToes: -26,
    },
  ],
  [0.38, landed],
  [0.44, { ...landed, rightHand: [0.64, -0.04, -0.2] }],
  [0.66, { ...covered, pelvis: [0.02, 0.84, 0] }],
  [0.8, covered],
])

export const overhandPunch: Exercise = {
  slug: 'overhand-punch',
  seconds: 2.6,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 24,
  trails: ['rightHand'],
  poster: 0.36,
}
