import type { Camera } from './camera.ts'
import { blend, palette } from './colour.ts'
import type { Prop } from './exercise.ts'
import { bar, blob, grow, overlap, polygon, type Point } from './shapes.ts'
import { along, mix, radians, unit, type Vector } from './vector.ts'

/** A heavy bag that hangs above `foot` and swings away by some degrees in the x-y plane. */
export function heavyBag(foot: Vector, degrees: number): Prop[] {
  const hook: Vector = [foot[0], 2.75, foot[2]]
  const down: Vector = [Math.sin(radians(degrees)), -Math.cos(radians(degrees)), 0]
  const at = (by: number) => along(hook, [down, by])
  const bagRadius = 0.19
  const chain: Prop = {
    layer: 'behind',
    scenery: true,
    paint: (canvas, camera) => {
      const [ring, top] = [camera.point(at(0.62)), camera.point(at(0.85))]
      const link = (from: Point, to: Point, radius: number) => {
        canvas.fill(blob([{ from, fromRadius: radius, to, toRadius: radius }]), palette.kitDark)
      }
      link(camera.point(at(-0.6)), ring, 4)
      for (const side of [-0.75, 0.75])
        link(ring, [top[0] + side * bagRadius * camera.zoom, top[1] + 6], 3.5)
    },
  }
  const bag: Prop = {
    layer: 'behind',
    paint: (canvas, camera) => {
      const radius = bagRadius * camera.zoom
      const [top, bottom] = [camera.point(at(0.85)), camera.point(at(2.3))]
      const skin = bar(top, bottom, radius, 0.06 * camera.zoom)
      const band = (from: number, to: number) =>
        overlap(skin, bar(camera.point(at(from)), camera.point(at(to)), radius * 1.1, 0))
      canvas.fill(skin, palette.kitDark)
      const lit = bar(
        [top[0] - radius * 0.45, top[1] + 14],
        [bottom[0] - radius * 0.45, bottom[1] - 14],
        radius * 0.16,
        radius * 0.16,
      )
      canvas.fill(lit, palette.kit, 0.55)
      canvas.fill(band(0.98, 1.05), palette.kit)
      canvas.fill(band(2.1, 2.17), palette.kit)
    },
  }
  return [chain, bag]
}

/** A wall that faces forward, `x` meters along. */
export function wall(x: number): Prop {
  const [far, near, height] = [-0.55, 1.6, 2.6]
  return {
    layer: 'behind',
    scenery: true,
    paint: (canvas, camera) => {
      const corner = (y: number, z: number) => camera.point([x, y, z])
      const face = polygon([
        corner(height, near),
        corner(height, far),
        corner(0, far),
        corner(0, near),
      ])
      canvas.fill(grow(face, 3), palette.kitDark)
    },
  }
}

/** A block or a bench that stands on the floor; meters. */
export function box(size: { from: number; to: number; halfWidth: number; height: number }): Prop {
  const { from, to, halfWidth, height } = size
  return {
    layer: 'behind',
    scenery: true,
    paint: (canvas, camera) => {
      const corner = (x: number, y: number, z: number) => camera.point([x, y, z * halfWidth])
      const side = (x: number, z: number, toX: number, toZ: number) =>
        polygon([
          corner(x, height, z),
          corner(toX, height, toZ),
          corner(toX, 0, toZ),
          corner(x, 0, z),
        ])
      const top = polygon([
        corner(from, height, -1),
        corner(to, height, -1),
        corner(to, height, 1),
        corner(from, height, 1),
      ])
      canvas.fill(side(to, 1, to, -1), blend(palette.floor, palette.kitDark, 0.4))
      canvas.fill(side(from, 1, to, 1), palette.kitDark)
      canvas.fill(top, palette.kit)
    },
  }
}

/** A kettlebell held in both hands, hanging away from them. */
export function kettlebell(leftGrip: Vector, rightGrip: Vector, hang: Vector): Prop {
  const grip = mix(leftGrip, rightGrip, 0.5)
  const bell = along(grip, [hang, 0.225])
  return {
    layer: 'behind',
    paint: (canvas, camera) => {
      const cone = (from: Vector, fromRadius: number, to: Vector, toRadius: number) => ({
        from: camera.point(from),
        fromRadius: fromRadius * camera.zoom,
        to: camera.point(to),
        toRadius: toRadius * camera.zoom,
      })
      const across: Vector = unit([-hang[1], hang[0], 0])
      const corner = (out: number) => along(grip, [across, out], [hang, 0.005])
      const foot = (out: number) => along(bell, [across, out], [hang, -0.06])
      const handle = blob([
        cone(corner(-0.065), 0.021, corner(0.065), 0.021),
        cone(corner(-0.065), 0.021, foot(-0.085), 0.03),
        cone(corner(0.065), 0.021, foot(0.085), 0.03),
      ])
      const body = blob([cone(bell, 0.128, along(bell, [hang, 0.04]), 0.112)])
      const shine = blob([
        cone(along(bell, [across, 0.05], [hang, -0.05]), 0.014, along(bell, [across, 0.08]), 0.014),
      ])
      for (const shape of [body, handle]) canvas.fill(grow(shape, 6), palette.backdrop)
      canvas.fill(handle, palette.kit)
      canvas.fill(body, palette.kit)
      canvas.fill(shine, palette.skin, 0.3)
    },
  }
}

/** A rope that turns about the line between two hands; 0 degrees is under the feet. */
export function rope(left: Vector, right: Vector, middle: Vector, degrees: number): Prop[] {
  const sweep = radians(degrees)
  const out: Vector = [-Math.sin(sweep), -Math.cos(sweep), 0]
  const steps = 36
  const at = (step: number) => {
    const share = step / steps
    const belly = Math.sin(Math.PI * share) ** 0.55
    const spread =
      Math.sin(Math.PI * share) * 0.12 * (share < 0.5 ? -1 : 1) * 2 * Math.abs(share - 0.5)
    return along(mix(left, right, share), [out, belly * 0.99], [[0, 0, 1], spread])
  }
  const strand = (layer: Prop['layer'], camera: Camera) =>
    Array.from({ length: steps }, (_, step) => [at(step), at(step + 1)] as const).filter(
      ([from]) => camera.depth(from) > camera.depth(middle) === (layer === 'front'),
    )
  const paint =
    (layer: Prop['layer']): Prop['paint'] =>
    (canvas, camera) => {
      const colour =
        layer === 'front' ? palette.accent : blend(palette.accent, palette.backdrop, 0.4)
      const thick = 0.0125 * camera.zoom
      const cones = strand(layer, camera).map(([from, to]) => ({
        from: camera.point(from),
        fromRadius: thick,
        to: camera.point(to),
        toRadius: thick,
      }))
      if (cones.length > 0) canvas.fill(blob(cones), colour)
    }
  return [
    { layer: 'behind', paint: paint('behind') },
    { layer: 'front', paint: paint('front') },
  ]
}
