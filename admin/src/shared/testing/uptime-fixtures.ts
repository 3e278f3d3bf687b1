import type {
  LocationIssue,
  LocationUptime,
  UptimeOutage,
  UptimeScreen,
  LocationIssues,
} from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { idOf } from './fixtures.ts'

const hourMs = 3_600_000

/** A single day. The call has one column per property. */
export interface UptimeDay {
  readonly day: string
  readonly openMs: number
  readonly countedMs: number
  readonly wholeMs: number
  readonly someMs: number
  readonly troubledMs: number
}

/** A day with seventeen open hours and no outage. */
export const anUptimeDay = (given: Partial<UptimeDay> = {}): UptimeDay => ({
  day: '2026-11-21',
  openMs: 17 * hourMs,
  countedMs: 17 * hourMs,
  wholeMs: 0,
  someMs: 0,
  troubledMs: 0,
  ...given,
})

/** A screen that was offline with its location, plus this long on each day. */
export const anUptimeScreen = (
  round: number,
  days: readonly UptimeDay[],
  besides: readonly number[] = [],
): UptimeScreen => {
  const places = besides.flatMap((ms, place) => (ms > 0 ? [place] : []))
  const of = (column: (day: UptimeDay, place: number) => number) =>
    places.flatMap((place) => {
      const day = days[place]
      return day === undefined ? [] : [column(day, place)]
    })
  const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0)
  return {
    screenId: idOf(400 + round),
    name: `Wall ${String(round)}`,
    round,
    isGone: false,
    countedMs: sum(days.map(({ countedMs }) => countedMs)),
    awayMs: sum(days.map(({ wholeMs }) => wholeMs)) + sum(besides),
    troubledMs: 0,
    times: days.filter(({ wholeMs }, place) => wholeMs + (besides[place] ?? 0) > 0).length,
    days: {
      places,
      countedMs: of(({ countedMs }) => countedMs),
      awayMs: of(({ wholeMs }, place) => wholeMs + (besides[place] ?? 0)),
      troubledMs: of(() => 0),
    },
  }
}

/** All ten offline at once, from 4:00 to 9:30 in New York. */
export const anOutage = (given: Partial<UptimeOutage> = {}): UptimeOutage => ({
  from: '2026-11-20T21:12:00.000Z',
  to: '2026-11-21T02:43:00.000Z',
  awayMs: 19_860_000,
  reach: 'whole',
  screens: Array.from({ length: 10 }, (_, index) => idOf(401 + index)),
  backWithinSeconds: 40,
  cause: { code: 'whole-gym', screens: 10, of: 10, withinSeconds: 0 },
  ...given,
})

/** A week with a closed Sunday, until today, November 21. */
export const aWeek = (given: Readonly<Record<string, Partial<UptimeDay>>> = {}): UptimeDay[] =>
  Array.from({ length: 7 }, (_, index) => {
    const day = addDays('2026-11-15', index)
    const closed = { openMs: 0, countedMs: 0 }
    return anUptimeDay({ day, ...(index === 0 && closed), ...given[day] })
  })

/** No screens by default. */
export const anUptime = ({
  days = aWeek(),
  ...given
}: Partial<Omit<LocationUptime, 'days'>> & {
  days?: readonly UptimeDay[]
} = {}): LocationUptime => {
  const column = (key: Exclude<keyof UptimeDay, 'day'>) => days.map((day) => day[key])
  const screens = given.screens ?? []
  const sum = (of: (screen: UptimeScreen) => number) =>
    screens.reduce((all, screen) => all + of(screen), 0)
  return {
    timeZone: 'America/New_York',
    from: days[0]?.day ?? '2026-11-15',
    to: days.at(-1)?.day ?? '2026-11-21',
    asOf: '2026-11-22T02:19:00.000Z',
    countedMs: sum(({ countedMs }) => countedMs),
    awayMs: sum(({ awayMs }) => awayMs),
    days: {
      openMs: column('openMs'),
      countedMs: column('countedMs'),
      wholeMs: column('wholeMs'),
      someMs: column('someMs'),
      troubledMs: column('troubledMs'),
    },
    screens,
    ...given,
  }
}

/** A location that is offline because of its network or power. */
export const aLocationIssue = (given: Partial<LocationIssue> = {}): LocationIssue => ({
  locationId: idOf(500),
  name: 'Harbor Street',
  locationIdentifier: 'RB-1001',
  timeZone: 'America/New_York',
  problem: 'offline',
  since: '2026-11-21T23:58:00.000Z',
  awayMinutes: 5,
  connected: 0,
  linked: 10,
  of: 10,
  cause: { code: 'whole-gym', screens: 10, of: 10, withinSeconds: 0 },
  screens: [],
  isClosed: false,
  opensAt: null,
  mutedUntil: null,
  told: null,
  outage: { since: '2026-11-21T23:58:00.000Z', acknowledged: null },
  ...given,
})

/** One of the affected screens. */
export const anOfflineScreen = (
  round: number,
  given: Partial<LocationIssue['screens'][number]> = {},
): LocationIssue['screens'][number] => ({
  screenId: idOf(400 + round),
  name: `Wall ${String(round)}`,
  round,
  state: 'lost',
  since: '2026-11-22T02:05:00.000Z',
  times: 1,
  awayMs: 840_000,
  ...given,
})

/** No location has issues. */
export const locationIssues = (given: Partial<LocationIssues> = {}): LocationIssues => ({
  locations: [],
  count: given.locations?.length ?? 0,
  mutedHealthy: [],
  mutedHealthyCount: given.mutedHealthy?.length ?? 0,
  ...given,
})
