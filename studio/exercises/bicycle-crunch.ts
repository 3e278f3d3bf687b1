import type { Exercise } from '../exercise.ts'
import { bothSides, keyed } from '../keyframes.ts'
import { twisted } from '../vector.ts'
import { raised, supine } from './supine.ts'

const base = {
  ...supine,
  leftHand: [0.03, 0.2, -0.2],
  rightHand: [0.03, 0.2, 0.2],
  leftElbow: [0.5, 0.2, -1],
  rightElbow: [0.5, 0.2, 1],
  head: [0, -36, 0],
} as const

/** The right elbow meets the left knee, then the left elbow the right knee. */
const motion = keyed(
  base,
  bothSides([
    [
      0,
      {
        spine: twisted(-88, -48, 42),
        leftFoot: [0.2, 0.44, -0.1],
        leftFlex: 70,
        rightElbow: [1, 0.1, 0.5],
        rightFoot: raised(14, 0.1),
        rightFlex: 30,
      },
    ],
    [0.06, { leftFoot: [0.2, 0.45, -0.1], rightFoot: raised(13, 0.1) }],
    [
      0.25,
      {
        spine: twisted(-88, -52, 0),
        leftFoot: [0.56, 0.46, -0.1],
        rightFoot: [0.56, 0.3, 0.1],
      },
    ],
    [0.44, { leftFoot: raised(15, -0.1), rightFoot: [0.24, 0.43, 0.1], rightElbow: [0.5, 0.2, 1] }],
  ]),
)

export const bicycleCrunch: Exercise = {
  slug: 'bicycle-crunch',
  seconds: 2.4,
  motion,
  hands: 'trunk',
  turn: 48,
  tip: 24,
  poster: 0.53,
  mat: true,
}
