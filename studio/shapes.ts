export type Bounds = { left: number; top: number; right: number; bottom: number }

/** Pixels: negative inside, zero on the edge. Never grows faster than the way walked. */
export type Shape = { bounds: Bounds; distance: (x: number, y: number) => number }

export const everywhere: Bounds = { left: -1e5, top: -1e5, right: 1e5, bottom: 1e5 }

/** The smallest bounds that hold both. */
export const union = (a: Bounds, b: Bounds): Bounds => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
})

export type Point = readonly [x: number, y: number]

/** A circle that rolls from one point to another and changes its radius on the way. */
export type Cone = { from: Point; fromRadius: number; to: Point; toRadius: number }

type Prepared = {
  x: number
  y: number
  dx: number
  dy: number
  length: number
  start: number
  end: number
  sine: number
  cosine: number
}

function prepare({ from, fromRadius, to, toRadius }: Cone): Prepared {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  if (length <= Math.abs(fromRadius - toRadius) + 1e-6) {
    const [at, radius] = fromRadius > toRadius ? [from, fromRadius] : [to, toRadius]
    const ball = { dx: 0, dy: 1, length: 0, start: radius, end: radius, sine: 0, cosine: 1 }
    return { x: at[0], y: at[1], ...ball }
  }
  const sine = (fromRadius - toRadius) / length
  return {
    x: from[0],
    y: from[1],
    dx: (to[0] - from[0]) / length,
    dy: (to[1] - from[1]) / length,
    length,
    start: fromRadius,
    end: toRadius,
    sine,
    cosine: Math.sqrt(1 - sine * sine),
  }
}

function coneDistance(cone: Prepared, x: number, y: number) {
  const px = x - cone.x
  const py = y - cone.y
  const across = Math.abs(px * cone.dy - py * cone.dx)
  const down = px * cone.dx + py * cone.dy
  const k = cone.cosine * down - cone.sine * across
  if (k < 0) return Math.sqrt(across * across + down * down) - cone.start
  if (k > cone.cosine * cone.length) {
    const beyond = down - cone.length
    return Math.sqrt(across * across + beyond * beyond) - cone.end
  }
  return across * cone.cosine + down * cone.sine - cone.start
}

function widen(bounds: Bounds, by: number): Bounds {
  return {
    left: bounds.left - by,
    top: bounds.top - by,
    right: bounds.right + by,
    bottom: bounds.bottom + by,
  }
}

/** Cones melted together: `softness` pixels of fillet where two meet. */
export function blob(cones: readonly Cone[], softness = 0): Shape {
  const prepared = cones.map(prepare)
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { from, fromRadius, to, toRadius } of cones) {
    bounds.left = Math.min(bounds.left, from[0] - fromRadius, to[0] - toRadius)
    bounds.top = Math.min(bounds.top, from[1] - fromRadius, to[1] - toRadius)
    bounds.right = Math.max(bounds.right, from[0] + fromRadius, to[0] + toRadius)
    bounds.bottom = Math.max(bounds.bottom, from[1] + fromRadius, to[1] + toRadius)
  }
  const distance = (x: number, y: number) => {
    let nearest = 1e6
    for (const cone of prepared) {
      const next = coneDistance(cone, x, y)
      const overlap = softness - Math.abs(nearest - next)
      const melt = overlap > 0 ? (overlap * overlap) / (4 * softness) : 0
      nearest = Math.min(nearest, next) - melt
    }
    return nearest
  }
  return { bounds: widen(bounds, softness), distance }
}

export function ellipse(centre: Point, radiusX: number, radiusY: number): Shape {
  const distance = (x: number, y: number) => {
    const px = x - centre[0]
    const py = y - centre[1]
    const reach = Math.hypot(px / radiusX, py / radiusY)
    const slope = Math.hypot(px / radiusX ** 2, py / radiusY ** 2)
    return slope < 1e-9 ? -Math.min(radiusX, radiusY) : (reach * (reach - 1)) / slope
  }
  return {
    bounds: {
      left: centre[0] - radiusX,
      top: centre[1] - radiusY,
      right: centre[0] + radiusX,
      bottom: centre[1] + radiusY,
    },
    distance,
  }
}

/** A convex polygon, corners clockwise as seen on the screen. */
export function polygon(corners: readonly Point[]): Shape {
  const edges = corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    const length = Math.hypot(to[0] - from[0], to[1] - from[1])
    return { from, nx: (to[1] - from[1]) / length, ny: (from[0] - to[0]) / length }
  })
  const xs = corners.map((corner) => corner[0])
  const ys = corners.map((corner) => corner[1])
  return {
    bounds: {
      left: Math.min(...xs),
      top: Math.min(...ys),
      right: Math.max(...xs),
      bottom: Math.max(...ys),
    },
    distance: (x, y) => {
      let outermost = -Infinity
      for (const { from, nx, ny } of edges)
        outermost = Math.max(outermost, (x - from[0]) * nx + (y - from[1]) * ny)
      return outermost
    },
  }
}

/** A box with round corners that stands on the line between two points. */
export function bar(from: Point, to: Point, halfWidth: number, corner: number): Shape {
  const length = Math.max(Math.hypot(to[0] - from[0], to[1] - from[1]), 1e-6)
  const [dx, dy] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length]
  const [mx, my] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  const [rx, ry] = [
    (Math.abs(dx) * length) / 2 + Math.abs(dy) * halfWidth,
    (Math.abs(dy) * length) / 2 + Math.abs(dx) * halfWidth,
  ]
  return {
    bounds: { left: mx - rx, top: my - ry, right: mx + rx, bottom: my + ry },
    distance: (x, y) => {
      const px = Math.abs((x - mx) * dy - (y - my) * dx) - halfWidth + corner
      const py = Math.abs((x - mx) * dx + (y - my) * dy) - length / 2 + corner
      const outside = Math.hypot(Math.max(px, 0), Math.max(py, 0))
      return outside + Math.min(Math.max(px, py), 0) - corner
    },
  }
}

/** Only where both are. */
export function overlap(a: Shape, b: Shape): Shape {
  return {
    bounds: {
      left: Math.max(a.bounds.left, b.bounds.left),
      top: Math.max(a.bounds.top, b.bounds.top),
      right: Math.min(a.bounds.right, b.bounds.right),
      bottom: Math.min(a.bounds.bottom, b.bounds.bottom),
    },
    distance: (x, y) => Math.max(a.distance(x, y), b.distance(x, y)),
  }
}

/** Where at least one is. */
export function either(a: Shape, b: Shape): Shape {
  return {
    bounds: union(a.bounds, b.bounds),
    distance: (x, y) => Math.min(a.distance(x, y), b.distance(x, y)),
  }
}

const smooth = (share: number) => {
  const s = Math.min(Math.max(share, 0), 1)
  return s * s * (3 - 2 * s)
}

/** The shape with a rim of so many pixels. */
export const grow = (shape: Shape, by: number): Shape => ({
  bounds: widen(shape.bounds, by),
  distance: (x, y) => shape.distance(x, y) - by,
})

/** Pixels that a closed margin stays inside its shape, so that no hairline shows. */
const tuck = 1.5

/** Where a margin stays closed: it opens between `near` and `far` pixels from the point. */
export type Root = { at: Point; near: number; far: number }

/** The shape with a margin that is closed around its roots. */
export function margin(shape: Shape, by: number, roots: readonly Root[]): Shape {
  return {
    bounds: widen(shape.bounds, by),
    distance: (x, y) => {
      let open = 1
      for (const { at, near, far } of roots)
        open *= smooth((Math.hypot(x - at[0], y - at[1]) - near) / (far - near))
      return shape.distance(x, y) - (by + tuck) * open + tuck
    },
  }
}
