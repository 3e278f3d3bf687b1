import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { twisted } from '../vector.ts'
import { supine } from './supine.ts'

const lean = -38

const base = {
  ...supine,
  pelvis: [-0.05, 0.125, 0],
  hips: [0, lean, 0],
  head: [0, -6, 0],
  leftFoot: [0.6, 0.22, -0.09],
  rightFoot: [0.6, 0.22, 0.09],
  leftFlex: 75,
  rightFlex: 75,
  leftKnee: [0, 0, 0],
  rightKnee: [0, 0, 0],
  leftElbow: [-0.2, -1, -0.8],
  rightElbow: [-0.2, -1, 0.8],
} as const

const clasped = (forward: number, up: number, right: number) =>
  ({
    leftHand: [forward, up, right - 0.065],
    rightHand: [forward, up, right + 0.065],
  }) as const

const aside = { spine: twisted(lean, lean + 4, -58), ...clasped(0.4, -0.3, 0.08) } as const

const motion = keyed(
  base,
  bothSides([
    [0, { ...aside, head: [-8, -6, 0] }],
    [0.06, aside],
    [0.25, { spine: twisted(lean, lean + 6, 0), ...clasped(0.44, -0.18, 0) }],
  ]),
)

export const russianTwist: Exercise = {
  slug: 'russian-twist',
  seconds: 2.6,
  motion,
  hands: 'trunk',
  turn: 68,
  tip: 20,
  poster: 0.03,
  mat: true,
}
