import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { standing } from '../pose.ts'
import { kettlebell } from '../props.ts'
import { mix, unit, type Vector } from '../vector.ts'

const base = {
  ...standing,
  leftFoot: [0.08, 0, -0.2],
  rightFoot: [0.08, 0, 0.2],
  leftToes: 16,
  rightToes: -16,
  leftKnee: [0, 0, -0.25],
  rightKnee: [0, 0, 0.25],
} as const

const grip = (x: number, y: number) =>
  ({ leftHand: [x, y, -0.045], rightHand: [x, y, 0.045] }) as const

const motion = keyed(base, [
  [
    0,
    {
      pelvis: [-0.26, 0.74, 0],
      hips: [0, 62, 0],
      spine: [0, 4, 0],
      head: [0, 34, 0],
      ...grip(-0.38, -0.37),
    },
  ],
  [0.1, { pelvis: [-0.24, 0.735, 0], hips: [0, 58, 0], spine: [0, 4, 0], ...grip(-0.22, -0.47) }],
  [
    0.22,
    {
      pelvis: [-0.09, 0.83, 0],
      hips: [0, 28, 0],
      spine: [0, 3, 0],
      head: [0, 12, 0],
      ...grip(0.18, -0.5),
    },
  ],
  [
    0.36,
    {
      pelvis: [0.04, 0.91, 0],
      hips: [0, -4, 0],
      spine: [0, -2, 0],
      head: [0, 0, 0],
      ...grip(0.5, -0.2),
    },
  ],
  [
    0.5,
    {
      pelvis: [0.035, 0.912, 0],
      hips: [0, -5, 0],
      spine: [0, -3, 0],
      head: [0, -2, 0],
      ...grip(0.53, 0.03),
    },
  ],
  [
    0.64,
    {
      pelvis: [0.02, 0.905, 0],
      hips: [0, -1, 0],
      spine: [0, 0, 0],
      head: [0, 0, 0],
      ...grip(0.5, -0.22),
    },
  ],
  [
    0.78,
    {
      pelvis: [-0.08, 0.83, 0],
      hips: [0, 26, 0],
      spine: [0, 3, 0],
      head: [0, 12, 0],
      ...grip(0.19, -0.5),
    },
  ],
  [0.9, { pelvis: [-0.23, 0.745, 0], hips: [0, 54, 0], spine: [0, 4, 0], ...grip(-0.2, -0.48) }],
])

export const kettlebellSwing: Exercise = {
  slug: 'kettlebell-swing',
  seconds: 2.4,
  motion,
  hands: 'chest',
  turn: 24,
  poster: 0.46,
  props: (_phase, { chest, left, right }) => {
    const hands = mix(left.arm.wrist, right.arm.wrist, 0.5)
    const outward: Vector = [hands[0] - chest[0], hands[1] - chest[1], 0]
    const hang = unit(mix(unit(outward), [0, -1, 0], 0.15))
    const reach = (wrist: Vector) =>
      [wrist[0] + hang[0] * 0.06, wrist[1] + hang[1] * 0.06, wrist[2]] as const
    return [kettlebell(reach(left.arm.wrist), reach(right.arm.wrist), hang)]
  },
}
