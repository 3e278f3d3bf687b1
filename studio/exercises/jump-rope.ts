import type { Exercise } from '../exercise.ts'
import { fist } from '../figure.ts'
import type { Motion } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { rope } from '../props.ts'

const jumps = 4
const highest = 0.105
const airShare = 0.5

/** Each jump is at its highest when the rope passes under the feet. */
const motion: Motion = (phase) => {
  const turn = phase * jumps
  const beat = turn - Math.round(turn)
  const air = Math.max(1 - (beat / (airShare / 2)) ** 2, 0)
  const sink = Math.cos(2 * Math.PI * beat)
  const hop = highest * air
  const bend = 0.028 * (1 - sink) * (1 - air)
  const heel = 14 + 22 * air + 8 * Math.max(-sink, 0)
  const wrist = 2 * Math.PI * turn
  const sway = 0.012 * Math.sin(2 * Math.PI * phase)
  const lift = [0, hop, 0] as const
  const circle = [0.035 * -Math.sin(wrist), 0.035 * -Math.cos(wrist)] as const
  return {
    ...standing,
    pelvis: [0, 0.895 + hop - bend, sway],
    hips: [0, 3, 0],
    spine: [0, 2 + bend * 50, 0],
    head: [0, 2, 0],
    leftHand: [0.17 + circle[0], -0.37 + circle[1], -0.4],
    rightHand: [0.17 + circle[0], -0.37 + circle[1], 0.4],
    leftElbow: [-0.8, -0.6, -0.3],
    rightElbow: [-0.8, -0.6, 0.3],
    leftFoot: [lift[0] + 0.1, lift[1], -0.075],
    rightFoot: [0.1, hop, 0.075],
    leftHeel: heel,
    rightHeel: heel,
  }
}

export const jumpRope: Exercise = {
  slug: 'jump-rope',
  seconds: 2,
  motion,
  hands: 'chest',
  turn: 52,
  poster: 0.005,
  props: (phase, { pelvis, left, right }) =>
    rope(fist(left.arm), fist(right.arm), pelvis, phase * jumps * 360),
}
