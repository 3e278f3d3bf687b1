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

describe('uncachedReason of a screen', () => {
  test.each<[string, CacheState, string | null]>([
    ['is null if the day is cached', held, null],
    ['is null if the day is cached to its very end', { ...held, holdsUntil: dayEndsAt }, null],
    ['is files if the end of the day is missing', { ...held, holdsUntil: earlier }, 'files'],
    [
      'is files if the current files are missing',
      { ...boots('held'), holding: { boot: 'held', until: null } },
      'files',
    ],
    ['is older if an earlier program is cached', { ...held, holdsUntil: null }, 'older'],
    ['is untold without a cache report', { ...held, holding: null, holdsUntil: null }, 'untold'],
    [
      'is silent if the screen is offline',
      { ...held, status: { ...seen, isConnected: false } },
      'silent',
    ],
    [
      'is never-heard if the screen never connected',
      { ...held, status: { isConnected: false, statusUpdatedAt: null } },
      'never-heard',
    ],
    ['is insecure at an insecure address', boots('insecure'), 'insecure'],
    ['is unsupported in an unsupported browser', boots('unsupported'), 'unsupported'],
    ['is failed if the app couldn’t be cached', boots('failed'), 'failed'],
    ['is filling while the app is being cached', boots('filling'), 'filling'],
  ])('%s', (_, screen, lack) => {
    expect(uncachedReason(screen, dayEndsAt)).toBe(lack)
  })
})
