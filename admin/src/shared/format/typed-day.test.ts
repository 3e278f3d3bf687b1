import { expect, test } from 'vitest'
import { typedDay } from './typed-day.ts'

const today = '2026-11-22'

test.each([
  ['Nov 25', '2026-11-25'],
  ['25 nov', '2026-11-25'],
  ['25 nov.', '2026-11-25'],
  ['november 25th', '2026-11-25'],
  ['Wed, Nov 25', '2026-11-25'],
  ['miércoles 25 de noviembre', '2026-11-25'],
  ['le 25 novembre 2027', '2027-11-25'],
  ['1er déc.', '2026-12-01'],
  ['3 août', '2026-08-03'],
  ['2 enero', '2027-01-02'],
  ['Jan 2 2026', '2026-01-02'],
  ['Nov 1', '2026-11-01'],
  ['Feb 29', undefined],
  ['Feb 29, 2028', '2028-02-29'],
  ['2026-11-25', '2026-11-25'],
  ['2026-02-30', undefined],
  ['tomorrow', '2026-11-23'],
  ['mañana', '2026-11-23'],
  ['aujourd’hui', '2026-11-22'],
  ['ayer', '2026-11-21'],
])('parses %s as %s', (typed, day) => {
  expect(typedDay(typed, 'en', today)).toBe(day)
})

test.each([
  ['en', '11/25', '2026-11-25'],
  ['es', '25/11', '2026-11-25'],
  ['fr', '25.11.2027', '2027-11-25'],
  ['en', '25/11', undefined],
] as const)('reads digits in %s: %s means %s', (reader, typed, day) => {
  expect(typedDay(typed, reader, today)).toBe(day)
})

test.each([
  '',
  'bell',
  'Jab 25',
  'March',
  '25',
  'Nov',
  'jui 3',
  'Nov 25 special',
  'Nov 0',
  '9 to 5',
])('parses %s as no date', (typed) => {
  expect(typedDay(typed, 'en', today)).toBeUndefined()
})
