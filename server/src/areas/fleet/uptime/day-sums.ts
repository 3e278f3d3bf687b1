import type { UptimeDays, UptimeScreenDays } from '@roundboard/contract'
import {
  addDays,
  countedSpans,
  type Day,
  type GymClock,
  gymDayStart,
  type LocationUptimeTotals,
  locationUptimeTotals,
  type InstantSpan,
  type OpeningHours,
  openSpans,
  type ScreenUptime,
  screenUptime,
  overlapMs,
  type StateSpan,
  stateSpans,
  subtractSpans,
} from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow, WatchedScreenRow } from '../../../platform/database/schema.ts'
import { readHistories } from './histories.ts'

/** The location's properties that affect the sums. */
export interface Place {
  readonly location: Pick<LocationRow, 'id' | 'timeZone' | 'is365' | 'schedule' | 'openingHours'>
  readonly clock: GymClock
  readonly openingHours: OpeningHours
  readonly watched: readonly WatchedScreenRow[]
}

/** Days, both included. Empty if `to` is the day before `from`. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** A screen's state over some days. */
export interface ScreenDays extends ScreenUptime {
  /** How often it went offline. */
  readonly times: number
  /** Whether it was offline at the start and at the end, where outages may continue. */
  readonly beginsOffline: boolean
  readonly endsOffline: boolean
  readonly days: UptimeScreenDays
}

/** A location's state over some days, and that of its screens by number. */
export interface DaySums {
  readonly days: UptimeDays
  readonly screens: ReadonlyMap<number, ScreenDays>
}

/** The spans of days, up to an instant. */
function spansOf({ from, to }: DayRange, clock: GymClock, until: number): InstantSpan[] {
  const spans: InstantSpan[] = []
  let start = gymDayStart(from, clock)
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const end = gymDayStart(addDays(day, 1), clock)
    spans.push({ from: start, to: Math.max(start, Math.min(end, until)) })
    start = end
  }
  return spans
}

const isAsGym = (screen: ScreenUptime, gym: LocationUptimeTotals) =>
  screen.countedMs === gym.countedMs && screen.awayMs === gym.wholeMs && screen.troubledMs === 0

const columns = ['countedMs', 'awayMs', 'troubledMs'] as const satisfies (keyof ScreenUptime)[]

/** Maps names to values. */
const each = <Key extends string, Value>(keys: readonly Key[], of: (key: Key) => Value) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, Value>

function otherDays(
  sums: readonly ScreenUptime[],
  gym: readonly LocationUptimeTotals[],
): UptimeScreenDays {
  const places = sums.flatMap((sum, place) => {
    const ofGym = gym[place]
    return ofGym === undefined || isAsGym(sum, ofGym) ? [] : [place]
  })
  return { places, ...each(columns, (key) => places.map((place) => sums[place]?.[key] ?? 0)) }
}

/** How often a screen went offline, and whether it was at the start and the end. */
function lossesOf(
  states: readonly StateSpan[],
  counted: readonly InstantSpan[],
  span: InstantSpan,
) {
  const lost = states.filter((state) => state.state === 'lost' && overlapMs([state], counted) > 0)
  return {
    times: lost.length,
    beginsOffline: lost[0]?.from === span.from,
    endsOffline: lost.at(-1)?.to === span.to,
  }
}

/** Computes the sums of days. `absences` are the server's own downtimes. */
export async function readDaySums(
  on: Executor,
  { clock, openingHours, watched }: Place,
  range: DayRange,
  { until, absences }: { readonly until: number; readonly absences: readonly InstantSpan[] },
): Promise<DaySums> {
  const spans = spansOf(range, clock, until)
  const span = { from: spans[0]?.from ?? until, to: spans.at(-1)?.to ?? until }
  const open = openSpans(span, openingHours, clock.zone)
  const counted = subtractSpans(open, absences)
  const pieces = countedSpans(spans, counted)
  const histories = await readHistories(on, watched, span.from)
  const states = histories.map(({ transitions }) => stateSpans(transitions, span.to))
  const gym = locationUptimeTotals(states, pieces, spans.length)
  const days = {
    openMs: spans.map((day) => overlapMs([day], open)),
    countedMs: gym.map(({ countedMs }) => countedMs),
    wholeMs: gym.map(({ wholeMs }) => wholeMs),
    someMs: gym.map(({ someMs }) => someMs),
    troubledMs: gym.map(({ troubledMs }) => troubledMs),
  }
  const screens = watched.map(({ number }, place): [number, ScreenDays] => {
    const ofScreen = states[place] ?? []
    const sums = screenUptime(ofScreen, pieces, spans.length)
    const total = each(columns, (key) => sums.reduce((sum, day) => sum + day[key], 0))
    const losses = lossesOf(ofScreen, counted, span)
    return [number, { ...total, ...losses, days: otherDays(sums, gym) }]
  })
  return { days, screens: new Map(screens) }
}

function joinedScreen(before: ScreenDays, after: ScreenDays, daysBefore: number): ScreenDays {
  const isOne = before.endsOffline && after.beginsOffline
  const later = after.days.places.map((place) => place + daysBefore)
  return {
    ...each(columns, (key) => before[key] + after[key]),
    times: before.times + after.times - (isOne ? 1 : 0),
    beginsOffline: before.beginsOffline,
    endsOffline: after.endsOffline,
    days: {
      places: before.days.places.concat(later),
      ...each(columns, (key) => before.days[key].concat(after.days[key])),
    },
  }
}

const gymColumns = ['openMs', 'countedMs', 'wholeMs', 'someMs', 'troubledMs'] as const

/** Joins consecutive spans of days of the same screens. */
export function joined(before: DaySums, after: DaySums): DaySums {
  const daysBefore = before.days.openMs.length
  const screens = [...before.screens].flatMap(([number, screen]): [number, ScreenDays][] => {
    const next = after.screens.get(number)
    return next === undefined ? [] : [[number, joinedScreen(screen, next, daysBefore)]]
  })
  const days = each(gymColumns, (key) => before.days[key].concat(after.days[key]))
  return { days, screens: new Map(screens) }
}
