import { standing, type Pose } from '../pose.ts'

/** Straight arms, straight body, toes at x = -0.86. */
export const plankTop: Pose = {
  ...standing,
  pelvis: [-0.02, 0.445, 0],
  hips: [0, 68, 0],
  spine: [0, -2, 0],
  head: [0, 52, 0],
  leftHand: [0.5, 0.05, -0.21],
  rightHand: [0.5, 0.05, 0.21],
  leftPalm: 1,
  rightPalm: 1,
  leftElbow: [0, -1, -0.35],
  rightElbow: [0, -1, 0.35],
  leftFoot: [-0.86, 0, -0.1],
  rightFoot: [-0.86, 0, 0.1],
  leftHeel: 68,
  rightHeel: 68,
  leftToes: 0,
  rightToes: 0,
}

const elbow = [1, -1, 0.2] as const

/** Elbows under the shoulders, forearms on the floor, toes where `plankTop` has them. */
export const forearmPlank: Pose = {
  ...plankTop,
  pelvis: [0.03, 0.275, 0],
  hips: [0, 80, 0],
  head: [0, 58, 0],
  leftHand: [0.76, 0.05, -0.13],
  rightHand: [0.76, 0.05, 0.13],
  leftElbow: [elbow[0], elbow[1], -elbow[2]],
  rightElbow: elbow,
  leftHeel: 74,
  rightHeel: 74,
}
