import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { heavyBag } from '../props.ts'
import { guard } from './boxing-guard.ts'
import { covered } from './punches.ts'

const low = {
  pelvis: [0.06, 0.71, 0],
  hips: [-58, 12, 4],
  spine: [-22, 18, 6],
  head: [64, 12, 0],
  leftHand: [0.46, -0.24, 0.06],
  rightHand: [0.16, 0.08, 0.12],
  leftElbow: [-0.3, -0.25, -1],
  leftToes: -70,
  leftHeel: 36,
} as const

const motion = keyed(guard, [
  [0, covered],
  [
    0.22,
    {
      ...covered,
      pelvis: [0.03, 0.68, -0.05],
      hips: [-20, 14, 6],
      spine: [14, 16, 8],
      head: [4, 12, 0],
      leftHand: [0.16, -0.2, -0.32],
      leftElbow: [-0.6, -0.7, -0.6],
      leftHeel: 6,
    },
  ],
  [0.3, { leftHand: [0.4, -0.26, -0.34], leftElbow: [-0.3, -0.2, -1] }],
  [0.36, low],
  [0.44, { ...low, hips: [-62, 12, 4], leftHand: [0.42, -0.24, 0.14] }],
  [0.66, { ...covered, pelvis: [0, 0.82, 0] }],
  [0.8, covered],
])

const impact = 0.34

/** Degrees that the bag swings; at rest when the loop starts again. */
function swing(phase: number) {
  const since = phase - impact
  if (since < 0) return 0
  return 5 * Math.exp(-since * 6) * Math.sin(since * 18) * Math.min((1 - phase) / 0.15, 1)
}

export const bodyHook: Exercise = {
  slug: 'body-hook',
  seconds: 2.6,
  motion,
  hands: 'chest',
  gloves: true,
  turn: 32,
  trails: ['leftHand'],
  poster: 0.37,
  props: (phase) => heavyBag([0.78, 0, -0.02], swing(phase)),
}
