import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatHash, isOutdated, parseHash } from './password-hash.ts'

const bytes = (length: number) =>
  fc.uint8Array({ minLength: length, maxLength: length }).map((given) => Buffer.from(given))
const costs = fc.record({
  memoryKiB: fc.integer({ min: 8, max: 1_000_000 }),
  passes: fc.integer({ min: 1, max: 99 }),
  lanes: fc.integer({ min: 1, max: 16 }),
})

test('parseHash() reads back what formatHash() writes', () => {
  fc.assert(
    fc.property(costs, bytes(16), bytes(32), (cost, nonce, tag) => {
      const text = formatHash({ cost, nonce, tag })
      expect(parseHash(text)).toEqual({ cost, nonce, tag })
      expect(isOutdated(text, cost)).toBe(false)
    }),
  )
})

const some = { cost: { memoryKiB: 19_456, passes: 2, lanes: 1 }, nonce: Buffer.alloc(16, 1) }

test('formatHash() writes the standard argon2id format', () => {
  expect(formatHash({ ...some, tag: Buffer.alloc(32, 2) })).toBe(
    '$argon2id$v=19$m=19456,t=2,p=1$AQEBAQEBAQEBAQEBAQEBAQ$AgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgI',
  )
})

test('a hash is outdated if the current cost is higher, not if it is lower', () => {
  const text = formatHash({ ...some, tag: Buffer.alloc(32) })
  expect(isOutdated(text, { ...some.cost, passes: 3 })).toBe(true)
  expect(isOutdated(text, { ...some.cost, memoryKiB: 65_536 })).toBe(true)
  expect(isOutdated(text, { ...some.cost, passes: 1 })).toBe(false)
})

test.each(['', 'secret', '$2b$10$abc', 'argon2id$', '$argon2id$v=19$m=1,t=1$AA$AA', '$$$$$'])(
  'parseHash() refuses %j',
  (text) => {
    expect(parseHash(text)).toBeUndefined()
  },
)
