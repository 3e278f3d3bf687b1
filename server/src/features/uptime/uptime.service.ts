import { type calls, type LocationUptime, outagesTold, uptimeDaysMax } from '@roundboard/contract'
import {
  addDays,
  countedSpans,
  gymDay,
  gymDayStart,
  gymSums,
  openSpans,
  outagesOf,
  screenSums,
  sharedMs,
  stateSpans,
  without,
} from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, reaches } from '../../platform/actor.ts'
import { badField, notFound } from '../../platform/app-error.ts'
import { type Clock, stampOf } from '../../platform/clock.ts'
import type { Executor } from '../../platform/database/database.ts'
import type { LocationRow } from '../../platform/database/schema.ts'
import type { FileAnswer } from '../../platform/http/handle.ts'
import type { Reader } from '../../platform/read.ts'
import type { TimeZones } from '../../platform/time-zones/time-zones.ts'
import { findLocation, gymClockOf, openingHoursOf } from '../locations/index.ts'
import { readAbsences, readHistories } from './histories.ts'
import { listWatched } from './histories.repository.ts'
import { presentOutage, presentScreen, totalOf } from './uptime.presenter.ts'
import { uptimeFile } from './uptime-file.ts'

type UptimeQuery = z.output<(typeof calls.getLocationUptime)['query']>
type ExportQuery = z.output<(typeof calls.exportLocationUptime)['query']>

const daysUnlessSaid = 60

export type UptimeService = ReturnType<typeof createUptimeService>

/** For how long gyms and their screens answered while they were open. */
export function createUptimeService(dependencies: {
  read: Reader
  clock: Clock
  timeZones: TimeZones
}) {
  const { read, clock, timeZones } = dependencies

  /** The gym days asked for, each until its end or until now. */
  function daysOf(row: LocationRow, query: UptimeQuery, now: number) {
    const gym = gymClockOf(row, timeZones)
    const today = gymDay(now, gym)
    const to = query.to ?? (query.from === undefined || query.from <= today ? today : query.from)
    const from = query.from ?? addDays(to, 1 - daysUnlessSaid)
    const spans: { day: string; from: number; to: number }[] = []
    for (let day = from; day <= to; day = addDays(day, 1)) {
      if (spans.length === uptimeDaysMax)
        throw badField('from', 'days-too-many', { max: uptimeDaysMax })
      const start = gymDayStart(day, gym)
      const end = Math.min(gymDayStart(addDays(day, 1), gym), now)
      spans.push({ day, from: start, to: Math.max(start, end) })
    }
    return { from, to, spans, zone: gym.zone }
  }

  async function uptimeOf(
    on: Executor,
    row: LocationRow,
    query: UptimeQuery,
  ): Promise<LocationUptime> {
    const now = clock()
    const { from, to, spans, zone } = daysOf(row, query, now)
    const start = spans[0]?.from ?? now
    const end = spans.at(-1)?.to ?? now
    const open = openSpans({ from: start, to: end }, openingHoursOf(row), zone)
    const counted = without(open, await readAbsences(on, start))
    const pieces = countedSpans(spans, counted)
    const watched = await listWatched(on, [row.id])
    const histories = await readHistories(on, watched, start)
    const states = histories.map(({ transitions }) => stateSpans(transitions, end))
    const gym = gymSums(states, pieces, spans.length)
    const outages = outagesOf(histories, counted, end)
    const timesOf = (id: string) => outages.filter(({ screens }) => screens.includes(id)).length
    const screenIdOf = new Map(watched.map(({ number, screenId }) => [String(number), screenId]))
    const screens = watched.flatMap((screen, index) => {
      const sums = screenSums(states[index] ?? [], pieces, spans.length)
      const shown = presentScreen(screen, sums, timesOf(String(screen.number)))
      return shown.countedMs > 0 || !shown.isGone ? [shown] : []
    })
    return {
      timeZone: row.timeZone,
      from,
      to,
      asOf: stampOf(now),
      countedMs: totalOf(screens, 'countedMs'),
      awayMs: totalOf(screens, 'awayMs'),
      days: spans.map(({ day, ...span }, index) => ({
        day,
        openMs: sharedMs([span], open),
        ...(gym[index] ?? { countedMs: 0, wholeMs: 0, someMs: 0, troubledMs: 0 }),
      })),
      screens,
      outages: outages
        .slice(0, outagesTold)
        .map((outage) => presentOutage(outage, (id) => screenIdOf.get(id) ?? id)),
      outageCount: outages.length,
    }
  }

  async function ofLocation(actor: Actor, id: string, query: UptimeQuery): Promise<LocationUptime> {
    const { on, scope } = read(actor, 'locations.read')
    const row = reaches(scope, id) ? await findLocation(on, id) : undefined
    if (row === undefined) throw notFound('location')
    return uptimeOf(on, row, query)
  }

  return {
    ofLocation,

    async export(
      actor: Actor,
      id: string,
      { format, of, headers, ...query }: ExportQuery,
    ): Promise<LocationUptime | FileAnswer> {
      const uptime = await ofLocation(actor, id, query)
      return format === 'json' ? uptime : uptimeFile(uptime, of, headers)
    },
  }
}
