import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { textOverflow } from './text-overflow.ts'

const sentence = 'Jab, cross, lead hook, then slip left and slip right and go. '
const routines = (...lengths: number[]) =>
  lengths.map((length) => ({ text: sentence.repeat(40).slice(0, length) }))

describe('textOverflow', () => {
  test.each([
    [[], 'stands'],
    [[90], 'stands'],
    [[130], 'stands'],
    [[151], 'scrolls'],
    [[60, 60], 'stands'],
    [[150, 80], 'turns-pages'],
    [[60, 50, 40], 'stands'],
    [[100, 20, 20], 'turns-pages'],
    [[180, 180, 150], 'turns-pages'],
    [[5, 5, 2000], 'turns-pages'],
  ] as const)('for texts of %j characters is %s', (lengths, manner) => {
    expect(textOverflow(routines(...lengths))).toBe(manner)
  })

  it('turns pages or scrolls if a word is too long for its line', () => {
    const word = 'Oberkörperrotationsgeschwindigkeit'
    expect(textOverflow([{ text: word }])).toBe('scrolls')
    expect(textOverflow([{ text: word }, { text: 'Jab' }])).toBe('turns-pages')
    expect(textOverflow([{ text: 'Jab' }, { text: 'Cross' }])).toBe('stands')
  })

  it('counts line breaks and full-width characters', () => {
    expect(textOverflow(['a\nb\nc\nd', 'e\nf', 'g\nh'].map((text) => ({ text })))).toBe(
      'turns-pages',
    )
    const japanese = ['深', '張', '腰'].map((letter) => ({ text: letter.repeat(40) }))
    expect(textOverflow(japanese)).toBe('turns-pages')
    expect(textOverflow(japanese.map(({ text }) => ({ text: text.slice(0, 9) })))).toBe('stands')
  })

  it('keeps turning pages as a text grows', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(300), { minLength: 2, maxLength: 3 }), (lengths) => {
        const longer = lengths.map((length) => length + 40)
        if (textOverflow(routines(...lengths)) === 'turns-pages')
          expect(textOverflow(routines(...longer))).toBe('turns-pages')
      }),
    )
  })
})
