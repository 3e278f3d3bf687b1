import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createChanges } from '../../../platform/changes.ts'
import { createScreenPush } from './screen-push.ts'

const now = Date.parse('2026-11-21T12:00:00.000Z')

/** Screens of a round, and how many of them received how many events about a new program. */
function aFleet(count: number) {
  vi.useFakeTimers()
  const changes = createChanges()
  const push = createScreenPush({
    changes,
    clock: () => now,
    revision: () => 1,
    readTokenHashes: () => Promise.resolve(new Map()),
  })
  onTestFinished(() => {
    push.close()
    vi.useRealTimers()
  })
  const eventCounts = new Map<number, number>()
  const responses = Array.from({ length: count }, (_, n) => {
    const response = new ServerResponse(new IncomingMessage(new Socket()))
    response.write = (text: unknown) => {
      if (String(text).includes('event: programme'))
        eventCounts.set(n, (eventCounts.get(n) ?? 0) + 1)
      return true
    }
    const locationId = n === count - 1 ? 'last gym' : 'gym'
    const listener = { screenId: `screen ${String(n)}`, tokenHash: '', locationId, round: 1 }
    push.open({ response, headers: {} }, listener, 0)
    return response
  })
  const days = { from: '2026-11-21', to: '2026-11-21' }
  return {
    eventCounts,
    responses,
    changes,
    edit: () => {
      changes.announce({ kind: 'workouts', rounds: [1], days })
    },
  }
}

test('an edit reaches a few screens at once and many over time, each once', () => {
  const few = aFleet(200)
  few.edit()
  expect(few.eventCounts.size).toBe(200)

  const many = aFleet(1_000)
  many.edit()
  expect(many.eventCounts.size).toBeLessThan(500)
  vi.advanceTimersByTime(100)
  expect(many.eventCounts.size).toBeLessThan(1_000)
  vi.advanceTimersByTime(100)
  expect([...many.eventCounts.values()]).toEqual(Array.from({ length: 1_000 }, () => 1))
})

test('a screen waiting for its turn is notified once of two edits, and one that left isn’t', () => {
  const { eventCounts, responses, edit } = aFleet(1_000)
  edit()
  responses[999]?.emit('close')
  edit()
  vi.advanceTimersByTime(1_000)
  expect(eventCounts.get(998)).toBe(1)
  expect(eventCounts.has(999)).toBe(false)
  expect(eventCounts.get(0)).toBe(2)
})

test('a change to one location reaches its screens ahead of those waiting for their turn', () => {
  const { eventCounts, changes, edit } = aFleet(1_000)
  edit()
  expect(eventCounts.has(999)).toBe(false)
  changes.announce({ kind: 'location', locationId: 'last gym' })
  expect(eventCounts.get(999)).toBe(1)
})
