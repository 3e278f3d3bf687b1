import { describe, expect, test } from 'vitest'
import { uncachedReason, type CacheState } from './uncached-reason.ts'

const dayEndsAt = '2026-11-24T05:00:00.000Z'
const later = '2026-12-05T05:00:00.000Z'
const earlier = '2026-11-24T04:59:59.999Z'
const seen = { isConnected: true, statusUpdatedAt: '2026-11-22T12:00:00.000Z' }
const held: CacheState = {
  status: seen,
  holding: { boot: 'held', until: later },
  holdsUntil: later,
}
const boots = (boot: NonNullable<CacheState['holding']>['boot']): CacheState => ({
  ...held,
  holding: { boot, until: later },
  holdsUntil: null,
})

describe('a screen', () => {
  test.each<[string, CacheState, string | null]>([
    ['that tells so', held, null],
    ['to the very end of the day', { ...held, holdsUntil: dayEndsAt }, null],
    ['a moment too short', { ...held, holdsUntil: earlier }, 'files'],
    [
      'of which not even what is on is there',
      { ...boots('held'), holding: { boot: 'held', until: null } },
      'files',
    ],
    ['of an earlier programme', { ...held, holdsUntil: null }, 'older'],
    ['that tells nothing of it', { ...held, holding: null, holdsUntil: null }, 'untold'],
    [
      'that was told of before it fell silent',
      { ...held, status: { ...seen, isConnected: false } },
      'silent',
    ],
    [
      'never heard of',
      { ...held, status: { isConnected: false, statusUpdatedAt: null } },
      'never-heard',
    ],
    ['whose address is not secure', boots('insecure'), 'insecure'],
    ['whose browser cannot', boots('unsupported'), 'unsupported'],
    ['that failed to keep its application', boots('failed'), 'failed'],
    ['that fetches its application', boots('filling'), 'filling'],
  ])('has a day cached, or the reason why not: %s', (_, told, lack) => {
    expect(uncachedReason(told, dayEndsAt)).toBe(lack)
  })
})
