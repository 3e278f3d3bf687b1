import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'

const near = { leftFoot: [-0.12, 0, -0.15], rightFoot: [-0.12, 0, 0.15] } as const
const back = { leftFoot: [-1.0, 0, -0.13], rightFoot: [-1.0, 0, 0.13] } as const
const between = { leftFoot: [-0.56, 0.13, -0.14], rightFoot: [-0.56, 0.13, 0.14] } as const
const floor = {
  leftHand: [0.32, 0.05, -0.2],
  rightHand: [0.32, 0.05, 0.2],
  leftPalm: 1,
  rightPalm: 1,
} as const
const heels = (degrees: number) => ({ leftHeel: degrees, rightHeel: degrees })

const halfSquat = {
  pelvis: [-0.36, 0.62, 0],
  hips: [0, 30, 0],
  spine: [0, 6, 0],
  head: [0, 4, 0],
  ...near,
  ...heels(0),
  leftHand: [0.24, 1.02, -0.12],
  rightHand: [0.24, 1.02, 0.12],
  leftPalm: 0,
  rightPalm: 0,
} as const
const crouch = {
  pelvis: [-0.24, 0.48, 0],
  hips: [0, 66, 0],
  spine: [0, 14, 0],
  head: [0, 40, 0],
  ...near,
  ...heels(42),
  ...floor,
} as const
const plank = {
  pelvis: [-0.17, 0.43, 0],
  hips: [0, 71, 0],
  spine: [0, -2, 0],
  head: [0, 50, 0],
  ...back,
  ...heels(68),
  ...floor,
} as const
const hop = {
  pelvis: [-0.25, 0.6, 0],
  hips: [0, 84, 0],
  ...between,
  ...heels(60),
  ...floor,
} as const

/** Hands down, feet out to a plank, feet in, and up to half a squat: no push-up, no jump. */
const motion = keyed({ ...standing, leftElbow: [-0.3, -1, -0.4], rightElbow: [-0.3, -1, 0.4] }, [
  [0, halfSquat],
  [0.04, { ...halfSquat, pelvis: [-0.36, 0.61, 0] }],
  [0.2, crouch],
  [0.24, { ...crouch, ...heels(46) }],
  [0.33, hop],
  [0.42, plank],
  [0.5, { ...plank, pelvis: [-0.165, 0.41, 0], hips: [0, 72, 0] }],
  [0.56, plank],
  [0.66, hop],
  [0.74, crouch],
  [0.78, crouch],
  [0.95, halfSquat],
])

export const halfBurpee: Exercise = {
  slug: 'half-burpee',
  seconds: 2.8,
  motion,
  hands: 'world',
  turn: 50,
  tip: 14,
  poster: 0.45,
}
