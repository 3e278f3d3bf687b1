import type { Camera } from './camera.ts'
import { blob, everywhere, margin, type Cone, type Root, type Shape } from './shapes.ts'
import { add, type Vector } from './vector.ts'

/** Meters of backdrop around a limb that passes in front of the body. */
const gap = 0.017

/** Turns forms in meters into shapes on the screen. */
export function createBrush(camera: Camera) {
  const cone = (from: Vector, fromRadius: number, to: Vector, toRadius: number): Cone => ({
    from: camera.point(from),
    fromRadius: fromRadius * camera.zoom,
    to: camera.point(to),
    toRadius: toRadius * camera.zoom,
  })
  const melt = (cones: readonly Cone[], softness = 0.004) => blob(cones, softness * camera.zoom)
  /** All that lies beyond a point in a direction, as far as the screen shows it. */
  const beyond = (at: Vector, direction: Vector): Shape => {
    const [x0, y0] = camera.point(at)
    const [x1, y1] = camera.point(add(at, direction))
    const size = Math.hypot(x1 - x0, y1 - y0)
    const flat = size < 0.2 * camera.zoom
    const [nx, ny] = flat ? [0, 0] : [(x1 - x0) / size, (y1 - y0) / size]
    return {
      bounds: everywhere,
      distance: (x, y) => (flat ? -1e5 : -(x - x0) * nx - (y - y0) * ny),
    }
  }
  /** The part of a ball's near face whose height along a direction is above `from`. */
  const cap = (at: Vector, radius: number, direction: Vector, from: number): Shape => {
    const [x0, y0] = camera.point(at)
    const [x1, y1] = camera.point(add(at, direction))
    const [dx, dy] = [(x1 - x0) / camera.zoom, (y1 - y0) / camera.zoom]
    const dz = camera.depth(direction)
    const size = radius * camera.zoom
    return {
      bounds: everywhere,
      distance: (x, y) => {
        const [px, py] = [x - x0, y - y0]
        const pz = Math.sqrt(Math.max(size * size - px * px - py * py, 0))
        return Math.min(Math.max(from * camera.zoom - px * dx - py * dy - pz * dz, -6), 6)
      },
    }
  }
  const root = (at: Vector, near: number, far: number): Root => ({
    at: camera.point(at),
    near: near * camera.zoom,
    far: far * camera.zoom,
  })
  const parted = (shape: Shape, ...roots: Root[]) => margin(shape, gap * camera.zoom, roots)
  return { cone, melt, beyond, cap, root, parted }
}

export type Brush = ReturnType<typeof createBrush>
