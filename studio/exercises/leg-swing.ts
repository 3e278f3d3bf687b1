import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { radians } from '../vector.ts'

/** The right leg swings like a pendulum, further ahead than back. */
const motion: Motion = (phase) => {
  const swing = Math.cos(2 * Math.PI * phase)
  const angle = radians(14 + 54 * swing)
  const lean = -10 * swing
  const length = 0.83 - 0.05 * (1 - swing) ** 2 * 0.5
  return {
    ...standing,
    pelvis: [0.02, 0.915, -0.05],
    hips: [0, lean, 0],
    spine: [8 * swing, -lean * 0.4, 0],
    head: [0, 2, 0],
    leftFoot: [0.12, 0, -0.1],
    rightFoot: [0.02 + length * Math.sin(angle), 0.9 - length * Math.cos(angle), 0.05],
    rightFree: 1,
    rightFlex: 70,
    leftHand: [0.3 * swing + 0.04, -0.34 - 0.06 * swing, -0.4],
    rightHand: [-0.3 * swing, -0.36, 0.36],
    leftElbow: [-0.4, -0.6, -0.6],
    rightElbow: [-0.4, -0.6, 0.6],
  }
}

export const legSwing: Exercise = {
  slug: 'leg-swing',
  seconds: 3.6,
  motion: (phase) => motion(phase * 2),
  hands: 'chest',
  turn: 14,
  trails: ['rightFoot'],
  poster: 0.005,
}
