import type { Point } from './shapes.ts'
import { dot, radians, type Vector } from './vector.ts'

export type View = {
  /** Degrees: 0 sees the right side of someone who faces forward, 90 sees the face. */
  turn: number
  /** Degrees that the camera looks down. */
  tip: number
  /** Pixels in a meter. */
  zoom: number
  /** The point of the floor that lies at `origin`. */
  centre: Vector
  /** Pixels. */
  origin: Point
}

/** Turns meters into pixels; parallel, so that a limb keeps its length. */
export function createCamera({ turn, tip, zoom, centre, origin }: View) {
  const [a, p] = [radians(turn), radians(tip)]
  const right: Vector = [Math.cos(a), 0, -Math.sin(a)]
  const up: Vector = [-Math.sin(a) * Math.sin(p), Math.cos(p), -Math.cos(a) * Math.sin(p)]
  const near: Vector = [Math.sin(a) * Math.cos(p), Math.sin(p), Math.cos(a) * Math.cos(p)]
  return {
    zoom,
    flatness: Math.sin(p),
    point: (v: Vector): Point => [
      origin[0] + zoom * (dot(right, v) - dot(right, centre)),
      origin[1] - zoom * (dot(up, v) - dot(up, centre)),
    ],
    /** Meters toward the viewer. */
    depth: (v: Vector) => dot(near, v),
  }
}

export type Camera = ReturnType<typeof createCamera>
