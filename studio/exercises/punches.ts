import type { Pose } from '../pose.ts'
import { guard } from './boxing-guard.ts'

const { pelvis, hips, spine, head, leftHand, rightHand, leftElbow, rightElbow } = guard

/** The guard, including everything that a punch moves. */
export const covered = {
  ...{ pelvis, hips, spine, head, leftHand, rightHand, leftElbow, rightElbow },
  ...{ leftToes: -22, leftHeel: 0, rightToes: -50, rightHeel: 22 },
} satisfies Partial<Pose>

export const jab = {
  pelvis: [0.06, 0.86, 0],
  hips: [-52, 5, 0],
  spine: [-26, 9, 0],
  head: [70, 8, 0],
  leftHand: [0.75, 0.11, 0.02],
  rightHand: [0.17, 0.09, 0.1],
} satisfies Partial<Pose>

export const cross = {
  pelvis: [0.11, 0.85, 0],
  hips: [6, 6, 0],
  spine: [26, 12, 0],
  head: [-24, 9, 0],
  rightHand: [0.78, 0.1, -0.06],
  leftHand: [0.2, 0.1, -0.08],
  rightHeel: 48,
  rightToes: -8,
} satisfies Partial<Pose>

export const leftHook = {
  pelvis: [0.03, 0.87, 0.02],
  hips: [-62, 3, 0],
  spine: [-26, 6, 0],
  head: [72, 7, 0],
  leftHand: [0.47, 0.1, 0.02],
  rightHand: [0.14, 0.08, 0.12],
  leftElbow: [-0.15, 0.25, -1],
  leftToes: -78,
  leftHeel: 38,
} satisfies Partial<Pose>
