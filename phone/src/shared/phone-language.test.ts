import { expect, test } from 'vitest'
import { languageOf } from './phone-language.ts'

test.each([
  [['es-MX', 'en'], 'en-us', 'es'],
  [['de', 'fr-CA'], 'en-us', 'fr'],
  [['de'], 'es-mx', 'es'],
  [['de'], 'ja', 'en'],
  [[], undefined, 'en'],
])('a phone set to %j in a gym of %s is spoken to in %s', (phone, gym, language) => {
  expect(languageOf(phone, gym)).toBe(language)
})
