import { expect, test } from 'vitest'
import type { Change, PhonesChange } from '../changes.ts'
import { noticesOf, announceNotices } from './notices.ts'

const location = (id: number): Change => ({
  kind: 'location',
  locationId: `location-${String(id)}`,
})

test('gathered writes are sent as one notice, with each change once', () => {
  const writes = [1, 2, 3].map((revision) => ({ revision, changes: [location(revision % 2)] }))
  expect(noticesOf('me', writes)).toEqual([
    { from: 'me', changes: [location(1), location(0)], revisions: [1, 2, 3] },
  ])
  expect(noticesOf('me', [])).toEqual([])
})

test("notices stay within PostgreSQL's size limit, and together contain every change", () => {
  const writes = Array.from({ length: 1_000 }, (_, revision) => ({
    revision,
    changes: [location(revision), location(revision + 1)],
  }))
  const notices = noticesOf('me', writes)
  for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(8_000)
  expect(notices.flatMap((notice) => notice.revisions)).toEqual(writes.map((each) => each.revision))
  const sent = new Set(
    notices.flatMap(({ changes }) => changes.map((change) => JSON.stringify(change))),
  )
  expect(sent.size).toBe(1_001)
})

test('phone lists of many locations fit few notices, and an oversized list is shortened', () => {
  const phones = (locationId: string, count: number, name: string): PhonesChange => ({
    ...{ kind: 'phones', locationId, from: 'me' },
    phones: Array.from({ length: count }, (_, pass) => ({
      key: `pass ${String(pass)}`,
      name,
      pass,
    })),
  })
  const sent = [
    ...Array.from({ length: 100 }, (_, gym) => phones(String(gym), 2, 'Screen 1')),
    phones('crowded', 20, '墙'.repeat(200)),
    phones('left', 0, ''),
  ]
  const notices = announceNotices('me', sent)
  for (const notice of notices)
    expect(Buffer.byteLength(JSON.stringify(notice))).toBeLessThan(8_000)
  expect(notices.length).toBeLessThan(5)
  const received = notices.flatMap(({ changes }) => changes) as PhonesChange[]
  expect(received.map(({ locationId }) => locationId)).toEqual(sent.map((each) => each.locationId))
  const [crowded, left] = received.slice(-2)
  expect(crowded?.phones).toEqual(sent.at(-2)?.phones.slice(0, crowded?.phones.length))
  expect(crowded?.phones.length).toBeGreaterThan(10)
  expect(left?.phones).toEqual([])
})
