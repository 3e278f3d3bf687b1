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
  'languageOf picks, for a phone set to %j at a location set to %s, %s',
  (phone, gym, language) => {
    expect(languageOf(consoleLanguages, phone, gym)).toBe(language)
  },
)

test('languageOf picks only languages of the page', () => {
  expect(languageOf(languageFamilies, ['de', 'id-ID', 'en'])).toBe('id')
  expect(languageOf(consoleLanguages, ['de', 'id-ID', 'en'])).toBe('en')
})
