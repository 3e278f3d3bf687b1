import type { ZoneRules } from '../zone-rules.ts'
import { asIfUtc, changesIn, localTimeIn } from './local-time.ts'

const dayMs = 86_400_000

/** The instants from `from` to `to` (epoch milliseconds) at which the zone's offset changes. */
export const zoneTransitions = (timeZone: string, from: number, to: number): number[] =>
  changesIn(timeZone).flatMap(({ at }) => (at >= from && at < to ? [at] : []))

/** A zone's rules for tests; valid from 2024 to 2037. */
export const zoneRulesOf = (timeZone: string): ZoneRules => ({
  untils: changesIn(timeZone)
    .slice(1)
    .map(({ at }) => at),
  offsetsMs: changesIn(timeZone).map(({ offsetMs }) => offsetMs),
})

/**
 * The instants worth testing near a transition: the transition itself, and each `hour` (0 to 24) of
 * the days around it by the offsets before and after, all of them with the millisecond before.
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
