import type { Exercise } from '../exercise.ts'
import { keyed } from '../keyframes.ts'
import { plankTop } from './floor-plank.ts'

const { hips } = plankTop
const feet = (z: number, y: number, heel: number) =>
  ({
    leftFoot: [-0.83, y, -z],
    rightFoot: [-0.83, y, z],
    leftHeel: heel,
    rightHeel: heel,
  }) as const

const motion = keyed(plankTop, [
  [0, { ...feet(0.08, 0, 66), pelvis: [-0.01, 0.445, 0], hips }],
  [0.09, { ...feet(0.08, 0, 62), pelvis: [-0.015, 0.435, 0], hips: [0, 68, 0] }],
  [0.26, { ...feet(0.26, 0.07, 72), pelvis: [-0.025, 0.47, 0], hips: [0, 70, 0] }],
  [0.42, { ...feet(0.42, 0, 66), pelvis: [-0.055, 0.435, 0], hips }],
  [0.5, { ...feet(0.42, 0, 64), pelvis: [-0.055, 0.43, 0], hips }],
  [0.59, { ...feet(0.42, 0, 60), pelvis: [-0.055, 0.425, 0], hips: [0, 68, 0] }],
  [0.76, { ...feet(0.26, 0.07, 72), pelvis: [-0.025, 0.47, 0], hips: [0, 70, 0] }],
  [0.92, { ...feet(0.08, 0, 68), pelvis: [-0.01, 0.445, 0], hips }],
])

export const plankJack: Exercise = {
  slug: 'plank-jack',
  seconds: 2.4,
  motion: (phase) => motion(phase * 2),
  hands: 'world',
  turn: -52,
  tip: 24,
  poster: 0.24,
  mat: true,
}
