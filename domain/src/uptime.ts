import { type OfflineCause, outageCause, simultaneousMs } from './offline-cause.ts'
import type { InstantSpan } from './opening-hours.ts'
import { isScreenIssue, type ScreenState, type Transition } from './screen-states.ts'

/** A screen's states in order of time; unknown before the first one. */
export type ScreenHistory = { readonly id: string; readonly transitions: readonly Transition[] }

/** A period in which a screen was in one state. */
export type StateSpan = InstantSpan & { readonly state: ScreenState }

/** How long a screen should have been online, was offline, and was online with an issue; milliseconds. */
export type ScreenUptime = { countedMs: number; awayMs: number; troubledMs: number }

/** How long a location had a linked screen and, of that, all were offline, some were, or all were online with an issue; milliseconds. */
export type LocationUptimeTotals = {
  countedMs: number
  wholeMs: number
  someMs: number
  troubledMs: number
}

/** The periods of a history until an instant (epoch milliseconds). */
export function stateSpans(transitions: readonly Transition[], until: number): StateSpan[] {
  return transitions.flatMap(({ at, state }, index) => {
    const to = Math.min(transitions[index + 1]?.at ?? until, until)
    return at < to ? [{ from: at, to, state }] : []
  })
}

/** The parts of these spans outside the others; both lists are in order and don't overlap. */
export function subtractSpans(
  spans: readonly InstantSpan[],
  others: readonly InstantSpan[],
): InstantSpan[] {
  return spans.flatMap(({ from, to }) => {
    const left: InstantSpan[] = []
    let start = from
    for (const other of others) {
      if (other.to <= start) continue
      if (other.from >= to) break
      if (start < other.from) left.push({ from: start, to: other.from })
      start = Math.max(start, other.to)
    }
    if (start < to) left.push({ from: start, to })
    return left
  })
}

/** These spans in order, with adjacent and overlapping ones merged. */
export function mergeSpans(spans: readonly InstantSpan[]): InstantSpan[] {
  const all: { from: number; to: number }[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = all.at(-1)
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else all.push({ ...span })
  }
  return all
}

/** Calls `each` for every overlap of two lists of spans, from the `first` of the others on; both lists are in order and don't overlap. */
function forEachOverlap<A extends InstantSpan, B extends InstantSpan>(
  some: readonly A[],
  others: readonly B[],
  each: (one: A, other: B, ms: number) => void,
  first = 0,
): void {
  let at = first
  for (const one of some) {
    while (at < others.length && (others[at]?.to ?? Infinity) <= one.from) at += 1
    for (let index = at; index < others.length; index += 1) {
      const other = others[index]
      if (other === undefined || other.from >= one.to) break
      each(one, other, Math.min(one.to, other.to) - Math.max(one.from, other.from))
    }
  }
}

/** For how many milliseconds two lists of spans overlap; both are in order and don't overlap themselves. */
export function overlapMs(some: readonly InstantSpan[], others: readonly InstantSpan[]): number {
  let sum = 0
  forEachOverlap(some, others, (_one, _other, ms) => {
    sum += ms
  })
  return sum
}

/** A span that counts, and the index of its day. */
export type CountedSpan = InstantSpan & { readonly day: number }

/** What counts of each day: when the location was open and the server running; `days` are consecutive. */
export function countedSpans(
  days: readonly InstantSpan[],
  counted: readonly InstantSpan[],
): CountedSpan[] {
  const pieces: CountedSpan[] = []
  forEachOverlap(
    days.map((day, index) => ({ ...day, index })),
    counted,
    (day, span) => {
      pieces.push({
        from: Math.max(day.from, span.from),
        to: Math.min(day.to, span.to),
        day: day.index,
      })
    },
  )
  return pieces
}

/** A screen's uptime on each of `days` days. */
export function screenUptime(
  spans: readonly StateSpan[],
  counted: readonly CountedSpan[],
  days: number,
): ScreenUptime[] {
  const sums = Array.from({ length: days }, () => ({ countedMs: 0, awayMs: 0, troubledMs: 0 }))
  forEachOverlap(spans, counted, ({ state }, { day }, ms) => {
    const sum = sums[day]
    if (sum === undefined || state === 'unlinked') return
    sum.countedMs += ms
    if (state === 'lost') sum.awayMs += ms
    else if (isScreenIssue(state)) sum.troubledMs += ms
  })
  return sums
}

/** How many screens of a location were in each state during a span. */
type StateCounts = InstantSpan & {
  readonly linked: number
  readonly lost: number
  readonly troubled: number
}

/** The states of a location's screens over time. */
function stateCounts(screens: readonly (readonly StateSpan[])[]): StateCounts[] {
  const steps = screens
    .flatMap((spans) =>
      spans.flatMap(({ from, to, state }) =>
        state === 'unlinked'
          ? []
          : [
              { at: from, by: 1, state },
              { at: to, by: -1, state },
            ],
      ),
    )
    .sort((a, b) => a.at - b.at)
  const all: StateCounts[] = []
  let [linked, lost, troubled] = [0, 0, 0]
  steps.forEach(({ at, by, state }, index) => {
    linked += by
    if (state === 'lost') lost += by
    else if (isScreenIssue(state)) troubled += by
    const to = steps[index + 1]?.at ?? at
    if (at < to && linked > 0) all.push({ from: at, to, linked, lost, troubled })
  })
  return all
}

/** A location's uptime on each of `days` days, from the states of all its screens. */
export function locationUptimeTotals(
  screens: readonly (readonly StateSpan[])[],
  counted: readonly CountedSpan[],
  days: number,
): LocationUptimeTotals[] {
  const sums = Array.from({ length: days }, () => ({
    countedMs: 0,
    wholeMs: 0,
    someMs: 0,
    troubledMs: 0,
  }))
  forEachOverlap(stateCounts(screens), counted, ({ linked, lost, troubled }, { day }, ms) => {
    const sum = sums[day]
    if (sum === undefined) return
    sum.countedMs += ms
    if (lost === linked) sum.wholeMs += ms
    else if (lost > 0) sum.someMs += ms
    else if (troubled > 0) sum.troubledMs += ms
  })
  return sums
}

/** Screens that were offline together: they went within a heartbeat and recovered within minutes. */
export type Outage = {
  /** When the first screen went offline and the last one recovered; null: ongoing. Epoch milliseconds. */
  readonly from: number
  readonly to: number | null
  /** From its first instant that counts to its last. */
  readonly counted: InstantSpan
  /** How much of it counts, in milliseconds. */
  readonly awayMs: number
  readonly reach: 'whole' | 'some'
  readonly screens: readonly string[]
  /** Within how many seconds they recovered; null while one is offline. */
  readonly backWithinSeconds: number | null
  readonly cause: OfflineCause
}

type Loss = InstantSpan & { readonly id: string }

const backTogetherMs = 600_000

/** Groups losses that are within `ms` of the group's first, by their `from` or `to`. */
function grouped<One extends InstantSpan>(
  losses: readonly One[],
  edge: 'from' | 'to',
  ms: number,
): One[][] {
  const groups: One[][] = []
  for (const loss of losses.toSorted((a, b) => a[edge] - b[edge])) {
    const group = groups.at(-1)
    const first = group?.[0]
    if (first !== undefined && loss[edge] - first[edge] <= ms) group?.push(loss)
    else groups.push([loss])
  }
  return groups
}

/** When the outage of each of these screens, all offline now, began; given since when each one is offline (epoch milliseconds). The same as `findOutages` for ongoing outages. */
export function outageStarts(offlineSince: readonly number[]): number[] {
  const losses = offlineSince.map((from, place) => ({ from, to: Infinity, place }))
  const starts = [...offlineSince]
  for (const group of grouped(losses, 'from', simultaneousMs))
    for (const { place } of group) starts[place] = group[0]?.from ?? NaN
  return starts
}

/** The outages of a location within the time that counts, newest first. `counted` is in order and doesn't overlap; what is offline at `until` (epoch milliseconds) is ongoing. */
export function findOutages(
  histories: readonly ScreenHistory[],
  counted: readonly InstantSpan[],
  until: number,
): Outage[] {
  const spansById = new Map(
    histories.map(({ id, transitions }) => [id, stateSpans(transitions, until)]),
  )
  const losses = [...spansById].flatMap(([id, spans]) =>
    spans.flatMap(({ from, to, state }) => (state === 'lost' ? [{ id, from, to }] : [])),
  )
  const stateHistory = stateCounts([...spansById.values()])
  const isOngoing = ({ to }: Loss) => to === until
  return [losses.filter(isOngoing), losses.filter((loss) => !isOngoing(loss))]
    .flatMap((some) => grouped(some, 'from', simultaneousMs))
    .flatMap((gone) => grouped(gone, 'to', backTogetherMs))
    .flatMap((group) => outageOf(group, { counted, stateHistory, until }))
    .sort((a, b) => b.from - a.from || b.awayMs - a.awayMs)
}

interface Seen {
  readonly counted: readonly InstantSpan[]
  readonly stateHistory: readonly StateCounts[]
  readonly until: number
}

function outageOf(group: readonly Loss[], { counted, stateHistory, until }: Seen): Outage[] {
  const away = mergeSpans(group)
  const pieces: InstantSpan[] = []
  const isCounted = (one: InstantSpan, other: InstantSpan) => {
    pieces.push({ from: Math.max(one.from, other.from), to: Math.min(one.to, other.to) })
  }
  forEachOverlap(away, counted, isCounted, firstAfter(counted, away[0]?.from ?? 0))
  const [first] = pieces
  const last = pieces.at(-1)
  if (first === undefined || last === undefined) return []
  const went = group.map(({ from }) => from)
  const back = group.map(({ to }) => to)
  const lastWent = Math.max(...went)
  const stateThen = stateHistory[firstAfter(stateHistory, lastWent)]
  const linked = stateThen?.linked ?? group.length
  const goneBefore = Math.max(0, (stateThen?.lost ?? group.length) - group.length)
  const isOver = Math.max(...back) < until
  return [
    {
      from: Math.min(...went),
      to: isOver ? Math.max(...back) : null,
      counted: { from: first.from, to: last.to },
      awayMs: pieces.reduce((sum, { from, to }) => sum + to - from, 0),
      reach: stateThen === undefined || stateThen.lost >= linked ? 'whole' : 'some',
      screens: group.map(({ id }) => id),
      backWithinSeconds: isOver ? Math.ceil((Math.max(...back) - Math.min(...back)) / 1_000) : null,
      cause: outageCause(went, linked - goneBefore),
    },
  ]
}

/** The index of the first span that ends after `at`; spans are in order. */
function firstAfter(spans: readonly InstantSpan[], at: number): number {
  let first = 0
  let last = spans.length
  while (first < last) {
    const middle = (first + last) >> 1
    if ((spans[middle]?.to ?? Infinity) > at) last = middle
    else first = middle + 1
  }
  return first
}
