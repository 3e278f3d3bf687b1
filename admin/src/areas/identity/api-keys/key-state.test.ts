import { expect, it } from 'vitest'
import { stateOf } from './api-keys-panel.tsx'

const now = Date.parse('2026-11-21T12:00:00.000Z')
const day = 24 * 3_600_000
const at = (ms: number) => new Date(now + ms).toISOString()

it.each([
  ['works', { revokedAt: null, expiresAt: null }],
  ['works', { revokedAt: null, expiresAt: at(14 * day) }],
  ['ends-soon', { revokedAt: null, expiresAt: at(14 * day - 1) }],
  ['ends-soon', { revokedAt: null, expiresAt: at(1) }],
  ['expired', { revokedAt: null, expiresAt: at(0) }],
  ['revoked', { revokedAt: at(-1), expiresAt: at(-day) }],
])('a key’s state is %s: %o', (state, key) => {
  expect(stateOf(key, now)).toBe(state)
})
