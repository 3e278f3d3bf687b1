import { describe, expect, it } from 'vitest'
import { typedDay } from './interactions/go-to-day.tsx'

const near = '2026-11-22'

describe('a day as typed', () => {
  it.each([
    ['2026-11-25', 'en', '2026-11-25'],
    ['Nov 25', 'en', '2026-11-25'],
    ['november 25, 2027', 'en', '2027-11-25'],
    ['25 nov', 'es', '2026-11-25'],
    ['25 de noviembre de 2026', 'es', '2026-11-25'],
    ['1 août', 'fr', '2026-08-01'],
    ['14 fevr.', 'fr', '2027-02-14'],
    ['Jan 3', 'en', '2027-01-03'],
    ['29 feb', 'en', undefined],
    ['30', 'en', '2026-11-30'],
    ['31', 'en', undefined],
    ['ju 5', 'en', undefined],
    ['25 nov', 'en', '2026-11-25'],
    ['nov', 'en', undefined],
    ['2026-02-30', 'en', undefined],
    ['', 'en', undefined],
    ['11/25', 'en', '2026-11-25'],
    ['25/11', 'fr', '2026-11-25'],
  ] as const)('%s in %s is %s', (typed, language, day) => {
    expect(typedDay(typed, language, near)).toBe(day)
  })
})
