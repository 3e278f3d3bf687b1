import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { allFours } from './all-fours.ts'

const hands = { leftHand: [0.5, 0.05, -0.18], rightHand: [0.5, 0.05, 0.18] } as const
const kneeling = {
  pelvis: [-0.24, 0.48, 0],
  hips: [0, 78, 0],
  spine: [0, 2, 0],
  head: [0, 70, 0],
} as const
const folded = {
  pelvis: [-0.49, 0.365, 0],
  hips: [0, 98, 0],
  spine: [0, 12, 0],
  head: [0, 104, 0],
} as const

const motion = keyed({ ...allFours, ...hands }, [
  [0, kneeling],
  [0.06, kneeling],
  [0.4, folded],
  [0.55, { ...folded, pelvis: [-0.5, 0.362, 0], hips: [0, 100, 0] }],
  [0.7, folded],
])

export const childsPose: Exercise = {
  slug: 'childs-pose',
  seconds: 6,
  motion,
  hands: 'world',
  turn: 30,
  tip: 14,
  poster: 0.55,
  mat: true,
}
