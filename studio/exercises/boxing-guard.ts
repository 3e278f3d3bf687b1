import { standing, type Pose } from '../pose.ts'

/** Left foot leads, chest half turned to the viewer, gloves at the cheeks. */
export const guard: Pose = {
  ...standing,
  pelvis: [0.0, 0.865, 0],
  hips: [-38, 4, 0],
  spine: [-8, 8, 0],
  head: [36, 6, 0],
  leftHand: [0.34, 0.1, -0.06],
  rightHand: [0.2, 0.08, 0.06],
  leftElbow: [0.1, -1, -0.35],
  rightElbow: [-0.1, -1, 0.35],
  leftFoot: [0.3, 0, -0.12],
  rightFoot: [-0.2, 0, 0.16],
  leftToes: -22,
  rightToes: -50,
  rightHeel: 22,
}
