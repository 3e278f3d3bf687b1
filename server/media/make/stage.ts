import { createCamera, type Camera } from './camera.ts'
import { palette } from './colour.ts'
import type { Exercise } from './exercise.ts'
import { solve, type Body } from './figure.ts'
import { athlete } from './look.ts'
import { paintFigure } from './paint-figure.ts'
import { Canvas } from './raster.ts'
import { ellipse, grow, polygon } from './shapes.ts'
import { paintTrail } from './trail.ts'
import { along, mix, type Vector } from './vector.ts'

export const frameSize = { width: 720, height: 960 }

const usualGround = 850
const usualTip = 9

function cameraFor({ turn, tip, middle, metresAcross, ground }: Exercise): Camera {
  const zoom = frameSize.width / metresAcross
  return createCamera({
    turn,
    tip: tip ?? usualTip,
    zoom,
    centre: middle,
    origin: [frameSize.width / 2, ground ?? usualGround],
  })
}

function paintFloor(canvas: Canvas, camera: Camera, { middle, mat }: Exercise) {
  if (mat === undefined) {
    const radius = 325
    const disc = ellipse(camera.point(middle), radius, radius * camera.flatness * 1.35)
    canvas.fill(disc, palette.floor, 1, 1.5)
    return
  }
  const corner = (x: number, z: number, y: number) => camera.point([x, y, z * mat.halfWidth])
  const sheet = (y: number) =>
    grow(
      polygon([
        corner(mat.from, -1, y),
        corner(mat.to, -1, y),
        corner(mat.to, 1, y),
        corner(mat.from, 1, y),
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

/** One frame of an exercise; `phase` is the share of the loop, and may run past 1. */
export function drawFrame(exercise: Exercise, phase: number): Canvas {
  const canvas = new Canvas(frameSize.width, frameSize.height, palette.backdrop)
  const camera = cameraFor(exercise)
  const body = solve(exercise.motion(phase), exercise.hands)
  const props = exercise.props?.(phase - Math.floor(phase), body) ?? []
  paintFloor(canvas, camera, exercise)
  paintShadow(canvas, camera, body)
  for (const prop of props) if (prop.layer === 'behind') prop.paint(canvas, camera)
  for (const limb of exercise.trails ?? []) paintTrail(canvas, camera, exercise, limb, phase)
  paintFigure(canvas, camera, body, { ...athlete, gloves: exercise.gloves ?? false })
  for (const prop of props) if (prop.layer === 'front') prop.paint(canvas, camera)
  return canvas
}
