import type { Brush } from './brush.ts'
import type { Camera } from './camera.ts'
import { blend } from './colour.ts'
import type { Body } from './figure.ts'
import type { Look } from './look.ts'
import type { Part } from './raster.ts'
import { either, overlap } from './shapes.ts'
import { along, mix, scale, unit } from './vector.ts'

export function torsoPart(brush: Brush, camera: Camera, body: Body, look: Look): Part {
  const { pelvis, hips, waist, chest, ribs } = body
  const socket = (by: number) => along(chest, [ribs.left, by], [ribs.up, -0.012])
  const lung = along(chest, [ribs.up, -0.11], [ribs.forward, 0.02])
  const seat = along(pelvis, [hips.forward, -0.022], [hips.up, -0.01])
  const flank = along(waist, [ribs.up, 0.02])
  const trunk = brush.melt(
    [
      brush.cone(socket(0.15), 0.07, socket(-0.15), 0.07),
      brush.cone(socket(0.125), 0.086, along(flank, [ribs.left, 0.05]), 0.092),
      brush.cone(socket(-0.125), 0.086, along(flank, [ribs.left, -0.05]), 0.092),
      brush.cone(lung, 0.128, flank, 0.112),
      brush.cone(flank, 0.112, seat, 0.12),
      brush.cone(along(seat, [hips.left, 0.055]), 0.11, along(seat, [hips.left, -0.055]), 0.11),
    ],
    0.04,
  )
  const waistband = along(pelvis, [hips.up, 0.075])
  const shorts = overlap(trunk, brush.beyond(waistband, scale(hips.up, -1)))
  const joints = [
    brush.root(pelvis, 0.26, 0.36),
    brush.root(body.left.arm.shoulder, 0.09, 0.17),
    brush.root(body.right.arm.shoulder, 0.09, 0.17),
  ]
  const bare = overlap(trunk, brush.beyond(waistband, hips.up))
  return {
    depth: camera.depth(mix(pelvis, chest, 0.6)),
    shapes: [trunk],
    paint: (canvas) => {
      canvas.fill(brush.parted(trunk, ...joints), look.backdrop)
      canvas.fill(bare, look.skin)
      canvas.fill(shorts, look.shorts)
    },
  }
}

export function headPart(brush: Brush, camera: Camera, body: Body, look: Look): Part {
  const { head, face, neck } = body
  const crown = along(head, [face.up, 0.032], [face.forward, -0.012])
  const jaw = along(head, [face.up, -0.058], [face.forward, 0.03])
  const skull = brush.melt([brush.cone(crown, 0.106, jaw, 0.076)])
  const nape = along(crown, [face.up, -0.045], [face.forward, -0.012])
  const scalp = brush.melt([brush.cone(crown, 0.116, nape, 0.1)])
  const fringe = brush.cap(crown, 0.116, unit(along(face.up, [face.forward, -0.12])), 0.048)
  const back = brush.cap(crown, 0.116, unit(along(scale(face.forward, -1), [face.up, 0.1])), 0.012)
  const hair = overlap(scalp, either(fringe, back))
  return {
    depth: camera.depth(head),
    shapes: [skull, hair],
    paint: (canvas) => {
      for (const shape of [skull, hair])
        canvas.fill(brush.parted(shape, brush.root(neck, 0.06, 0.12)), look.backdrop)
      canvas.fill(skull, look.skin)
      canvas.fill(hair, look.shorts)
    },
  }
}

/** Always under both the chin and the collar. */
export function throatPart(brush: Brush, camera: Camera, body: Body, look: Look): Part {
  const { chest, ribs, neck, head } = body
  const throat = brush.melt([
    brush.cone(along(chest, [ribs.up, 0.02], [ribs.forward, 0.012]), 0.062, neck, 0.056),
    brush.cone(neck, 0.056, mix(neck, head, 0.6), 0.054),
  ])
  return {
    depth: Math.min(camera.depth(head), camera.depth(mix(body.pelvis, chest, 0.6))) - 1e-3,
    shapes: [throat],
    paint: (canvas) => {
      canvas.fill(throat, blend(look.skin, look.backdrop, 0.22))
    },
  }
}
