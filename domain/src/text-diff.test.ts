import fc from 'fast-check'
import { expect, test } from 'vitest'
import { diffWords } from './text-diff.ts'

test('marks only changed words', () => {
  expect(diffWords('Slip left, cross.', 'Slip left, cross. Reset your guard.')).toEqual([
    { text: 'Slip left, cross.', is: 'same' },
    { text: ' Reset your guard.', is: 'new' },
  ])
  expect(diffWords('Ten deep squats', 'Ten squats')).toEqual([
    { text: 'Ten ', is: 'same' },
    { text: 'deep ', is: 'gone' },
    { text: 'squats', is: 'same' },
  ])
  expect(diffWords('Jab', 'Jab')).toEqual([{ text: 'Jab', is: 'same' }])
})

const sentence = fc.array(fc.constantFrom('jab', 'hook', 'slip', ' ', '\n'), { maxLength: 30 })

test('contains the older text without added parts, and the newer one without removed parts', () => {
  fc.assert(
    fc.property(sentence, sentence, (before, after) => {
      const [old, current] = [before.join(''), after.join('')]
      const parts = diffWords(old, current)
      const without = (is: string) =>
        parts.flatMap((part) => (part.is === is ? [] : part.text)).join('')
      expect([without('new'), without('gone')]).toEqual([old, current])
    }),
  )
})
