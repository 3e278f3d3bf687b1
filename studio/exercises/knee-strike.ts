import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'

const { pelvis, hips, spine, head, leftHand, rightHand, rightFoot, rightToes, rightHeel } = guard
const stand = { rightFoot, rightToes, rightHeel, rightFree: 0, rightFlex: 60 }

const motion = keyed(guard, [
  [0, { pelvis, hips, spine, head, leftHand, rightHand, ...stand, leftHeel: 0, leftToes: -22 }],
  [
    0.2,
    {
      pelvis: [0.04, 0.84, 0],
      hips: [-44, 10, 0],
      spine: [-4, 6, 0],
      head: [40, 4, 0],
      leftHand: [0.5, 0.3, -0.1],
      rightHand: [0.48, 0.3, 0.1],
      ...stand,
      rightHeel: 40,
      leftHeel: 0,
      leftToes: -12,
    },
  ],
  [
    0.38,
    {
      pelvis: [0.22, 0.935, -0.06],
      hips: [14, -20, 0],
      spine: [0, 12, 0],
      head: [-8, 4, 0],
      leftHand: [0.34, -0.12, -0.14],
      rightHand: [0.26, -0.16, 0.2],
      rightFoot: [0.4, 0.62, 0.06],
      rightToes: 0,
      rightHeel: 0,
      rightFree: 1,
      rightFlex: 30,
      leftHeel: 34,
      leftToes: 16,
    },
  ],
  [
    0.45,
    {
      pelvis: [0.24, 0.945, -0.06],
      hips: [18, -22, 0],
      spine: [0, 12, 0],
      head: [-12, 4, 0],
      leftHand: [0.32, -0.16, -0.14],
      rightHand: [0.24, -0.2, 0.2],
      rightFoot: [0.44, 0.69, 0.06],
      rightFree: 1,
      rightFlex: 25,
      leftHeel: 38,
      leftToes: 18,
    },
  ],
  [
    0.64,
    {
      pelvis: [0.06, 0.86, -0.02],
      hips: [-26, 4, 0],
      spine: [-6, 8, 0],
      head: [28, 6, 0],
      leftHand: [0.36, 0.1, -0.08],
      rightHand: [0.24, 0.06, 0.08],
      rightFoot: [-0.08, 0.14, 0.13],
      rightFree: 0.4,
      rightToes: -30,
      rightHeel: 26,
      leftHeel: 6,
      leftToes: -14,
    },
  ],
  [
    0.72,
    {
      pelvis: [0, 0.845, 0],
      hips,
      spine,
      head,
      leftHand,
      rightHand,
      ...stand,
      leftHeel: 0,
      leftToes: -22,
    },
  ],
])

export const kneeStrike: Exercise = {
  slug: 'knee-strike',
  seconds: 2.4,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 16,
  trails: ['rightFoot'],
  poster: 0.43,
}
