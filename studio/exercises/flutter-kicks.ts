import type { Exercise } from '../exercise.ts'
import type { Motion } from '../keyframes.ts'
import { raised, supine } from './supine.ts'

const kicks = 5

const motion: Motion = (phase) => {
  const swing = Math.sin(2 * Math.PI * phase * kicks)
  return {
    ...supine,
    spine: [0, 20 + 0.6 * swing * swing, 0],
    head: [0, -46, 0],
    leftHand: [0.46, -0.17, -0.2],
    rightHand: [0.46, -0.17, 0.2],
    leftFoot: raised(20 + 12 * swing, -0.085),
    rightFoot: raised(20 - 12 * swing, 0.085),
    leftFlex: 24,
    rightFlex: 24,
  }
}

export const flutterKicks: Exercise = {
  slug: 'flutter-kicks',
  seconds: 2.5,
  motion,
  hands: 'chest',
  turn: 46,
  tip: 24,
  poster: 0.05,
  mat: true,
}
