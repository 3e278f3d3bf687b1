import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { plankTop, forearmPlank } from './floor-plank.ts'

const body = ({ pelvis, hips, head, leftHeel, rightHeel }: typeof plankTop) => ({
  pelvis,
  hips,
  head,
  leftHeel,
  rightHeel,
})
const left = ({ leftHand, leftElbow }: typeof plankTop) => ({ leftHand, leftElbow })
const right = ({ rightHand, rightElbow }: typeof plankTop) => ({ rightHand, rightElbow })

const between = { pelvis: [0.005, 0.36, -0.03], hips: [0, 74, 0], head: [0, 55, 0] } as const

/** Right arm first, then the left one; in the other half of the loop the other way round. */
const motion = keyed(
  plankTop,
  bothSides([
    [0, { ...body(plankTop), ...left(plankTop), ...right(plankTop) }],
    [0.02, { ...right(plankTop), pelvis: [-0.02, 0.44, -0.02] }],
    [0.07, { rightHand: [0.64, 0.16, 0.16] }],
    [0.12, { ...between, ...right(forearmPlank), ...left(plankTop) }],
    [0.17, { leftHand: [0.64, 0.16, -0.16] }],
    [0.22, { ...body(forearmPlank), ...right(forearmPlank), ...left(forearmPlank) }],
    [0.27, { ...body(forearmPlank), ...right(forearmPlank), ...left(forearmPlank) }],
    [0.32, { rightHand: [0.6, 0.16, 0.19] }],
    [0.37, { ...between, ...right(plankTop), ...left(forearmPlank) }],
    [0.42, { leftHand: [0.6, 0.16, -0.19] }],
    [0.47, { ...body(plankTop), ...left(plankTop), ...right(plankTop) }],
  ]),
)

export const upDownPlank: Exercise = {
  slug: 'up-down-plank',
  seconds: 5,
  motion,
  hands: 'world',
  turn: 48,
  tip: 21,
  poster: 0.12,
  mat: true,
}
