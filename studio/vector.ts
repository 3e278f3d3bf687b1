/** Meters: x is forward (to the right of a side view), y is up, z is toward the viewer. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]

export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]

export const scale = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]

export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const length = (a: Vector) => Math.hypot(a[0], a[1], a[2])

export const unit = (a: Vector): Vector => scale(a, 1 / Math.max(length(a), 1e-9))

export const mix = (a: Vector, b: Vector, share: number): Vector =>
  add(scale(a, 1 - share), scale(b, share))

/** `start` moved by each length along its direction. */
export const along = (start: Vector, ...steps: (readonly [Vector, number])[]): Vector =>
  steps.reduce((point, [direction, by]) => add(point, scale(direction, by)), start)

export const radians = (degrees: number) => (degrees * Math.PI) / 180

/** The three directions of something that faces somewhere. */
export type Frame = { readonly forward: Vector; readonly up: Vector; readonly left: Vector }

/** Degrees: yaw turns to the left, pitch bows forward, roll tips over to the left. */
export function frame(yaw: number, pitch: number, roll: number): Frame {
  const [y, p, r] = [radians(yaw), radians(pitch), radians(roll)]
  const level: Vector = [Math.cos(y), 0, -Math.sin(y)]
  const side: Vector = [-Math.sin(y), 0, -Math.cos(y)]
  const forward = add(scale(level, Math.cos(p)), [0, -Math.sin(p), 0])
  const upright = add(scale(level, Math.sin(p)), [0, Math.cos(p), 0])
  return {
    forward,
    up: add(scale(upright, Math.cos(r)), scale(side, Math.sin(r))),
    left: add(scale(side, Math.cos(r)), scale(upright, -Math.sin(r))),
  }
}

/** A vector given as forward, up, right of a frame, in the world. */
export const fromFrame = (of: Frame, v: Vector): Vector =>
  along([0, 0, 0], [of.forward, v[0]], [of.up, v[1]], [of.left, -v[2]])

const degrees = (angle: number) => (angle * 180) / Math.PI

/** The `spine` for a chest that leans by `pitch` and turns left about its own axis. */
export function twisted(hipsPitch: number, pitch: number, turn: number): Vector {
  const { forward, left } = frame(0, pitch, 0)
  const t = radians(turn)
  const ahead = add(scale(forward, Math.cos(t)), scale(left, Math.sin(t)))
  const yaw = degrees(Math.atan2(-ahead[2], ahead[0]))
  const bow = degrees(Math.asin(-ahead[1]))
  const level = frame(yaw, 0, 0)
  const roll = degrees(Math.asin(dot(level.left, frame(0, pitch, 0).up)))
  return [yaw, bow - hipsPitch, roll]
}
