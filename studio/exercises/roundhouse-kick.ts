import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { heavyBag } from '../props.ts'
import { guard } from './boxing-guard.ts'

const { hips, spine, head, leftHand, rightHand, rightFoot, rightToes, rightHeel } = guard
const stand = { rightFoot, rightToes, rightHeel, rightFree: 0, rightFlex: 75 }
const still = { rightKnee: [0, 0, 0] as const }
const impact = 0.385

const motion = keyed(guard, [
  [
    0,
    {
      pelvis: [0, 0.865, 0],
      hips,
      spine,
      head,
      leftHand,
      rightHand,
      ...stand,
      ...still,
      leftToes: -22,
      leftHeel: 0,
    },
  ],
  [
    0.13,
    {
      pelvis: [0.08, 0.835, -0.03],
      hips: [-46, 5, 0],
      spine: [-14, 9, 0],
      head: [50, 8, 0],
      rightHeel: 42,
      rightFoot,
      rightFree: 0,
      leftToes: 10,
      leftHeel: 0,
      ...still,
    },
  ],
  [
    0.285,
    {
      pelvis: [0.2, 0.9, -0.1],
      hips: [10, 0, 14],
      spine: [-14, 4, 6],
      head: [-2, 6, 0],
      rightFoot: [0.12, 0.62, 0.4],
      rightToes: -20,
      rightHeel: 20,
      rightFree: 1,
      rightFlex: 40,
      leftToes: 62,
      leftHeel: 24,
      leftHand: [0.24, 0.1, -0.08],
      rightHand: [0.24, 0.06, 0.12],
      rightKnee: [0.6, 0.4, 1.4],
    },
  ],
  [
    impact,
    {
      pelvis: [0.24, 0.93, -0.1],
      hips: [66, 4, 42],
      spine: [-26, -4, 10],
      head: [-46, 6, 8],
      rightFoot: [0.98, 1.17, 0.12],
      rightToes: 60,
      rightFree: 1,
      rightFlex: 22,
      leftToes: 104,
      leftHeel: 34,
      leftHand: [0.18, 0.08, -0.08],
      rightHand: [-0.24, -0.3, 0.3],
      rightKnee: [1.2, 0, 0.8],
    },
  ],
  [
    0.43,
    {
      pelvis: [0.24, 0.93, -0.1],
      hips: [70, 4, 43],
      spine: [-28, -4, 10],
      head: [-48, 6, 8],
      rightFoot: [1.02, 1.18, 0.1],
      rightFree: 1,
      rightFlex: 22,
      leftToes: 106,
      leftHeel: 34,
      leftHand: [0.18, 0.08, -0.08],
      rightHand: [-0.28, -0.32, 0.28],
      rightKnee: [1.2, 0, 0.8],
    },
  ],
  [
    0.56,
    {
      pelvis: [0.2, 0.9, -0.1],
      hips: [22, 2, 16],
      spine: [-16, 4, 6],
      head: [-10, 6, 0],
      rightFoot: [0.3, 0.6, 0.3],
      rightToes: -10,
      rightFree: 1,
      rightFlex: 45,
      leftToes: 60,
      leftHeel: 20,
      leftHand: [0.26, 0.09, -0.08],
      rightHand: [0.16, 0.02, 0.14],
      rightKnee: [0.6, 0.4, 1.2],
    },
  ],
  [
    0.71,
    {
      pelvis: [0.06, 0.85, -0.03],
      hips: [-28, 4, 2],
      rightFoot: [-0.12, 0.12, 0.18],
      rightFree: 0.3,
      rightHeel: 26,
      rightToes: -40,
      leftToes: -6,
      leftHeel: 4,
      rightKnee: [0.1, 0.1, 0.2],
    },
  ],
  [
    0.78,
    {
      pelvis: [0, 0.84, 0],
      hips,
      spine,
      head,
      ...stand,
      ...still,
      leftToes: -22,
      leftHeel: 0,
      leftHand,
      rightHand,
    },
  ],
])

/** Degrees that the bag swings; it has come to rest when the loop starts again. */
function swing(phase: number) {
  const since = phase - impact + 0.012
  if (since < 0) return 0
  const rest = Math.min((1 - phase) / 0.15, 1)
  return 7.5 * Math.exp(-since * 5.5) * Math.sin(since * 17) * rest
}

export const roundhouseKick: Exercise = {
  slug: 'roundhouse-kick',
  seconds: 3,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 20,
  trails: ['rightFoot'],
  poster: 0.4,
  props: (phase) => heavyBag([1.12, 0, 0], swing(phase)),
}
