import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { raised, supine } from './supine.ts'

/** A hold: it trembles by a breath. */
const motion: Motion = (phase) => {
  const breath = (1 - Math.cos(2 * Math.PI * phase)) / 2
  const degrees = 17 + 4 * breath
  return {
    ...supine,
    spine: [0, 17 + 3 * breath, 0],
    head: [0, -56 + 2 * breath, 0],
    leftHand: [-0.5, 0.24 + 0.02 * breath, -0.17],
    rightHand: [-0.5, 0.24 + 0.02 * breath, 0.17],
    leftElbow: [0.2, 0, -1],
    rightElbow: [0.2, 0, 1],
    leftFoot: raised(degrees, -0.06),
    rightFoot: raised(degrees, 0.06),
    leftFlex: 22,
    rightFlex: 22,
  }
}

export const hollowHold: Exercise = {
  slug: 'hollow-hold',
  seconds: 3.4,
  motion,
  hands: 'chest',
  turn: 44,
  tip: 22,
  poster: 0.5,
  mat: true,
}
