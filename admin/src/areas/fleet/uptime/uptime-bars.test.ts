import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anUptime,
  anUptimeDay,
  anUptimeScreen,
  aWeek,
} from '../../../shared/testing/uptime-fixtures.ts'
import {
  onlineShare,
  barsOfLocation,
  barsOfScreen,
  dayToShow,
  nextOutage,
  paintOf,
  splitByDifference,
} from './uptime-bars.ts'
import { byDays, grouped, groupOf, inGroups } from './uptime-days.ts'

const hourMs = 3_600_000

describe('a day’s bar', () => {
  it('distinguishes closed, unknown and outage-free days', () => {
    expect(
      barsOfLocation([
        anUptimeDay({ openMs: 0, countedMs: 0 }),
        anUptimeDay({ countedMs: 0 }),
        anUptimeDay(),
      ]),
    ).toEqual([
      { kind: 'closed' },
      { kind: 'unknown' },
      { kind: 'known', whole: 0, some: 0, unknown: 0 },
    ])
  })

  it('shows outages as shares of the opening hours', () => {
    const day = anUptimeDay({
      ...{ openMs: 10 * hourMs, countedMs: 8 * hourMs },
      ...{ wholeMs: 2 * hourMs, someMs: hourMs },
    })
    expect(barsOfLocation([day])).toEqual([{ kind: 'known', whole: 0.2, some: 0.1, unknown: 0.2 }])
  })

  it('of a screen separates its own outages from the location’s', () => {
    const days = [anUptimeDay({ openMs: 10 * hourMs, countedMs: 10 * hourMs, wholeMs: hourMs })]
    const screens = [anUptimeScreen(5, days), anUptimeScreen(6, days, [3 * hourMs])]
    const bars = byDays(anUptime({ days, screens })).screens.map((one) => barsOfScreen(days, one))
    expect(bars).toEqual([
      [{ kind: 'known', whole: 0.1, some: 0, unknown: 0 }],
      [{ kind: 'known', whole: 0.1, some: 0.3, unknown: 0 }],
    ])
  })

  it('shows even a short outage with a minimum width', () => {
    const bar = { kind: 'known', whole: 0.0001, some: 0, unknown: 0 } as const
    expect(paintOf(bar)).toContain('var(--bar-whole) calc(0.0% + 0px) 8.0%')
    expect(paintOf({ ...bar, whole: 0 })).not.toContain('--bar-whole')
    expect(paintOf({ kind: 'closed' })).toBeUndefined()
  })

  const share = fc.double({ min: 0, max: 1, noNaN: true })
  it('is never painted beyond its end', () => {
    fc.assert(
      fc.property(share, share, share, (whole, some, unknown) => {
        const sum = Math.max(1, whole + some + unknown)
        const parts = { whole: whole / sum, some: some / sum, unknown: unknown / sum }
        const paint = paintOf({ kind: 'known', ...parts }) ?? ''
        for (const [, end] of paint.matchAll(/([\d.]+)%, transparent/g))
          expect(Number(end)).toBeLessThanOrEqual(100)
      }),
    )
  })
})

describe('screens that differ', () => {
  it('are those offline while the location was online, longest first', () => {
    const days = aWeek({ '2026-11-20': { wholeMs: hourMs } })
    const besides = (ms: number) => [0, 0, ms]
    const screens = [
      anUptimeScreen(1, days),
      anUptimeScreen(2, days, besides(59_000)),
      anUptimeScreen(6, days, besides(2 * hourMs)),
      anUptimeScreen(8, days, besides(3 * hourMs)),
    ]
    const { differ, alike } = splitByDifference(byDays(anUptime({ days, screens })))
    expect(differ.map(({ round }) => round)).toEqual([8, 6])
    expect(alike.map(({ round }) => round)).toEqual([1, 2])
  })

  it('have no share when nothing is known', () => {
    expect(onlineShare({ countedMs: 0, awayMs: 0 })).toBeNull()
    expect(onlineShare({ countedMs: 200, awayMs: 50 })).toBe(0.75)
  })
})

it('nextOutage finds an outage in either direction, or else stays', () => {
  const days = aWeek({ '2026-11-17': { someMs: 1 }, '2026-11-20': { wholeMs: 1 } })
  expect(nextOutage(days, 6, -1)).toBe(5)
  expect(nextOutage(days, 5, -1)).toBe(2)
  expect(nextOutage(days, 2, -1)).toBe(2)
  expect(nextOutage(days, 2, 1)).toBe(5)
  expect(nextOutage(days, 5, 1)).toBe(5)
})

describe('days grouped into bars', () => {
  it('end with the last day, each day in one group', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 31 }),
        (count, size) => {
          const places = Array.from({ length: count }, (_, place) => place)
          const groups = grouped(places, size)
          expect(groups.flat()).toEqual(places)
          expect(groups.slice(1).every((group) => group.length === size)).toBe(true)
          for (const place of places) expect(groups[groupOf(place, count, size)]).toContain(place)
        },
      ),
    )
  })

  it('are summed for the location and each screen', () => {
    const days = aWeek({ '2026-11-17': { wholeMs: hourMs } })
    const screens = [anUptimeScreen(6, days, [0, 0, 0, 2 * hourMs])]
    const week = inGroups(byDays(anUptime({ days, screens })), 7)
    expect(week.days).toMatchObject([{ openMs: 6 * 17 * hourMs, wholeMs: hourMs, someMs: 0 }])
    expect(week.screens).toMatchObject([{ offlineOn: [3 * hourMs] }])
  })

  it('select the last day with an outage, or else the last day', () => {
    const days = aWeek({ '2026-11-16': { someMs: 1 }, '2026-11-17': { wholeMs: 1 } })
    expect(dayToShow(days, 0, 6)).toBe(2)
    expect(dayToShow(days, 3, 6)).toBe(6)
  })
})
