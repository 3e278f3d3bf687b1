import { timerAt } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { startTimes, timerView } from './timer-view.ts'

const stamp = Date.parse('2026-11-21T20:00:00.000Z')
const at = (ms: number, course: object = {}) =>
  timerView(timerAt({ stamp, playlist: [], ...course }, stamp + ms))

test('the timer stands on a phone as it does on walls', () => {
  expect(at(0)).toEqual({ tone: 'green', digits: '2:30', left: 1, round: 1 })
  expect(at(149_999)).toMatchObject({ tone: 'green', digits: '0:01' })
  expect(at(150_000)).toMatchObject({ tone: 'yellow', digits: '0:30' })
  expect(at(180_000)).toMatchObject({ tone: 'red', digits: '0:30', round: 1 })
  expect(at(210_000)).toMatchObject({ tone: 'green', digits: '2:30', round: 2 })
  expect(at(27 * 210_000)).toEqual({ tone: 'stopped', digits: '0:00', left: 0, round: null })
})

test('a paused timer stands still, one that will start counts to it', () => {
  const pausedAt = stamp + 43_000
  expect(at(43_000, { pausedAt })).toEqual(at(999_000, { pausedAt }))
  expect(at(43_000, { pausedAt })).toMatchObject({ tone: 'paused', digits: '1:47' })
  expect(at(-61_000)).toMatchObject({ tone: 'waiting', digits: '1:01' })
})

test.each([
  ['20:19:20', 19, ['20:20:00', '20:30:00', '21:00:00']],
  ['20:29:59', 29, ['20:30:00', '21:00:00']],
  ['20:30:00', 30, ['20:31:00', '21:00:00', '21:30:00']],
  ['20:59:30', 59, ['21:00:00', '21:30:00']],
  // A gym whose clocks are 45 minutes apart from ours.
  ['20:19:20', 4, ['20:20:00', '20:45:00', '21:15:00']],
])('at %s, minute %i of the gym, people start at %j', (time, minute, starts) => {
  const found = startTimes(Date.parse(`2026-11-21T${time}.000Z`), minute)
  expect(found.map((start) => new Date(start).toISOString().slice(11, 19))).toEqual(starts)
})
