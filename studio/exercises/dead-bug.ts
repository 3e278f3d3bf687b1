import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { raised, supine } from './supine.ts'

const base = {
  ...supine,
  leftHand: [0.02, 0.54, -0.19],
  rightHand: [0.02, 0.54, 0.19],
  leftFlex: 70,
  rightFlex: 70,
} as const

const centred = {
  rightHand: base.rightHand,
  leftFoot: [0.44, 0.53, -0.1],
  leftFlex: 75,
} as const
const stretched = {
  rightHand: [-0.55, 0.07, 0.2],
  leftFoot: raised(8, -0.1),
  leftFlex: 40,
} as const

/** One arm and the other leg reach away, then change. */
const motion = keyed(
  base,
  bothSides([
    [0, centred],
    [0.11, { rightHand: [-0.34, 0.42, 0.21], leftFoot: [0.7, 0.36, -0.1] }],
    [0.21, stretched],
    [0.27, stretched],
    [0.37, { rightHand: [-0.34, 0.42, 0.21], leftFoot: [0.7, 0.36, -0.1] }],
    [0.48, centred],
    [0.75, centred],
  ]),
)

export const deadBug: Exercise = {
  slug: 'dead-bug',
  seconds: 4.8,
  motion,
  hands: 'chest',
  turn: 48,
  tip: 26,
  poster: 0.24,
  mat: true,
}
