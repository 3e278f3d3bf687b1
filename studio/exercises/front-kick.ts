import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { guard } from './boxing-guard.ts'

const {
  pelvis,
  hips,
  spine,
  head,
  leftHand,
  rightHand,
  rightElbow,
  rightFoot,
  rightToes,
  rightHeel,
} = guard
const stand = { rightFoot, rightToes, rightHeel, rightFree: 0, rightFlex: 80 }

const motion = keyed(guard, [
  [0, { pelvis, hips, spine, head, leftHand, rightHand, ...stand, leftToes: -22 }],
  [
    0.12,
    { pelvis: [0.06, 0.845, -0.02], rightFoot, rightHeel: 40, rightFree: 0, hips: [-34, 6, 0] },
  ],
  [
    0.3,
    {
      pelvis: [0.22, 0.89, -0.09],
      hips: [-10, -12, 0],
      spine: [-4, 16, 0],
      head: [8, 4, 0],
      rightFoot: [0.42, 0.58, 0.04],
      rightHeel: 0,
      rightToes: -10,
      rightFree: 1,
      rightFlex: 95,
      leftToes: 18,
      leftHand: [0.26, 0.08, -0.1],
      rightHand: [0.24, 0.06, 0.1],
      rightElbow,
    },
  ],
  [
    0.4,
    {
      pelvis: [0.25, 0.9, -0.09],
      hips: [6, -28, 0],
      spine: [2, 6, 0],
      head: [-10, 2, 0],
      rightFoot: [1.07, 1.02, 0.0],
      rightFree: 1,
      rightFlex: 72,
      leftToes: 26,
      leftHand: [0.2, 0.08, -0.12],
      rightHand: [-0.02, -0.22, 0.28],
      rightElbow: [-1, -0.1, 0.5],
    },
  ],
  [
    0.455,
    {
      pelvis: [0.26, 0.9, -0.09],
      hips: [8, -29, 0],
      spine: [2, 6, 0],
      head: [-12, 2, 0],
      rightFoot: [1.08, 1.03, 0.0],
      rightFree: 1,
      rightFlex: 70,
      leftToes: 26,
      leftHand: [0.2, 0.08, -0.12],
      rightHand: [-0.05, -0.24, 0.28],
      rightElbow: [-1, -0.1, 0.5],
    },
  ],
  [
    0.56,
    {
      pelvis: [0.22, 0.89, -0.08],
      hips: [-8, -12, 0],
      spine: [-2, 14, 0],
      head: [6, 4, 0],
      rightFoot: [0.44, 0.52, 0.03],
      rightToes: -10,
      rightFree: 1,
      rightFlex: 92,
      leftToes: 18,
      leftHand: [0.28, 0.09, -0.1],
      rightHand: [0.2, 0.04, 0.1],
      rightElbow: [-0.5, -0.8, 0.4],
    },
  ],
  [
    0.7,
    {
      pelvis: [0.05, 0.85, -0.02],
      hips: [-30, 4, 0],
      rightFoot: [-0.1, 0.12, 0.14],
      rightFree: 0.3,
      rightHeel: 26,
      rightToes: -40,
    },
  ],
  [
    0.77,
    {
      pelvis: [0.0, 0.845, 0],
      hips,
      spine,
      head,
      ...stand,
      leftToes: -20,
      leftHand,
      rightHand,
      rightElbow,
    },
  ],
])

export const frontKick: Exercise = {
  slug: 'front-kick',
  seconds: 2.8,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 14,
  trails: ['rightFoot'],
  poster: 0.43,
}
