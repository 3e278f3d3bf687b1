import { createCamera, type Camera } from './camera.ts'
import type { Exercise } from './exercise.ts'
import { solve, type Body } from './figure.ts'
import { athlete } from './look.ts'
import { outlineOf } from './paint-figure.ts'
import { union, type Bounds } from './shapes.ts'
import type { Vector } from './vector.ts'

export const frameSize = { width: 720, height: 960 }

/** Pixels around the figure; a strip of floor stays under its feet. */
const edge = { side: 28, top: 28, bottom: 62 }
/** The share of the empty space below a figure that is wider than high. */
const below = 0.38
const usualTip = 9
const samples = 48

/** Meters of the floor. */
export type Mat = { from: number; to: number; left: number; right: number }

export type Framing = { camera: Camera; stand: Vector; mat: Mat | undefined }

const phases = Array.from({ length: samples }, (_, index) => index / samples)

const extremes = (values: readonly number[]) => [Math.min(...values), Math.max(...values)] as const

const limbPoints = ({ left, right, pelvis, chest, head }: Body): Vector[] => [
  ...[left, right].flatMap(({ arm, leg }) => [arm.wrist, arm.elbow, leg.ankle, leg.knee]),
  ...[pelvis, chest, head],
]

function matUnder(bodies: readonly Body[]): Mat {
  const low = bodies.flatMap(limbPoints).filter(([, height]) => height < 0.45)
  const [from, to] = extremes(low.map(([x]) => x))
  const [left, right] = extremes(low.map(([, , z]) => z))
  return { from: from - 0.08, to: to + 0.1, left: left - 0.06, right: right + 0.06 }
}

function middleOfFeet(bodies: readonly Body[]): Vector {
  const feet = bodies.flatMap(({ left, right }) => [left.leg.ankle, right.leg.ankle])
  const lowest = Math.min(...feet.map(([, height]) => height))
  const standing = feet.filter(([, height]) => height < lowest + 0.12)
  const [back, ahead] = extremes(standing.map(([x]) => x))
  const [far, near] = extremes(standing.map(([, , z]) => z))
  return [(back + ahead) / 2, 0, (far + near) / 2]
}

/** The bounds of the figure and its props over the whole loop. */
function coverOf(exercise: Exercise, bodies: readonly Body[], camera: Camera): Bounds {
  const covers: Bounds[] = []
  const surface = { fill: ({ bounds }: { bounds: Bounds }) => void covers.push(bounds) }
  const look = { ...athlete, gloves: exercise.gloves ?? false }
  for (const [index, body] of bodies.entries()) {
    covers.push(...outlineOf(camera, body, look).map(({ bounds }) => bounds))
    for (const prop of exercise.props?.(phases[index] ?? 0, body) ?? [])
      if (prop.scenery !== true) prop.paint(surface, camera)
  }
  return covers.reduce(union)
}

/** The camera that shows the whole motion as large as the frame allows. */
export function frameMotion(exercise: Exercise): Framing {
  const bodies = phases.map((phase) => solve(exercise.motion(phase), exercise.hands))
  const mat = exercise.mat === true ? matUnder(bodies) : undefined
  const view = { turn: exercise.turn, tip: exercise.tip ?? usualTip, centre: [0, 0, 0] as const }
  const trial = 400
  const cover = coverOf(exercise, bodies, createCamera({ ...view, zoom: trial, origin: [0, 0] }))
  const [wide, high] = [cover.right - cover.left, cover.bottom - cover.top]
  const room = {
    width: frameSize.width - 2 * edge.side,
    height: frameSize.height - edge.top - edge.bottom,
  }
  const larger = Math.min(room.width / wide, room.height / high)
  const spare = room.height - high * larger
  const origin = [
    frameSize.width / 2 - ((cover.left + cover.right) / 2) * larger,
    frameSize.height - edge.bottom - spare * below - cover.bottom * larger,
  ] as const
  const camera = createCamera({ ...view, zoom: trial * larger, origin })
  return { camera, stand: middleOfFeet(bodies), mat }
}
