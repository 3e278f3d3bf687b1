import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'

const motion: Motion = (phase) => {
  const turn = 2 * Math.PI * phase * 2
  const [ahead, up] = [-Math.sin(turn) * 0.5, -Math.cos(turn) * 0.5]
  return {
    ...standing,
    pelvis: [0, 0.895 + 0.022 * Math.cos(turn), 0],
    hips: [0, 1, 0],
    spine: [0, 3 * Math.sin(turn), 0],
    leftHand: [ahead, up, -0.34],
    rightHand: [ahead, up, 0.34],
    leftElbow: [-0.2, -0.2, -1],
    rightElbow: [-0.2, -0.2, 1],
    leftFoot: [0.1, 0, -0.16],
    rightFoot: [0.1, 0, 0.16],
    leftToes: 12,
    rightToes: -12,
  }
}

export const armCircles: Exercise = {
  slug: 'arm-circles',
  seconds: 4,
  motion,
  hands: 'chest',
  turn: 40,
  trails: ['leftHand', 'rightHand'],
  poster: 0.37,
}
