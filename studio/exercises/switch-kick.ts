import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { mirror } from '../pose.ts'
import { guard } from './boxing-guard.ts'
import { covered } from './punches.ts'

/** The feet change places in a hop; then the left leg, now behind, kicks. */
const { leftFoot, rightFoot, rightKnee, leftKnee } = guard
const stand = { ...covered, leftFoot, rightFoot, leftKnee, rightKnee, leftFree: 0, leftFlex: 75 }
const other = {
  ...mirror(covered),
  leftFoot: [-0.2, 0, -0.16],
  rightFoot: [0.3, 0, 0.12],
  leftFree: 0,
  leftKnee,
} as const
const kick = {
  pelvis: [0.24, 0.93, 0.1],
  hips: [-62, 4, -38],
  spine: [26, -4, -10],
  head: [44, 6, -8],
  leftFoot: [0.96, 1.12, -0.1],
  leftFree: 1,
  leftFlex: 22,
  rightToes: -104,
  rightHeel: 34,
  rightHand: [0.18, 0.08, 0.1],
  leftHand: [-0.24, -0.3, -0.3],
  leftElbow: [-0.6, -0.4, -0.6],
  leftKnee: [1.2, 0, -0.8],
} as const

const motion = keyed(guard, [
  [0, stand],
  [0.09, { ...stand, pelvis: [0.02, 0.82, 0] }],
  [
    0.15,
    {
      pelvis: [0.03, 0.93, 0],
      hips: [0, 4, 0],
      spine: [0, 8, 0],
      head: [0, 6, 0],
      leftFoot: [0.05, 0.09, -0.14],
      rightFoot: [0.05, 0.09, 0.14],
      leftHeel: 24,
      rightHeel: 24,
      leftToes: 10,
      rightToes: -10,
    },
  ],
  [0.21, { ...other, pelvis: [0.04, 0.83, 0] }],
  [
    0.34,
    {
      pelvis: [0.2, 0.9, 0.1],
      hips: [-10, 0, -14],
      spine: [14, 4, -6],
      head: [2, 6, 0],
      leftFoot: [0.12, 0.62, -0.4],
      leftFree: 1,
      leftFlex: 40,
      leftHeel: 20,
      rightToes: -62,
      rightHeel: 24,
      leftKnee: [0.6, 0.4, -1.4],
      leftHand: [0.2, 0.06, -0.14],
      leftElbow: [-0.3, -0.8, -0.5],
      rightHand: [0.24, 0.1, 0.08],
    },
  ],
  [0.43, kick],
  [0.48, { ...kick, hips: [-66, 4, -39] }],
  [
    0.6,
    {
      pelvis: [0.18, 0.9, 0.08],
      hips: [-18, 2, -14],
      spine: [14, 4, -4],
      head: [8, 6, 0],
      leftFoot: [0.3, 0.56, -0.3],
      leftFree: 1,
      leftFlex: 45,
      rightToes: -50,
      rightHeel: 18,
      leftKnee: [0.6, 0.4, -1.2],
      leftHand: [0.16, 0.02, -0.16],
    },
  ],
  [0.75, { ...other, pelvis: [0.03, 0.84, 0], leftFlex: 75 }],
  [0.8, { ...other, pelvis: [0.02, 0.82, 0] }],
  [
    0.86,
    {
      pelvis: [0.02, 0.92, 0],
      hips: [0, 4, 0],
      spine: [0, 8, 0],
      head: [0, 6, 0],
      leftFoot: [0.05, 0.08, -0.14],
      rightFoot: [0.05, 0.08, 0.14],
      leftHeel: 24,
      rightHeel: 24,
    },
  ],
  [0.92, { ...stand, pelvis: [0, 0.83, 0] }],
])

export const switchKick: Exercise = {
  slug: 'switch-kick',
  seconds: 3,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 20,
  trails: ['leftFoot'],
  poster: 0.44,
}
