import { phaseColours, restColours, timerAt } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { timerColours, timerView } from './timer-view.ts'

const stamp = Date.parse('2026-11-21T20:00:00.000Z')
const at = (ms: number, course: object = {}) =>
  timerView(timerAt({ stamp, playlist: [], ...course }, stamp + ms))

test('timerView shows the timer as screens do', () => {
  expect(at(0)).toEqual({ tone: 'green', digits: '2:30', left: 1, round: 1 })
  expect(at(149_999)).toMatchObject({ tone: 'green', digits: '0:01' })
  expect(at(150_000)).toMatchObject({ tone: 'yellow', digits: '0:30' })
  expect(at(180_000)).toMatchObject({ tone: 'red', digits: '0:30', round: 1 })
  expect(at(210_000)).toMatchObject({ tone: 'green', digits: '2:30', round: 2 })
  expect(at(27 * 210_000)).toEqual({ tone: 'stopped', digits: '0:00', left: 0, round: null })
})

test('timerView stops while paused and counts down to a start', () => {
  const pausedAt = stamp + 43_000
  expect(at(43_000, { pausedAt })).toEqual(at(999_000, { pausedAt }))
  expect(at(43_000, { pausedAt })).toMatchObject({ tone: 'paused', digits: '1:47' })
  expect(at(-61_000)).toMatchObject({ tone: 'waiting', digits: null })
  expect(at(-9_500)).toMatchObject({ tone: 'counted', digits: '0:10' })
})

test.each(['classic', 'accessible'] as const)(
  'timerColours match the screens’ %s palette',
  (palette) => {
    const coloursAt = (ms: number, course: object = {}) =>
      timerColours(timerAt({ stamp, playlist: [], ...course }, stamp + ms), palette)
    const { green, yellow, red } = phaseColours[palette]
    expect([0, 150_000, 180_000].map((ms) => coloursAt(ms))).toEqual([green, yellow, red])
    expect(coloursAt(999_000, { pausedAt: stamp + 160_000 })).toEqual({
      ...restColours,
      digits: yellow.digits,
    })
    expect(coloursAt(-1_000)).toEqual(restColours)
  },
)
