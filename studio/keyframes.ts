import { channels, mirror, type Pose } from './pose.ts'

/** `at` is a share of the loop, 0 to 1; a channel is only keyed where it is named. */
export type Key = readonly [at: number, pose: Partial<Pose>]

export type Motion = (phase: number) => Pose

type Knot = { at: number; value: number }

/** Slope at a knot that never lets the curve swing past its knots. */
function slopeBetween(before: Knot, knot: Knot, after: Knot) {
  const [h0, h1] = [knot.at - before.at, after.at - knot.at]
  const [d0, d1] = [(knot.value - before.value) / h0, (after.value - knot.value) / h1]
  if (d0 * d1 <= 0) return 0
  const [w0, w1] = [2 * h1 + h0, h1 + 2 * h0]
  return (w0 + w1) / (w0 / d0 + w1 / d1)
}

/** A smooth curve through knots that returns to its start after 1. */
function loopCurve(knots: readonly Knot[]) {
  const first = knots[0]
  if (first === undefined) throw new Error('a curve needs a knot')
  if (knots.length === 1) return () => first.value
  const around = [-1, 0, 1].flatMap((turn) =>
    knots.map(({ at, value }) => ({ at: at + turn, value })),
  )
  const pieces = around.slice(1, -2).map((from, index) => {
    const before = around[index] ?? from
    const to = around[index + 2] ?? from
    const after = around[index + 3] ?? to
    return { from, to, out: slopeBetween(before, from, to), into: slopeBetween(from, to, after) }
  })
  return (phase: number) => {
    const piece = pieces.find(({ from, to }) => phase >= from.at && phase < to.at)
    if (piece === undefined) throw new Error(`no curve at ${String(phase)}`)
    const { from, to, out, into } = piece
    const width = to.at - from.at
    const t = (phase - from.at) / width
    const [t2, t3] = [t * t, t * t * t]
    return (
      (2 * t3 - 3 * t2 + 1) * from.value +
      (t3 - 2 * t2 + t) * width * out +
      (3 * t2 - 2 * t3) * to.value +
      (t3 - t2) * width * into
    )
  }
}

/** A hair before 0 is 0, and not 1. */
const wrap = (phase: number) => (phase - Math.floor(phase)) % 1

function channelCurve(keys: readonly Key[], base: Pose, channel: keyof Pose) {
  const named = keys.flatMap(([at, pose]) => {
    const value = pose[channel]
    return value === undefined ? [] : [{ at, value }]
  })
  const used = named.length > 0 ? named : [{ at: 0, value: base[channel] }]
  const curve = (pick: (value: Pose[keyof Pose]) => number) =>
    loopCurve(used.map(({ at, value }) => ({ at, value: pick(value) })))
  if (typeof base[channel] === 'number')
    return curve((value) => (typeof value === 'number' ? value : value[0]))
  const axes = [0, 1, 2].map((axis) =>
    curve((value) => (typeof value === 'number' ? value : (value[axis] ?? 0))),
  )
  return (phase: number) => axes.map((axis) => axis(phase))
}

/** Moves through key poses and back to the first one, without a seam. */
export function keyed(base: Pose, keys: readonly Key[]): Motion {
  const sorted = keys.map(([at, pose]) => [wrap(at), pose] as const).sort((a, b) => a[0] - b[0])
  const curves = channels.map((channel) => [channel, channelCurve(sorted, base, channel)] as const)
  return (phase) =>
    Object.assign(
      { ...base },
      Object.fromEntries(curves.map(([name, curve]) => [name, curve(wrap(phase))])),
    )
}

/** The keys for one side, followed half a loop later by the same for the other side. */
export const bothSides = (keys: readonly Key[]): Key[] => [
  ...keys,
  ...keys.map(([at, pose]) => [at + 0.5, mirror(pose)] as const),
]
