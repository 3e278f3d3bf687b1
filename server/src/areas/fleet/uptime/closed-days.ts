import { createHash } from 'node:crypto'
import { addDays, gymDayStart, type InstantSpan } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import { type DayRange, type DaySums, joined, type Place, readDaySums } from './day-sums.ts'
import { readAbsences } from './histories.ts'
import { countTransitions } from './histories.repository.ts'

/** The number of cached locations and spans: about 80 KB for a year of ten screens. */
const mostCached = 100

/** Computes the sums of days, caching past days until the data changes. */
export function createClosedDays() {
  const cache = new Map<string, { readonly from: string; readonly sums: DaySums }>()

  function keep(place: string, from: string, sums: DaySums): DaySums {
    cache.delete(place)
    cache.set(place, { from, sums })
    const [oldest] = cache.keys()
    if (cache.size > mostCached && oldest !== undefined) cache.delete(oldest)
    return sums
  }

  async function sumsOfClosed(
    on: Executor,
    place: Place,
    range: DayRange,
    known: { readonly until: number; readonly absences: readonly InstantSpan[] },
  ): Promise<DaySums> {
    const { location, clock, watched } = place
    const end = gymDayStart(addDays(range.to, 1), clock)
    const sources = [
      ...[range.to, location, watched.map(({ number }) => number)],
      known.absences.filter(({ from }) => from < end),
      // Changes are only added or deleted, so an unchanged number means unchanged data.
      await countTransitions(on, location.id),
    ]
    const from = createHash('sha256').update(JSON.stringify(sources)).digest('base64')
    const key = `${location.id} ${range.from}`
    const before = cache.get(key)
    const isSame = before?.from === from
    return keep(key, from, isSame ? before.sums : await readDaySums(on, place, range, known))
  }

  return {
    /** The sums of days up to now, in epoch milliseconds, when it is `today` there. */
    async read(
      on: Executor,
      place: Place,
      { from, to, today }: DayRange & { readonly today: string },
      now: number,
    ): Promise<DaySums> {
      const absences = await readAbsences(on, gymDayStart(from, place.clock))
      const known = { until: now, absences }
      if (from >= today) return readDaySums(on, place, { from, to }, known)
      if (to < today) return sumsOfClosed(on, place, { from, to }, known)
      const [closed, open] = await Promise.all([
        sumsOfClosed(on, place, { from, to: addDays(today, -1) }, known),
        readDaySums(on, place, { from: today, to }, known),
      ])
      return joined(closed, open)
    },
  }
}
