import { expect, test } from 'vitest'
import { createReceivedRevisions } from './received-revisions.ts'

test('heard revisions: all that arrive by the next look, in any order, are not missed', () => {
  const heard = createReceivedRevisions()
  heard.startAt(10)
  expect(heard.look(13)).toBe(true)
  for (const revision of [13, 11, 12]) heard.hear(revision)
  expect(heard.look(14)).toBe(true)
  heard.hear(14)
  expect(heard.look(14)).toBe(true)
})

test('heard revisions: one that has not arrived by the next look is reported missed once', () => {
  const heard = createReceivedRevisions()
  heard.startAt(0)
  expect(heard.look(2)).toBe(true)
  heard.hear(2)
  expect(heard.look(3)).toBe(false)
  heard.hear(3)
  expect(heard.look(3)).toBe(true)
  expect(heard.look(3)).toBe(true)
})

test('heard revisions: a reader wakes once every change up to its revision is known', async () => {
  const heard = createReceivedRevisions()
  heard.startAt(10)
  const woken: number[] = []
  const waits = [12, 13].map(async (revision) => {
    await heard.untilKnown(revision, 60_000)
    woken.push(revision)
  })
  heard.hear(12)
  expect([heard.knows(12), heard.newest()]).toEqual([false, 12])
  heard.hear(11)
  await waits[0]
  expect(woken).toEqual([12])
  heard.startAt(20)
  await Promise.all(waits)
  expect(woken).toEqual([12, 13])
  await heard.untilKnown(20, 60_000)
})

test('heard revisions: a reader stops waiting after a timeout', async () => {
  const heard = createReceivedRevisions()
  heard.note(5)
  await heard.untilKnown(5, 1)
  expect([heard.knows(5), heard.newest()]).toEqual([false, 5])
})
