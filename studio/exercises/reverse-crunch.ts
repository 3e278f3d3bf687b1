import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { supine } from './supine.ts'

const feet = (x: number, y: number) =>
  ({ leftFoot: [x, y, -0.08], rightFoot: [x, y, 0.08] }) as const

const tabletop = {
  pelvis: [0, 0.12, 0],
  hips: [0, -88, 0],
  spine: [0, 0, 0],
  ...feet(0.44, 0.5),
} as const
/** Knees to the chest, the tail off the floor, the shoulders where they were. */
const rolled = {
  pelvis: [-0.03, 0.235, 0],
  hips: [0, -122, 0],
  spine: [0, 34, 0],
  ...feet(-0.04, 0.8),
} as const

const motion = keyed({ ...supine, leftFlex: 70, rightFlex: 70 }, [
  [0, tabletop],
  [0.4, rolled],
  [0.5, { ...rolled, ...feet(-0.05, 0.81) }],
  [0.92, tabletop],
])

export const reverseCrunch: Exercise = {
  slug: 'reverse-crunch',
  seconds: 2.6,
  motion,
  hands: 'chest',
  turn: 38,
  tip: 20,
  poster: 0.45,
  mat: true,
}
