import { createBrush } from './brush.ts'
import type { Camera } from './camera.ts'
import type { Body } from './figure.ts'
import type { Look } from './look.ts'
import { armParts, legPart } from './paint-limbs.ts'
import { headPart, throatPart, torsoPart } from './paint-trunk.ts'
import type { Canvas } from './raster.ts'
import { grow } from './shapes.ts'

function partsOf(camera: Camera, body: Body, look: Look) {
  const brush = createBrush(camera)
  return [
    throatPart(brush, camera, body, look),
    torsoPart(brush, camera, body, look),
    headPart(brush, camera, body, look),
    ...armParts(brush, camera, body.left.arm, body, look),
    ...armParts(brush, camera, body.right.arm, body, look),
    legPart(brush, camera, body.left.leg, body, look),
    legPart(brush, camera, body.right.leg, body, look),
  ]
}

/** Far parts first, each cut out of what it covers. */
export function paintFigure(canvas: Canvas, camera: Camera, body: Body, look: Look) {
  const parts = partsOf(camera, body, look)
  for (const part of parts.sort((a, b) => a.depth - b.depth)) part.paint(canvas)
}

/** All that the figure covers. */
export const outlineOf = (camera: Camera, body: Body, look: Look) =>
  partsOf(camera, body, look).flatMap(({ shapes }) => shapes)

/** Draws a rim around the figure, to separate it from a busy background. */
export function paintRim(canvas: Canvas, camera: Camera, body: Body, look: Look, metres: number) {
  for (const shape of outlineOf(camera, body, look))
    canvas.fill(grow(shape, metres * camera.zoom), look.backdrop)
}
