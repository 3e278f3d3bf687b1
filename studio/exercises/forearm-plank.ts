import { plankTop } from './floor-plank.ts'
import type { Pose } from '../pose.ts'

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
