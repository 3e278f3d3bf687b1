import type { Camera } from './camera.ts'
import { palette } from './colour.ts'
import type { Exercise } from './exercise.ts'
import { solve, type Body } from './figure.ts'
import { frameMotion, frameSize, type Framing } from './framing.ts'
import { athlete } from './look.ts'
import { paintFigure } from './paint-figure.ts'
import { Canvas } from './raster.ts'
import { ellipse, grow, polygon } from './shapes.ts'
import { paintTrail } from './trail.ts'
import { along, mix, type Vector } from './vector.ts'

function paintFloor(canvas: Canvas, { camera, stand, mat }: Framing) {
  if (mat === undefined) {
    const radius = 325
    const disc = ellipse(camera.point(stand), radius, radius * camera.flatness * 1.25)
    canvas.fill(disc, palette.floor, 1, 1.5)
    return
  }
  const sheet = (y: number) =>
    grow(
      polygon([
        camera.point([mat.from, y, mat.left]),
        camera.point([mat.to, y, mat.left]),
        camera.point([mat.to, y, mat.right]),
        camera.point([mat.from, y, mat.right]),
      ]),
      3,
    )
  canvas.fill(sheet(-0.025), palette.floor)
  canvas.fill(sheet(0), palette.kitDark)
}

function paintShadow(canvas: Canvas, camera: Camera, body: Body) {
  const touch = (at: Vector, radius: number, opacity: number) => {
    const lift = Math.max(at[1], 0)
    const size = radius * (1 + lift * 0.4) * camera.zoom
    const spot = ellipse(camera.point([at[0], 0, at[2]]), size, size * camera.flatness * 1.3)
    canvas.fill(spot, palette.shadow, opacity / (1 + lift * 6), 14 + lift * 30)
  }
  touch(mix(body.pelvis, body.chest, 0.4), 0.3, 0.85)
  for (const { leg, arm } of [body.left, body.right]) {
    touch(along(leg.ankle, [leg.sole, 0.07], [leg.toes, 0.07]), 0.17, 0.8)
    if (arm.wrist[1] < 0.3) touch(along(arm.wrist, [[0, 1, 0], -0.03]), 0.1, 0.8)
  }
}

/** Draws an exercise; the phase is the share of the loop, and may run past 1. */
export function stageFor(exercise: Exercise): (phase: number) => Canvas {
  const framing = frameMotion(exercise)
  const { camera } = framing
  return (phase) => {
    const canvas = new Canvas(frameSize.width, frameSize.height, palette.backdrop)
    const body = solve(exercise.motion(phase), exercise.hands)
    const props = exercise.props?.(phase - Math.floor(phase), body) ?? []
    paintFloor(canvas, framing)
    paintShadow(canvas, camera, body)
    for (const prop of props) if (prop.layer === 'behind') prop.paint(canvas, camera)
    for (const limb of exercise.trails ?? []) paintTrail(canvas, camera, exercise, limb, phase)
    paintFigure(canvas, camera, body, { ...athlete, gloves: exercise.gloves ?? false })
    for (const prop of props) if (prop.layer === 'front') prop.paint(canvas, camera)
    return canvas
  }
}
