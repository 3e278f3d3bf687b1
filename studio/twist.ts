import { add, dot, frame, radians, scale, type Vector } from './vector.ts'

const degrees = (angle: number) => (angle * 180) / Math.PI

/** What `spine` must be for a chest that leans by `pitch` and turns to the left about its own length. */
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
