import { expect, test } from 'vitest'
import { createReceivedRevisions } from './received-revisions.ts'

test('received revisions: all that arrive by the next check, in any order, are not missed', () => {
  const revisions = createReceivedRevisions()
  revisions.startAt(10)
  expect(revisions.look(13)).toBe(true)
  for (const revision of [13, 11, 12]) revisions.add(revision)
  expect(revisions.look(14)).toBe(true)
  revisions.add(14)
  expect(revisions.look(14)).toBe(true)
})

test('received revisions: one that hasn’t arrived by the next check is reported missed once', () => {
  const revisions = createReceivedRevisions()
  revisions.startAt(0)
  expect(revisions.look(2)).toBe(true)
  revisions.add(2)
  expect(revisions.look(3)).toBe(false)
  revisions.add(3)
  expect(revisions.look(3)).toBe(true)
  expect(revisions.look(3)).toBe(true)
})

test('received revisions: a reader wakes once every change up to its revision is known', async () => {
  const revisions = createReceivedRevisions()
  revisions.startAt(10)
  const woken: number[] = []
  const waits = [12, 13].map(async (revision) => {
    await revisions.untilKnown(revision, 60_000)
    woken.push(revision)
  })
  revisions.add(12)
  expect([revisions.knows(12), revisions.newest()]).toEqual([false, 12])
  revisions.add(11)
  await waits[0]
  expect(woken).toEqual([12])
  revisions.startAt(20)
  await Promise.all(waits)
  expect(woken).toEqual([12, 13])
  await revisions.untilKnown(20, 60_000)
})

test('received revisions: a reader stops waiting after a timeout', async () => {
  const revisions = createReceivedRevisions()
  revisions.note(5)
  await revisions.untilKnown(5, 1)
  expect([revisions.knows(5), revisions.newest()]).toEqual([false, 5])
})
