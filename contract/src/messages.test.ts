import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import { messagesIn } from './messages.ts'

const messages = (locale: 'en' | 'es' | 'fr') =>
  messagesIn(
    {
      title: 'Schedule',
      screens: compile('{count, plural, one {# screen} other {# screens}}'),
      gaps: compile('No gaps through {day}.'),
      states: { draft: 'Draft', done: compile('{isAll, select, true {All done} other {Done}}') },
      left: compile('{left, number} of {max, number, ::group-off} left'),
    },
    locale,
  ) as {
    title: string
    screens: (args: { count: number }) => string
    gaps: (args: { day: string }) => string
    states: { draft: string; done: (args: { isAll: boolean }) => string }
    left: (args: { left: number; max: number }) => string
  }

test('returns texts as they are, and formats those with arguments', () => {
  const { title, screens, states } = messages('en')
  expect(title).toBe('Schedule')
  expect(states.draft).toBe('Draft')
  expect([screens({ count: 1 }), screens({ count: 2 })]).toEqual(['1 screen', '2 screens'])
  expect([states.done({ isAll: true }), states.done({ isAll: false })]).toEqual([
    'All done',
    'Done',
  ])
})

test('formats numbers in the language of the page', () => {
  const numbers = (locale: 'en' | 'es' | 'fr') =>
    messages(locale).left({ left: 12_345.5, max: 2026 })
  expect(numbers('en')).toBe('12,345.5 of 2026 left')
  expect(numbers('es')).toBe('12.345,5 of 2026 left')
  expect(numbers('fr')).toBe('12\u{202F}345,5 of 2026 left')
  expect(messages('fr').screens({ count: 0 })).toBe('0 screen')
})

test('ends a sentence with one period after an abbreviated day', () => {
  expect(messages('es').gaps({ day: '8 dic.' })).toBe('No gaps through 8 dic.')
})
