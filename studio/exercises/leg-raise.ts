import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { raised, supine } from './supine.ts'

const [lowest, highest] = [5, 86]

/** Straight legs from just above the floor to upright, a moment's rest at either end. */
const motion: Motion = (phase) => {
  const swing = -Math.cos(2 * Math.PI * phase)
  const share = (1 + swing * (1.2 - 0.2 * swing * swing)) / 2
  const degrees = lowest + (highest - lowest) * share
  return {
    ...supine,
    leftFoot: raised(degrees, -0.06),
    rightFoot: raised(degrees, 0.06),
  }
}

export const legRaise: Exercise = {
  slug: 'leg-raise',
  seconds: 3,
  motion,
  hands: 'chest',
  turn: 46,
  tip: 22,
  poster: 0.3,
  mat: true,
}
