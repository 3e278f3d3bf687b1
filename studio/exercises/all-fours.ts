import { standing, type Pose } from '../pose.ts'

/** On hands and knees, insteps on the floor. */
export const allFours: Pose = {
  ...standing,
  pelvis: [-0.2, 0.48, 0],
  hips: [0, 77, 0],
  spine: [0, 2, 0],
  head: [0, 62, 0],
  leftHand: [0.42, 0.05, -0.19],
  rightHand: [0.42, 0.05, 0.19],
  leftPalm: 1,
  rightPalm: 1,
  leftElbow: [0, -1, -0.3],
  rightElbow: [0, -1, 0.3],
  leftFoot: [-0.62, 0.08, -0.12],
  rightFoot: [-0.62, 0.08, 0.12],
  leftFree: 1,
  rightFree: 1,
  leftFlex: 14,
  rightFlex: 14,
}
