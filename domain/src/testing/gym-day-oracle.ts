import { asIfUtc, localTimeIn, type LocalTime } from './local-time.ts'

const dayMs = 86_400_000

/** What the oracle needs to know about a location. */
export type OracleClock = {
  readonly timeZone: string
  readonly is365: boolean
  readonly schedule: readonly number[]
}

/**
 * A second implementation of the gym day, to check `gymDay` against (target W10): the design's
 * sentence taken literally, based only on `zdump`'s output. Valid from 2024 to 2037, while clocks
 * change at most once in two days and midnight comes once.
 */
export function gymDayOracle(clock: OracleClock): (at: number) => string {
  const localTime = localTimeIn(clock.timeZone)
  return (at) => {
    const { day } = localTime(at)
    const hour = clock.is365 ? (clock.schedule[new Date(day).getUTCDay()] ?? 12) : 12
    if (hour === 12 || at < instantOf(day, hour + 12, localTime)) return day
    return new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10)
  }
}

// The first time that clocks read it; if they skip it, by the offset before.
function instantOf(day: string, hour: number, localTime: (at: number) => LocalTime): number {
  const reading = asIfUtc(day, hour)
  const before = localTime(reading - dayMs).offsetMs
  const after = localTime(reading + dayMs).offsetMs
  const readsIt = [reading - before, reading - after].filter(
    (at) => at + localTime(at).offsetMs === reading,
  )
  return readsIt.length > 0 ? Math.min(...readsIt) : reading - before
}
