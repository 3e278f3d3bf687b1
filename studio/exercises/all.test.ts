import { describe, expect, test } from 'vitest'
import { catalogue } from '../../server/src/areas/workouts/exercises/catalogue.ts'
import { framesPerSecond } from '../encode.ts'
import type { Exercise } from '../exercise.ts'
import { solve, type Body } from '../figure.ts'
import { length, subtract, type Vector } from '../vector.ts'
import { exercises } from './all.ts'

const joints = ({ pelvis, chest, head, left, right }: Body): Record<string, Vector> => ({
  pelvis,
  chest,
  head,
  leftElbow: left.arm.elbow,
  rightElbow: right.arm.elbow,
  leftWrist: left.arm.wrist,
  rightWrist: right.arm.wrist,
  leftKnee: left.leg.knee,
  rightKnee: right.leg.knee,
  leftAnkle: left.leg.ankle,
  rightAnkle: right.leg.ankle,
})

/** The least height of a joint's center above the floor: the drawing around it may just touch. */
const thickness: Record<string, number> = { pelvis: 0.1, chest: 0.09, head: 0.1 }
const limbThickness = 0.015

function framesOf({ seconds, motion, hands }: Exercise) {
  const count = Math.round(seconds * framesPerSecond)
  return Array.from({ length: count }, (_, frame) => joints(solve(motion(frame / count), hands)))
}

const widestStep = (from: Record<string, Vector>, to: Record<string, Vector>) =>
  Math.max(...Object.entries(from).map(([name, at]) => length(subtract(to[name] ?? at, at))))

test('every exercise of the catalog is drawn exactly once', () => {
  const drawn = exercises.map(({ slug }) => slug)
  expect(drawn.toSorted()).toEqual(catalogue.map(({ name }) => name).toSorted())
})

describe.each(exercises)('$slug', (exercise) => {
  const frames = framesOf(exercise)

  test('loops seamlessly', () => {
    const steps = frames.slice(1).map((frame, index) => widestStep(frames[index] ?? frame, frame))
    const [first, last] = [frames[0], frames.at(-1)]
    if (first === undefined || last === undefined) throw new Error('no frames')
    expect(widestStep(last, first)).toBeLessThanOrEqual(Math.max(...steps) + 1e-3)
    expect(Math.max(...steps)).toBeGreaterThan(0)
  })

  test('touches the floor without going through it', () => {
    const heights = frames.flatMap((frame) => Object.values(frame).map(([, height]) => height))
    expect(Math.min(...heights)).toBeLessThan(0.15)
    for (const frame of frames)
      for (const [name, [, height]] of Object.entries(frame))
        expect(height, name).toBeGreaterThan(thickness[name] ?? limbThickness)
  })
})
