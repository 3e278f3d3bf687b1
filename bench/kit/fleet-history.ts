import type { ScreenState, Transition } from '@roundboard/domain'
import { locationId, screenId, screensPerLocation } from './fleet.ts'
import type { Row } from './database.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Averages per month. */
const outageTracker = 2
const screenOutages = 2
const issueCount = 1
/** Every tenth location turns its screens off at night; one device in a hundred has poor Wi-Fi. */
const nightEvery = 10
const flappingEvery = 100
const flapsPerDay = 20

interface OfflineSpan {
  readonly from: number
  readonly to: number
  readonly state: ScreenState
}

/** Seeded random numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Random instants with exponential intervals, on average `perMonth` in 30 days. */
function* instants(random: () => number, from: number, to: number, perMonth: number) {
  const mean = (30 * day) / perMonth
  const wait = () => -Math.log(1 - random()) * mean
  for (let at = from + wait(); at < to; at += wait()) yield at
}

/** A random duration with a log-uniform distribution. */
const lengthOf = (random: () => number, least: number, most: number) =>
  least * (most / least) ** random()

export interface Span {
  readonly from: number
  readonly to: number
}

/** The outages of a whole location, and its nights. */
function locationOffline(location: number, { from, to }: Span): OfflineSpan[] {
  const random = randomOf(location)
  const state = 'lost' as const
  const all = [...instants(random, from, to, outageTracker)].map((at) => ({
    ...{ from: at, to: at + lengthOf(random, 2 * minute, 5 * hour), state },
  }))
  if (location % nightEvery === 0)
    for (let night = from; night < to; night += day) {
      const off = night + 22 * hour + random() * 30 * minute
      all.push({ from: off, to: off + 7 * hour + random() * 30 * minute, state })
    }
  return all
}

function screenOffline(n: number, { from, to }: Span): OfflineSpan[] {
  const random = randomOf(1_000_000 + n)
  const one = (state: ScreenState, most: number) => (at: number) => ({
    ...{ from: at, to: at + lengthOf(random, 2 * minute, most), state },
  })
  const perMonth = screenOutages + (n % flappingEvery === 0 ? flapsPerDay * 30 : 0)
  return [
    ...[...instants(random, from, to, perMonth)].map(
      one('lost', perMonth > 50 ? 5 * minute : hour),
    ),
    ...[...instants(random, from, to, issueCount)].map(one('frozen', 30 * minute)),
  ]
}

const toSecond = (at: number) => Math.floor(at / 1_000) * 1_000

/** The history of one screen; the same number gives the same history. */
export function transitionsOf(n: number, span: Span): Transition[] {
  // The screens of a location reconnect within a minute of each other.
  const own = randomOf(2_000_000 + n)() * minute
  const away = [
    ...locationOffline(Math.floor(n / screensPerLocation), span),
    ...screenOffline(n, span),
  ]
  const found: Transition[] = [{ at: span.from, state: 'connected' }]
  let until = span.from
  for (const { from, to, state } of away.sort((a, b) => a.from - b.from)) {
    const at = toSecond(from + own)
    if (at <= until || at >= span.to) continue
    found.push({ at, state })
    until = toSecond(to + own)
    if (until < span.to) found.push({ at: until, state: 'connected' })
  }
  return found
}

/** The state changes of the first screens of a fleet, in chronological order. */
export const transitionRows = (count: number, span: Span): Row[] =>
  Array.from({ length: count }, (_, n) =>
    transitionsOf(n, span).map(({ at, state }) => ({ number: n + 1, at, state })),
  )
    .flat()
    .sort((a, b) => a.at - b.at)

/** The final state of the same screens, as the outage tracker stores it. */
export function* watchedOf(count: number, span: Span): Iterable<Row> {
  for (let n = 0; n < count; n += 1) {
    const last = transitionsOf(n, span).at(-1)
    yield {
      number: n + 1,
      location_id: locationId(Math.floor(n / screensPerLocation)),
      screen_id: screenId(n),
      hanging_id: screenId(n),
      name: `Screen ${n}`,
      round: (n % screensPerLocation) + 1,
      state: last?.state ?? 'connected',
      since: new Date(last?.at ?? span.from).toISOString(),
      ended_at: null,
    }
  }
}
