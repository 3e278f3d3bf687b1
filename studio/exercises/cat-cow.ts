import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { allFours } from './all-fours.ts'

const cat = {
  pelvis: [-0.19, 0.48, 0],
  hips: [0, 50, 0],
  spine: [0, 54, 0],
  head: [0, 128, 0],
} as const
const cow = {
  pelvis: [-0.19, 0.475, 0],
  hips: [0, 104, 0],
  spine: [0, -46, 0],
  head: [0, 14, 0],
} as const

const motion = keyed(allFours, [
  [0, cow],
  [0.1, cow],
  [0.5, cat],
  [0.6, cat],
])

export const catCow: Exercise = {
  slug: 'cat-cow',
  seconds: 5,
  motion,
  hands: 'world',
  turn: 30,
  tip: 15,
  poster: 0.55,
  mat: true,
}
