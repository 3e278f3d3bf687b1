import { expect, test } from 'vitest'
import type { Change } from '../changes.ts'
import { noticesOf } from './notices.ts'

const location = (id: number): Change => ({
  kind: 'location',
  locationId: `location-${String(id)}`,
})

test('writes that were gathered leave together, each change once', () => {
  const writes = [1, 2, 3].map((revision) => ({ revision, changes: [location(revision % 2)] }))
  expect(noticesOf('me', writes)).toEqual([
    { from: 'me', changes: [location(1), location(0)], revisions: [1, 2, 3] },
  ])
  expect(noticesOf('me', [])).toEqual([])
})

test('no notice is longer than PostgreSQL takes, and together they say everything', () => {
  const writes = Array.from({ length: 1_000 }, (_, revision) => ({
    revision,
    changes: [location(revision), location(revision + 1)],
  }))
  const notices = noticesOf('me', writes)
  for (const notice of notices) expect(JSON.stringify(notice).length).toBeLessThan(8_000)
  expect(notices.flatMap((notice) => notice.revisions)).toEqual(writes.map((each) => each.revision))
  const said = new Set(
    notices.flatMap(({ changes }) => changes.map((change) => JSON.stringify(change))),
  )
  expect(said.size).toBe(1_001)
})
