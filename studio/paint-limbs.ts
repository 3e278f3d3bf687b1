import type { Brush } from './brush.ts'
import type { Camera } from './camera.ts'
import type { Arm, Body, Leg } from './figure.ts'
import { dim, ramp, type Look } from './look.ts'
import type { Part } from './raster.ts'
import { overlap, type Cone, type Root, type Shape } from './shapes.ts'
import { along, mix, scale, subtract, unit, type Vector } from './vector.ts'

function gloveCones(brush: Brush, { wrist, hand }: Arm, up: Vector): Cone[] {
  const at = (forward: number, upward = 0) => along(wrist, [hand, forward], [up, upward])
  return [
    brush.cone(at(-0.035), 0.05, at(0.02), 0.052),
    brush.cone(at(0.02, 0.03), 0.04, at(0.06, 0.045), 0.036),
    brush.cone(at(0.03), 0.064, at(0.08, 0.008), 0.073),
  ]
}

/** The whole arm, and its forearm once more: a raised hand covers what the shoulder does not. */
export function armParts(brush: Brush, camera: Camera, arm: Arm, body: Body, look: Look): Part[] {
  const { shoulder, elbow, wrist, hand } = arm
  const depth = camera.depth(mix(shoulder, wrist, 0.25)) - camera.depth(body.chest)
  const tone = dim(look, ramp(depth, -0.12, -0.02))
  const belly = mix(elbow, wrist, 0.28)
  const upper = [
    brush.cone(shoulder, 0.076, mix(shoulder, elbow, 0.5), 0.062),
    brush.cone(mix(shoulder, elbow, 0.5), 0.062, elbow, 0.049),
  ]
  const lower = [
    brush.cone(elbow, 0.049, belly, 0.053),
    brush.cone(belly, 0.053, wrist, 0.038),
    brush.cone(along(wrist, [hand, 0.02]), 0.036, along(wrist, [hand, 0.08]), 0.034),
  ]
  const glove = brush.melt(gloveCones(brush, arm, body.ribs.up), 0.02)
  const part = (skin: Shape, root: Root, at: Vector): Part => ({
    depth: camera.depth(at),
    shapes: look.gloves ? [skin, glove] : [skin],
    paint: (canvas) => {
      canvas.fill(brush.parted(skin, root), look.backdrop)
      if (look.gloves) canvas.fill(brush.parted(glove, root), look.backdrop)
      canvas.fill(skin, tone.skin)
      if (look.gloves) canvas.fill(glove, tone.accent)
    },
  })
  const forearm = mix(elbow, wrist, 0.5)
  return [
    part(
      brush.melt([...upper, ...lower]),
      brush.root(shoulder, 0.09, 0.17),
      mix(shoulder, forearm, 0.5),
    ),
    part(brush.melt(lower), brush.root(elbow, 0.06, 0.12), mix(elbow, wrist, 0.75)),
  ]
}

export function legPart(brush: Brush, camera: Camera, leg: Leg, body: Body, look: Look): Part {
  const { hip, knee, ankle, toes, sole, calf } = leg
  const depth = camera.depth(hip) - camera.depth(body.pelvis)
  const tone = dim(look, ramp(depth, -0.075, -0.015))
  const shin = unit(subtract(ankle, knee))
  const muscle = along(knee, [shin, 0.11], [calf, 0.018])
  const limb = brush.melt([
    brush.cone(hip, 0.098, mix(hip, knee, 0.5), 0.082),
    brush.cone(mix(hip, knee, 0.5), 0.086, knee, 0.065),
    brush.cone(knee, 0.063, muscle, 0.066),
    brush.cone(muscle, 0.066, ankle, 0.041),
  ])
  const heel = along(ankle, [sole, 0.034], [toes, -0.025])
  const tip = along(ankle, [sole, 0.046], [toes, 0.165])
  const shoe = brush.melt([
    brush.cone(heel, 0.041, tip, 0.029),
    brush.cone(along(ankle, [sole, -0.005]), 0.042, along(heel, [toes, 0.06]), 0.038),
  ])
  const thigh = subtract(knee, hip)
  const hem = along(hip, [thigh, 0.52])
  const cloth = brush.melt([
    brush.cone(hip, 0.106, along(hip, [thigh, 0.5]), 0.094),
    brush.cone(along(hip, [thigh, 0.5]), 0.094, knee, 0.09),
  ])
  const shorts = overlap(cloth, brush.beyond(hem, scale(unit(thigh), -1)))
  return {
    depth: camera.depth(mix(hip, mix(knee, ankle, 0.4), 0.6)),
    shapes: [limb, shoe, shorts],
    paint: (canvas) => {
      for (const shape of [limb, shoe, shorts])
        canvas.fill(brush.parted(shape, brush.root(hip, 0.12, 0.24)), look.backdrop)
      canvas.fill(limb, tone.skin)
      canvas.fill(shoe, tone.accent)
      canvas.fill(shorts, tone.shorts)
    },
  }
}
