import { asIfUtc, localTimeIn } from './local-time.ts'

const dayMs = 86_400_000

/**
 * The instants from `from` to `to` (epoch milliseconds) at which the zone's clocks change, found by
 * bisection: changes that last less than a week are missed.
 */
export function zoneTransitions(timeZone: string, from: number, to: number): number[] {
  const localTime = localTimeIn(timeZone)
  const offsetAt = (at: number) => localTime(at).offsetMs
  const transitions: number[] = []
  for (let start = from; start < to; start += 7 * dayMs) {
    const end = Math.min(start + 7 * dayMs, to)
    if (offsetAt(start) !== offsetAt(end)) transitions.push(firstChange(offsetAt, start, end))
  }
  return transitions
}

/**
 * The instants worth asking about near a transition: itself, and each `hour` (0 to 24) of the days
 * around it by the clock before and the clock after, all of them with the millisecond before.
 */
export function instantsAround(
  transition: number,
  timeZone: string,
  hours: readonly number[],
): number[] {
  const localTime = localTimeIn(timeZone)
  const offsets = [localTime(transition - 1).offsetMs, localTime(transition).offsetMs]
  const days = [-1, 0, 1].map((count) => localTime(transition + count * dayMs).day)
  const instants = days.flatMap((day) =>
    hours.flatMap((hour) => offsets.map((offsetMs) => asIfUtc(day, hour) - offsetMs)),
  )
  return [...new Set([transition, ...instants].flatMap((at) => [at - 1, at]))]
}

function firstChange(offsetAt: (at: number) => number, start: number, end: number): number {
  const old = offsetAt(start)
  let before = start
  let after = end
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (offsetAt(middle) === old) before = middle
    else after = middle
  }
  return after
}
