import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { covered } from './punches.ts'

const landed = {
  pelvis: [0.16, 0.86, -0.02],
  hips: [8, 4, 0],
  spine: [34, 6, 4],
  head: [-34, 6, 0],
  rightHand: [0.14, 0.04, -0.14],
  rightElbow: [0.9, 0.35, 0.5],
  leftHand: [0.18, 0.08, -0.14],
  rightHeel: 50,
  rightToes: -6,
} as const

const motion = keyed(guard, [
  [0, covered],
  [
    0.18,
    {
      ...covered,
      pelvis: [-0.03, 0.84, 0.02],
      hips: [-48, 6, -2],
      spine: [-14, 6, -4],
      head: [52, 8, 0],
      rightHand: [0.06, 0.02, 0.2],
      rightElbow: [-0.6, 0.1, 1],
    },
  ],
  [0.29, { rightHand: [0.16, 0.06, 0.1], rightElbow: [0.2, 0.3, 1] }],
  [0.37, landed],
  [0.45, { ...landed, hips: [12, 4, 0], spine: [38, 6, 4], head: [-42, 6, 0] }],
  [0.68, { ...covered, pelvis: [0, 0.85, 0] }],
  [0.82, covered],
])

export const elbowStrike: Exercise = {
  slug: 'elbow-strike',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 22,
  poster: 0.4,
}
