import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'

/** The hips go around, the head stays; both hands rest on them. */
const motion: Motion = (phase) => {
  const turn = 2 * Math.PI * phase
  const [ahead, right] = [Math.cos(turn), Math.sin(turn)]
  return {
    ...standing,
    pelvis: [0.02 + 0.13 * ahead, 0.872, 0.13 * right],
    hips: [0, -13 * ahead, 11 * right],
    spine: [0, -4 * ahead, 6 * right],
    head: [0, 2, 0],
    leftHand: [0.07, -0.42, -0.2],
    rightHand: [0.07, -0.42, 0.2],
    leftElbow: [-0.5, 0, -1],
    rightElbow: [-0.5, 0, 1],
    leftFoot: [0.1, 0, -0.24],
    rightFoot: [0.1, 0, 0.24],
    leftToes: 14,
    rightToes: -14,
  }
}

export const hipCircles: Exercise = {
  slug: 'hip-circles',
  seconds: 3.2,
  motion,
  hands: 'trunk',
  turn: 62,
  poster: 0.27,
}
