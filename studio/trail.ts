import type { Camera } from './camera.ts'
import { palette } from './colour.ts'
import type { Exercise, Limb } from './exercise.ts'
import { fist, solve } from './figure.ts'
import type { Canvas } from './raster.ts'
import { blob, either, grow } from './shapes.ts'
import { along, length, subtract } from './vector.ts'

const steps = 24
const trailSeconds = 0.2
const boldest = 0.7
/** Meters a second: below the first there is no trail, above the second it is at its boldest. */
const [slow, fast] = [2.4, 5]

function tipOf({ motion, hands }: Exercise, limb: Limb, phase: number) {
  const body = solve(motion(phase), hands)
  const { arm, leg } = limb.startsWith('left') ? body.left : body.right
  return limb.endsWith('Hand') ? fist(arm) : along(leg.ankle, [leg.toes, 0.08], [leg.sole, 0.03])
}

/** Draws the trail of a striking fist or foot. */
export function paintTrail(
  canvas: Canvas,
  camera: Camera,
  exercise: Exercise,
  limb: Limb,
  phase: number,
) {
  const widest = (limb.endsWith('Hand') ? 0.07 : 0.055) * camera.zoom
  const secondsPerStep = trailSeconds / steps
  const path = Array.from({ length: steps + 1 }, (_, step) =>
    tipOf(exercise, limb, phase - (step * secondsPerStep) / exercise.seconds),
  )
  const pieces = path.slice(1).flatMap((from, index) => {
    const to = path[index] ?? from
    const speed = length(subtract(to, from)) / secondsPerStep
    const strength = Math.min(Math.max((speed - slow) / (fast - slow), 0), 1)
    if (strength === 0) return []
    const age = (index + 1) / steps
    const shape = blob([
      {
        from: camera.point(from),
        fromRadius: widest * (1 - age * 0.8),
        to: camera.point(to),
        toRadius: widest * (1 - (age - 1 / steps) * 0.8),
      },
    ])
    return [{ shape, opacity: boldest * strength * (1 - age) ** 1.3 }]
  })
  if (pieces.length === 0) return
  const opacity = (x: number, y: number) =>
    pieces.reduce((most, piece) => {
      const cover = Math.min(Math.max(0.5 - piece.shape.distance(x, y) / 3, 0), 1)
      return Math.max(most, piece.opacity * cover)
    }, 0)
  const whole = pieces.map((piece) => piece.shape).reduce(either)
  canvas.fill(grow(whole, 2), palette.accent, opacity)
}
