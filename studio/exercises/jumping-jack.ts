import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { radians, type Vector } from '../vector.ts'

/** Two jumps in a loop: feet out with the arms up, feet in with the arms down. */
const motion: Motion = (phase) => {
  const turn = 2 * Math.PI * phase
  const swing = -Math.cos(turn)
  const open = (1 + swing * (1.18 - 0.18 * swing * swing)) / 2
  const hop = 0.085 * Math.sin(turn) ** 2
  const landing = Math.cos(turn) ** 8
  const feet = 0.09 + 0.3 * open
  const late = -Math.cos(turn - 0.22)
  const angle = radians(14 + (168 - 14) * ((1 + late * (1.15 - 0.15 * late * late)) / 2))
  const reach = 0.572
  const hand = (side: number): Vector => [
    0.05,
    -reach * Math.cos(angle) + 0.02,
    side * (0.175 + reach * Math.sin(angle)),
  ]
  const drop = 0.03 * landing + 0.085 * open
  return {
    ...standing,
    pelvis: [0, 0.905 + hop - drop, 0],
    hips: [0, 2 + 3 * landing, 0],
    leftHand: hand(-1),
    rightHand: hand(1),
    leftElbow: [-0.6, -0.2, -0.6],
    rightElbow: [-0.6, -0.2, 0.6],
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

export const jumpingJack: Exercise = {
  slug: 'jumping-jack',
  seconds: 2.4,
  motion: (phase) => motion(phase * 2),
  hands: 'chest',
  turn: 90,
  poster: 0.27,
}
