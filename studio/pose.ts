import type { Vector } from './vector.ts'

/** Angles in degrees, lengths in meters. Feet are given by the ball of the foot. */
export type Pose = {
  pelvis: Vector
  /** Yaw, pitch and roll of the pelvis. */
  hips: Vector
  /** The same for the chest, on top of the pelvis. */
  spine: Vector
  /** Yaw and pitch of the head on top of the chest's yaw; pitch is absolute. */
  head: Vector
  leftHand: Vector
  rightHand: Vector
  /** Where the elbow points, in the chest's frame: forward, up, right. */
  leftElbow: Vector
  rightElbow: Vector
  /** How far the hand lies flat on the floor, 0 to 1. */
  leftPalm: number
  rightPalm: number
  leftFoot: Vector
  rightFoot: Vector
  /** How far the heel is turned up, and where the toes point (yaw). */
  leftHeel: number
  rightHeel: number
  leftToes: number
  rightToes: number
  /** 0: the foot stands as given; 1: it hangs from the shin, bent by `flex` degrees. */
  leftFree: number
  rightFree: number
  leftFlex: number
  rightFlex: number
  /** Added to where the knee points, in the pelvis' frame: forward, up, right. */
  leftKnee: Vector
  rightKnee: Vector
}

export const standing: Pose = {
  pelvis: [0, 0.915, 0],
  hips: [0, 0, 0],
  spine: [0, 0, 0],
  head: [0, 0, 0],
  leftHand: [0.04, -0.53, -0.24],
  rightHand: [0.04, -0.53, 0.24],
  leftElbow: [-0.6, -0.5, -0.5],
  rightElbow: [-0.6, -0.5, 0.5],
  leftPalm: 0,
  rightPalm: 0,
  leftFoot: [0.1, 0, -0.11],
  rightFoot: [0.1, 0, 0.11],
  leftHeel: 0,
  rightHeel: 0,
  leftToes: 8,
  rightToes: -8,
  leftFree: 0,
  rightFree: 0,
  leftFlex: 75,
  rightFlex: 75,
  leftKnee: [0, 0, 0],
  rightKnee: [0, 0, 0],
}

const flip = (v: Vector): Vector => [v[0], v[1], -v[2]]
const turnOver = (v: Vector): Vector => [-v[0], v[1], -v[2]]

const mirrors: { [C in keyof Pose]: readonly [keyof Pose, (value: Pose[C]) => Pose[C]] } = {
  pelvis: ['pelvis', flip],
  hips: ['hips', turnOver],
  spine: ['spine', turnOver],
  head: ['head', turnOver],
  leftHand: ['rightHand', flip],
  rightHand: ['leftHand', flip],
  leftElbow: ['rightElbow', flip],
  rightElbow: ['leftElbow', flip],
  leftPalm: ['rightPalm', (value) => value],
  rightPalm: ['leftPalm', (value) => value],
  leftFoot: ['rightFoot', flip],
  rightFoot: ['leftFoot', flip],
  leftHeel: ['rightHeel', (value) => value],
  rightHeel: ['leftHeel', (value) => value],
  leftToes: ['rightToes', (value) => -value],
  rightToes: ['leftToes', (value) => -value],
  leftFree: ['rightFree', (value) => value],
  rightFree: ['leftFree', (value) => value],
  leftFlex: ['rightFlex', (value) => value],
  rightFlex: ['leftFlex', (value) => value],
  leftKnee: ['rightKnee', flip],
  rightKnee: ['leftKnee', flip],
}

function mirrorChannel<C extends keyof Pose>(pose: Partial<Pose>, channel: C) {
  const value = pose[channel]
  const [twin, turned] = mirrors[channel]
  return value === undefined ? {} : { [twin]: turned(value) }
}

export const channels = Object.keys(standing) as (keyof Pose)[]

/** Left for right. */
export const mirror = (pose: Partial<Pose>): Partial<Pose> =>
  Object.assign({}, ...channels.map((channel) => mirrorChannel(pose, channel))) as Partial<Pose>
