import {
  type calls,
  type LocationUptime,
  pick,
  type UptimeFile,
  type UptimeOutage,
  uptimeDaysMax,
} from '@roundboard/contract'
import {
  addDays,
  type Day,
  daysBetween,
  gymDay,
  gymDayStart,
  openSpans,
  findOutages,
  subtractSpans,
} from '@roundboard/domain'
import type { z } from 'zod'
import type { Actor } from '../../../platform/actor.ts'
import { badField } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { FileAnswer } from '../../../platform/http/handle.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { Reading } from '../../../platform/read.ts'
import { gymClockOf, openingHoursOf, getLocation } from '../../locations/locations/index.ts'
import { createClosedDays } from './closed-days.ts'
import type { DayRange, Place } from './day-sums.ts'
import { retentionStart, readAbsences, readHistories } from './histories.ts'
import { listLocationsOf, listTransitions, listWatched } from './histories.repository.ts'
import { presentOutage, presentScreens } from './uptime.presenter.ts'
import { uptimeFile } from './uptime-file.ts'

type UptimeQuery = z.output<(typeof calls.getLocationUptime)['query']>
type OutagesQuery = z.output<(typeof calls.listLocationOutages)['query']>
type ExportQuery = z.output<(typeof calls.exportLocationUptime)['query']>

const defaultDays = 60
const dayMs = 86_400_000

/** The requested days, and the current day there. */
function rangeOf(query: UptimeQuery, today: Day): DayRange & { readonly today: Day } {
  const to = query.to ?? (query.from === undefined || query.from <= today ? today : query.from)
  const from = query.from ?? addDays(to, 1 - defaultDays)
  if (daysBetween(from, to) >= uptimeDaysMax)
    throw badField('from', 'days-too-many', { max: uptimeDaysMax })
  return { from, to, today }
}

export type UptimeService = ReturnType<typeof createUptimeService>

/** How long locations and their screens were online during opening hours. */
export function createUptimeService(dependencies: Pick<Platform, 'read' | 'clock' | 'timeZones'>) {
  const { read, clock, timeZones } = dependencies
  const closedDays = createClosedDays()

  async function placeOf({ on, scope }: Reading, id: string): Promise<Place> {
    const row = await getLocation(on, scope, id)
    return {
      location: pick(row, ['id', 'timeZone', 'is365', 'schedule', 'openingHours']),
      clock: gymClockOf(row, timeZones),
      openingHours: openingHoursOf(row),
      watched: await listWatched(on, [id]),
    }
  }

  async function uptimeOf(
    on: Executor,
    place: Place,
    query: UptimeQuery,
    now: number,
  ): Promise<LocationUptime> {
    const range = rangeOf(query, gymDay(now, place.clock))
    const sums = await closedDays.read(on, place, range, now)
    const screens = presentScreens(place.watched, sums)
    return {
      timeZone: place.location.timeZone,
      ...pick(range, ['from', 'to']),
      asOf: stampOf(now),
      countedMs: screens.reduce((sum, { countedMs }) => sum + countedMs, 0),
      awayMs: screens.reduce((sum, { awayMs }) => sum + awayMs, 0),
      days: sums.days,
      screens,
    }
  }

  /** Reads states from `first` on, to find the outages of these or some screens on these days. */
  async function readOutages(
    on: Executor,
    { clock: gym, openingHours, watched }: Place,
    query: UptimeQuery,
    now: number,
    first: number,
  ) {
    const { from, to } = rangeOf(query, gymDay(now, gym))
    const start = gymDayStart(from, gym)
    const end = gymDayStart(addDays(to, 1), gym)
    const open = openSpans({ from: first, to: now }, openingHours, gym.zone)
    const counted = subtractSpans(open, await readAbsences(on, first))
    const histories = await readHistories(on, watched, first)
    const screenIdOf = new Map(watched.map(({ number, screenId }) => [String(number), screenId]))
    const idOf = (history: string) => screenIdOf.get(history) ?? history
    return (screen?: string): UptimeOutage[] =>
      findOutages(
        histories.filter(({ id }) => screen === undefined || idOf(id) === screen),
        counted,
        now,
      )
        .filter(({ counted: within }) => within.from < end && within.to > start)
        .map((outage) => presentOutage(outage, idOf))
  }

  /** The outages that touch these days, complete even if they began earlier. */
  const outagesIn = async (on: Executor, place: Place, query: UptimeQuery, now: number) =>
    (await readOutages(on, place, query, now, retentionStart(now)))()

  return {
    async ofLocation(actor: Actor, id: string, query: UptimeQuery): Promise<LocationUptime> {
      const reading = read(actor, 'locations.read')
      const place = await placeOf(reading, id)
      return uptimeOf(reading.on, place, query, clock())
    },

    async outages(
      actor: Actor,
      id: string,
      { page, limit, ...query }: OutagesQuery,
    ): Promise<Listed<UptimeOutage>> {
      const reading = read(actor, 'locations.read')
      const place = await placeOf(reading, id)
      const all = await outagesIn(reading.on, place, query, clock())
      return { items: all.slice((page - 1) * limit, page * limit), count: all.length }
    },

    /** The locations where a screen is or was, including deleted ones. */
    locationsOf: (actor: Actor, screenId: string): Promise<string[]> =>
      listLocationsOf(read(actor, 'locations.read').on, screenId),

    /** When a screen was offline, with the likely cause of the location's outage at the time. */
    async ofScreen(
      actor: Actor,
      { id, locationId }: { readonly id: string; readonly locationId: string },
      query: UptimeQuery & { readonly from: Day },
    ): Promise<UptimeOutage[]> {
      const reading = read(actor, 'locations.read')
      const place = await placeOf(reading, locationId)
      const now = clock()
      const start = gymDayStart(query.from, place.clock)
      const numbers = place.watched.flatMap(({ screenId, number }) =>
        screenId === id ? [number] : [],
      )
      const offlineBefore = (await listTransitions(reading.on, numbers, start)).filter(
        ({ at, state }) => state === 'lost' && at < start,
      )
      // A day more, for screens that went offline shortly before.
      const first = Math.min(start, ...offlineBefore.map(({ at }) => at)) - dayMs
      const find = await readOutages(reading.on, place, query, now, first)
      const all = find()
      return find(id).map((own) => {
        const around = all.find(
          ({ from, to, screens }) =>
            screens.includes(id) && from <= own.from && (to === null || own.from < to),
        )
        return around === undefined ? own : { ...own, cause: around.cause }
      })
    },

    async export(
      actor: Actor,
      id: string,
      { format, of, headers, ...query }: ExportQuery,
    ): Promise<UptimeFile | FileAnswer> {
      const reading = read(actor, 'locations.read')
      const place = await placeOf(reading, id)
      const now = clock()
      const uptime = {
        ...(await uptimeOf(reading.on, place, query, now)),
        outages: await outagesIn(reading.on, place, query, now),
      }
      return format === 'json' ? uptime : uptimeFile(uptime, of, headers)
    },
  }
}
