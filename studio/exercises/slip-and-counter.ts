import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'
import { covered, cross } from './punches.ts'

const slipped = {
  ...covered,
  pelvis: [0.0, 0.76, 0.12],
  hips: [-52, 12, -10],
  spine: [-14, 14, -18],
  head: [56, 12, -16],
  rightHeel: 12,
} as const

const motion = keyed(guard, [
  [0, covered],
  [0.18, slipped],
  [0.3, { ...slipped, pelvis: [0, 0.75, 0.13] }],
  [0.42, cross],
  [0.47, cross],
  [0.66, { ...covered, pelvis: [0, 0.85, 0] }],
  [0.82, covered],
])

export const slipAndCounter: Exercise = {
  slug: 'slip-and-counter',
  seconds: 2.8,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 40,
  trails: ['rightHand'],
  poster: 0.26,
}
