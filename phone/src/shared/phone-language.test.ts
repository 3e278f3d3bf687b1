import { consoleLanguages, languageFamilies } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { languageOf } from './phone-language.ts'

test.each([
  [['es-MX', 'en'], 'en-us', 'es'],
  [['de', 'fr-CA'], 'en-us', 'fr'],
  [['de'], 'es-mx', 'es'],
  [['de'], 'ja', 'en'],
  [[], undefined, 'en'],
])(
  'languageOf with phone languages %j and location language %s returns %s',
  (phone, gym, language) => {
    expect(languageOf(consoleLanguages, phone, gym)).toBe(language)
  },
)

test('languageOf returns only languages of the page', () => {
  expect(languageOf(languageFamilies, ['de', 'id-ID', 'en'])).toBe('id')
  expect(languageOf(consoleLanguages, ['de', 'id-ID', 'en'])).toBe('en')
})
