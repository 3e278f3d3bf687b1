import type { calls, LocationUptime, WhoIsAway } from '@roundboard/contract'
import { addDays, type GymClock, gymDay, gymDayStart, openSpans } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, reaches } from '../../platform/actor.ts'
import { notFound } from '../../platform/app-error.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { LocationRow } from '../../platform/database/schema.ts'
import type { Reader } from '../../platform/read.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'
import { findLocation, gymClockOf, openingHoursOf } from '../locations/index.ts'

type UptimeQuery = z.output<(typeof calls.getLocationUptime)['query']>

const daysUnlessSaid = 60

export type UptimeService = ReturnType<typeof createUptimeService>

export function createUptimeService(dependencies: {
  read: Reader
  clock: Clock
  timeZones: TimeZones
}) {
  const { read, clock, timeZones } = dependencies

  function daysOf(row: LocationRow, query: UptimeQuery, gym: GymClock) {
    const now = clock()
    const today = gymDay(now, gym)
    const to = query.to ?? today
    const from = query.from ?? addDays(to, 1 - daysUnlessSaid)
    const hours = openingHoursOf(row)
    const days: LocationUptime['days'] = []
    for (let day = from; day <= to; day = addDays(day, 1)) {
      const span = {
        from: gymDayStart(day, gym),
        to: Math.min(gymDayStart(addDays(day, 1), gym), now),
      }
      const openMs = openSpans(span, hours, gym.zone).reduce((sum, o) => sum + o.to - o.from, 0)
      days.push({ day, openMs, countedMs: 0, wholeMs: 0, someMs: 0, troubledMs: 0 })
    }
    return { from, to, days }
  }

  async function ofLocation(actor: Actor, id: string, query: UptimeQuery): Promise<LocationUptime> {
    const { on, scope } = read(actor, 'locations.read')
    const row = reaches(scope, id) ? await findLocation(on, id) : undefined
    if (row === undefined) throw notFound('location')
    return {
      timeZone: row.timeZone,
      ...daysOf(row, query, gymClockOf(row, timeZones)),
      asOf: stampOf(clock()),
      countedMs: 0,
      awayMs: 0,
      screens: [],
      outages: [],
      outageCount: 0,
    }
  }

  return {
    ofLocation,
    export: ofLocation,
    away(actor: Actor, _query: object): Promise<WhoIsAway> {
      read(actor, 'dashboard.connectivity')
      const none = { away: 0, look: 0, well: 0, closed: 0, withoutScreens: 0, count: 0 }
      return Promise.resolve({ ...none, lookedAt: null, locations: [] })
    },
  }
}
