import { expect, test } from 'vitest'
import { dayText } from './day-page.tsx'
import { choicesOf } from './language-choice.tsx'

test.each([
  ['en-us', 'Sunday, November 22'],
  ['es', 'Domingo, 22 de noviembre'],
  ['fr-ca', 'Dimanche 22 novembre'],
  ['ja', '11月22日日曜日'],
  ['ar-sa', 'الأحد، 22 نوفمبر'],
])('dayText writes the day in %s as %s', (language, text) => {
  expect(dayText('2026-11-22', language)).toBe(text)
})

test('choicesOf offers each language once, regardless of its countries', () => {
  const memberPage = { gym: '', day: '', endsAt: '', rounds: [] }
  const languages = ['en-us', 'en-gb', 'es', 'es-mx'] as const
  const of = (language: (typeof languages)[number]) =>
    choicesOf({ ...memberPage, language, languages: [...languages] })
  expect(of('en-us')).toEqual(['en-us', 'es'])
  expect(of('es-mx')).toEqual(['es-mx', 'en-us'])
})
