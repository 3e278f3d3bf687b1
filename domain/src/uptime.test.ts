import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { InstantSpan } from './opening-hours.ts'
import { isScreenIssue, screenStates, type Transition } from './screen-states.ts'
import {
  countedSpans,
  locationUptimeTotals,
  findOutages,
  outageStarts,
  screenUptime,
  overlapMs,
  stateSpans,
  subtractSpans,
} from './uptime.ts'
import { runs } from './testing/property-runs.ts'

const minuteMs = 60_000
const dayMinutes = 180
const days = 4
const until = days * dayMinutes

const minutesIn = fc.integer({ min: 0, max: until })
const anySpans = fc
  .uniqueArray(minutesIn, { maxLength: 10 })
  .map((all) => all.toSorted((a, b) => a - b))
  .map((edges) =>
    Array.from({ length: edges.length >> 1 }, (_, index): InstantSpan => ({
      from: (edges[2 * index] ?? 0) * minuteMs,
      to: (edges[2 * index + 1] ?? 0) * minuteMs,
    })),
  )
const anyTransitions = fc
  .uniqueArray(fc.tuple(minutesIn, fc.constantFrom(...screenStates)), {
    selector: ([at]) => at,
    maxLength: 8,
  })
  .map((all) =>
    all
      .toSorted(([a], [b]) => a - b)
      .map(([at, state]): Transition => ({ at: at * minuteMs, state })),
  )
const anyGym = fc.array(anyTransitions, { minLength: 1, maxLength: 4 })

const isIn = (spans: readonly InstantSpan[], at: number) =>
  spans.some(({ from, to }) => from <= at && at < to)
const stateAt = (transitions: readonly Transition[], at: number) =>
  transitions.findLast((transition) => transition.at <= at)?.state

const dayOf = (index: number): InstantSpan => ({
  from: index * dayMinutes * minuteMs,
  to: (index + 1) * dayMinutes * minuteMs,
})
const allDays = Array.from({ length: days }, (_, index) => dayOf(index))

/** A second implementation that counts minute by minute. */
function oracle(gym: readonly (readonly Transition[])[], isCounted: (at: number) => boolean) {
  const gymOf = () => ({ countedMs: 0, wholeMs: 0, someMs: 0, troubledMs: 0 })
  const sums = allDays.map(gymOf)
  const screens = gym.map(() => allDays.map(() => ({ countedMs: 0, awayMs: 0, troubledMs: 0 })))
  for (let minute = 0; minute < until; minute += 1) {
    const at = minute * minuteMs
    if (!isCounted(at)) continue
    const day = Math.floor(minute / dayMinutes)
    const linked = gym.map((transitions) => stateAt(transitions, at) ?? 'unlinked')
    linked.forEach((state, index) => {
      const sum = screens[index]?.[day]
      if (sum === undefined || state === 'unlinked') return
      sum.countedMs += minuteMs
      if (state === 'lost') sum.awayMs += minuteMs
      if (isScreenIssue(state)) sum.troubledMs += minuteMs
    })
    const hung = linked.filter((state) => state !== 'unlinked')
    const sum = sums[day]
    if (sum === undefined || hung.length === 0) continue
    sum.countedMs += minuteMs
    if (hung.every((state) => state === 'lost')) sum.wholeMs += minuteMs
    else if (hung.includes('lost')) sum.someMs += minuteMs
    else if (hung.some(isScreenIssue)) sum.troubledMs += minuteMs
  }
  return { gym: sums, screens }
}

test('uptime matches a minute-by-minute count of opening hours while the server was running', () => {
  fc.assert(
    fc.property(anyGym, anySpans, anySpans, (gym, open, absences) => {
      const pieces = countedSpans(allDays, subtractSpans(open, absences))
      const states = gym.map((transitions) => stateSpans(transitions, until * minuteMs))
      const slow = oracle(gym, (at) => isIn(open, at) && !isIn(absences, at))
      expect(locationUptimeTotals(states, pieces, days)).toEqual(slow.gym)
      expect(states.map((spans) => screenUptime(spans, pieces, days))).toEqual(slow.screens)
    }),
    { numRuns: runs(300) },
  )
})

test('outages together cover exactly the time that screens were offline', () => {
  fc.assert(
    fc.property(anyGym, anySpans, (gym, counted) => {
      const histories = gym.map((transitions, index) => ({ id: String(index), transitions }))
      const outages = findOutages(histories, counted, until * minuteMs)
      for (const { id, transitions } of histories) {
        const lost = stateSpans(transitions, until * minuteMs).filter(
          ({ state }) => state === 'lost',
        )
        const awayMs = overlapMs(lost, counted)
        const ofScreen = outages.filter(({ screens }) => screens.includes(id))
        expect(ofScreen.length > 0).toBe(
          awayMs > 0 || ofScreen.some(({ screens }) => screens.length > 1),
        )
        expect(ofScreen.reduce((sum, outage) => sum + outage.awayMs, 0)).toBeGreaterThanOrEqual(
          awayMs,
        )
      }
      for (const { from, to, counted: within, awayMs } of outages) {
        expect(isIn(counted, within.from)).toBe(true)
        expect(isIn(counted, within.to - 1)).toBe(true)
        expect(from).toBeLessThanOrEqual(within.from)
        expect(to ?? Infinity).toBeGreaterThanOrEqual(within.to)
        expect(awayMs).toBeGreaterThan(0)
      }
    }),
  )
})

test('ongoing outages start when outageStarts says', () => {
  fc.assert(
    fc.property(anyGym, (gym) => {
      const histories = gym.map((transitions, index) => ({ id: String(index), transitions }))
      const offline = histories.flatMap(({ id, transitions }) => {
        const last = transitions.at(-1)
        return last?.state === 'lost' && last.at < until * minuteMs ? [{ id, since: last.at }] : []
      })
      const starts = outageStarts(offline.map(({ since }) => since))
      const always = [{ from: 0, to: until * minuteMs }]
      const ongoing = findOutages(histories, always, until * minuteMs).filter(
        ({ to }) => to === null,
      )
      offline.forEach(({ id }, index) => {
        const outage = ongoing.find(({ screens }) => screens.includes(id))
        expect(outage?.from).toBe(starts[index])
      })
    }),
  )
})

describe('outages of a location with ten screens', () => {
  const hour = 60 * minuteMs
  const open = [{ from: 0, to: 24 * hour }]
  const ten = Array.from({ length: 10 }, (_, index) => index)
  const gone = (index: number, from: number, to: number) => ({
    id: String(index),
    transitions: [
      { at: 0, state: 'connected' as const },
      { at: from, state: 'lost' as const },
      ...(to < 24 * hour ? [{ at: to, state: 'connected' as const }] : []),
    ],
  })

  test('that start and end within a minute are one outage of the whole location', () => {
    const screens = ten.map((index) =>
      gone(index, 4 * hour + index * 5_000, 6 * hour + index * 4_000),
    )
    expect(findOutages(screens, open, 24 * hour)).toMatchObject([
      {
        from: 4 * hour,
        to: 6 * hour + 36_000,
        reach: 'whole',
        backWithinSeconds: 36,
        cause: { code: 'whole-gym', screens: 10, of: 10, withinSeconds: 45 },
      },
    ])
  })

  test('are two if one screen stays offline', () => {
    const screens = ten.map((index) => gone(index, 4 * hour, index === 6 ? 24 * hour : 5 * hour))
    expect(findOutages(screens, open, 24 * hour)).toMatchObject([
      { from: 4 * hour, to: null, awayMs: 20 * hour, screens: ['6'], backWithinSeconds: null },
      { from: 4 * hour, to: 5 * hour, awayMs: hour, reach: 'whole' },
    ])
  })

  test('of one screen are attributed to one device, and count no closed hours', () => {
    const screens = ten.map((index) =>
      index === 6 ? gone(6, 4 * hour, 12 * hour) : gone(index, 24 * hour, 24 * hour),
    )
    const hours = [
      { from: 0, to: 5 * hour },
      { from: 11 * hour, to: 24 * hour },
    ]
    expect(findOutages(screens, hours, 24 * hour)).toMatchObject([
      { from: 4 * hour, to: 12 * hour, awayMs: 2 * hour, cause: { code: 'one-box', of: 10 } },
    ])
    expect(findOutages(screens, [{ from: 13 * hour, to: 20 * hour }], 24 * hour)).toEqual([])
  })
})
