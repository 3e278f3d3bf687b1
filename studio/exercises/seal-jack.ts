import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { radians, type Vector } from '../vector.ts'

/** Feet out with the arms wide, feet in with the hands together, at the height of the shoulders. */
const motion: Motion = (phase) => {
  const turn = 2 * Math.PI * phase
  const open = (1 - Math.cos(turn)) / 2
  const hop = 0.08 * Math.sin(turn) ** 2
  const landing = Math.cos(turn) ** 8
  const feet = 0.09 + 0.28 * open
  const late = (1 - Math.cos(turn - 0.2)) / 2
  const angle = radians(4 + 100 * late)
  const hand = (side: number): Vector => [
    0.53 * Math.cos(angle),
    0.0,
    side * (0.05 + 0.1 * late + 0.53 * Math.sin(angle)),
  ]
  return {
    ...standing,
    pelvis: [0, 0.9 + hop - 0.03 * landing - 0.08 * open, 0],
    hips: [0, 2 + 3 * landing, 0],
    leftHand: hand(-1),
    rightHand: hand(1),
    leftElbow: [-0.2, -0.6, -0.6],
    rightElbow: [-0.2, -0.6, 0.6],
    leftFoot: [0.1, hop, -feet],
    rightFoot: [0.1, hop, feet],
    leftHeel: 10 + 400 * hop * (1 - landing),
    rightHeel: 10 + 400 * hop * (1 - landing),
    leftToes: 14 + 10 * open,
    rightToes: -14 - 10 * open,
    leftKnee: [0, 0, -0.3],
    rightKnee: [0, 0, 0.3],
  }
}

export const sealJack: Exercise = {
  slug: 'seal-jack',
  seconds: 2.4,
  motion: (phase) => motion(phase * 2),
  hands: 'chest',
  turn: 66,
  tip: 12,
  poster: 0.27,
}
