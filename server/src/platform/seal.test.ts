import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const seal = createSeal('a key of the installation, long enough')
const other = createSeal('another key of an installation')

// security: 11.3.1, 11.3.2, 11.3.3
test('a sealed text is opened only with the same key and for the same owner', () => {
  const closed = seal.close('secret', 'rosa')
  expect(closed).not.toContain('secret')
  expect(seal.close('secret', 'rosa')).not.toBe(closed)
  expect(seal.open(closed, 'rosa')).toBe('secret')
  expect(seal.open(closed, 'pedro')).toBeUndefined()
  expect(other.open(closed, 'rosa')).toBeUndefined()
  const altered = `${closed.slice(0, -2)}${closed.endsWith('A') ? 'B' : 'A'}A`
  expect(seal.open(altered, 'rosa')).toBeUndefined()
  for (const nonsense of ['', 'x', 'é'.repeat(40)])
    expect(seal.open(nonsense, 'rosa')).toBeUndefined()
})

test('a MAC depends on its key', () => {
  expect(seal.mac('code')).toBe(seal.mac('code'))
  expect(seal.mac('code')).not.toBe(other.mac('code'))
})
