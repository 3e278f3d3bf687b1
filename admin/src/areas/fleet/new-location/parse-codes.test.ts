import fc from 'fast-check'
import { expect, it, test } from 'vitest'
import { parseCodes } from './parse-codes.ts'

test.each([
  ['W4T9QX', ['W4T9QX']],
  ['w4t 9qx', ['W4T9QX']],
  ['W4T-9QX', ['W4T9QX']],
  ['W4T9QX 7HJ2MK', ['W4T9QX', '7HJ2MK']],
  ['W4T 9QX\n7HJ 2MK\r\n', ['W4T9QX', '7HJ2MK']],
  ['W4T9QX, 7HJ2MK; PD83VA', ['W4T9QX', '7HJ2MK', 'PD83VA']],
  ['W4T9QX7HJ2MK', ['W4T9QX', '7HJ2MK']],
  ['W4T9Q', ['W4T9Q']],
  ['W4T9QX 7HJ2', ['W4T9QX7HJ2']],
  ['', ['']],
])('finds in %j the codes %j', (text, codes) => {
  expect(parseCodes(text)).toEqual(codes)
})

it('finds all codes in order with any separator', () => {
  const aCode = fc.stringMatching(/^[A-Z0-9]{6}$/)
  fc.assert(
    fc.property(
      fc.array(aCode, { minLength: 1, maxLength: 10 }),
      fc.constantFrom('\n', '\t', ' ', ',', '; ', '\r\n', ''),
      fc.constantFrom('', '-'),
      (codes, between, inside) => {
        const written = codes.map((code) => `${code.slice(0, 3)}${inside}${code.slice(3)}`)
        expect(parseCodes(written.join(between))).toEqual(codes)
      },
    ),
  )
})
