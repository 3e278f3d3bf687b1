import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { radians, type Vector } from '../vector.ts'
import { raised, supine } from './supine.ts'

/** `share` 0 lies long on the floor, 1 is the V. */
const motion: Motion = (phase) => {
  const swing = -Math.cos(2 * Math.PI * phase)
  const share = (1 + swing * (1.25 - 0.25 * swing * swing)) / 2
  const legs = 5 + 49 * share
  const reach = 0.555
  const arm = radians(176 - 154 * share)
  const hand = (z: number): Vector => [reach * Math.cos(arm), reach * Math.sin(arm), z]
  return {
    ...supine,
    hips: [0, -88 + 40 * share, 0],
    spine: [0, 24 * Math.sin(Math.PI * Math.min(share, 0.6)), 0],
    head: [0, -78 + 62 * share, 0],
    leftHand: hand(-0.17),
    rightHand: hand(0.17),
    leftElbow: [-0.2, -0.2, -1],
    rightElbow: [-0.2, -0.2, 1],
    leftFoot: raised(legs, -0.06),
    rightFoot: raised(legs, 0.06),
    leftFlex: 26,
    rightFlex: 26,
  }
}

export const vUp: Exercise = {
  slug: 'v-up',
  seconds: 2.8,
  motion,
  hands: 'chest',
  turn: 40,
  tip: 20,
  poster: 0.5,
  mat: true,
}
