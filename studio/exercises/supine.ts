import { standing, type Pose } from '../pose.ts'
import { radians, type Vector } from '../vector.ts'

/** On the back, the head toward -x, arms beside the body, legs straight above the floor. */
export const supine: Pose = {
  ...standing,
  pelvis: [0, 0.12, 0],
  hips: [0, -88, 0],
  head: [0, -78, 0],
  leftHand: [0.5, -0.085, -0.28],
  rightHand: [0.5, -0.085, 0.28],
  leftElbow: [-0.2, 0, -1],
  rightElbow: [-0.2, 0, 1],
  leftFoot: [0.86, 0.08, -0.09],
  rightFoot: [0.86, 0.08, 0.09],
  leftToes: 0,
  rightToes: 0,
  leftFree: 1,
  rightFree: 1,
  leftFlex: 40,
  rightFlex: 40,
  leftKnee: [0.6, 1.2, 0],
  rightKnee: [0.6, 1.2, 0],
}

const leg = 0.8455

/** The ankle of a straight leg of someone who lies like `supine`, so many degrees up. */
export const raised = (degrees: number, z: number): Vector => [
  0.02 + leg * Math.cos(radians(degrees)),
  0.12 + leg * Math.sin(radians(degrees)),
  z,
]
