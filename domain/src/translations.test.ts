import { expect, test } from 'vitest'
import { baseLanguage, stateIn, textIn, type TranslatedText } from './translations.ts'

const of = (
  language: TranslatedText['language'],
  text: string,
  original = 'Jab',
): TranslatedText => ({
  language,
  text,
  original,
})

test.each([
  ['es-mx', [of('es-mx', 'Yab'), of('es', 'Directo')], 'Yab', 'translated'],
  ['es-mx', [of('es', 'Directo')], 'Directo', 'translated'],
  ['es', [of('es-mx', 'Yab')], 'Jab', 'missing'],
  ['fr-ca', [of('fr', 'Direct', 'Jab!')], 'Direct', 'outdated'],
  ['ja', [], 'Jab', 'missing'],
  ['en-nz', [], 'Jab', 'original'],
  ['en-gb', [of('en-gb', 'Straight')], 'Straight', 'translated'],
  ['ar-ae', [of('ar-qa', 'لكمة')], 'Jab', 'missing'],
] as const)('a screen in %s with %j shows %s: %s', (language, translations, text, state) => {
  expect(textIn(language, 'Jab', translations)).toBe(text)
  expect(stateIn(language, 'Jab', translations)).toBe(state)
})

test('an empty text needs no translation', () => {
  expect(stateIn('ja', '', [])).toBe('original')
})

test.each([
  ['es-mx', 'es'],
  ['fr-ca', 'fr'],
  ['es', undefined],
  ['en-gb', undefined],
  ['ar-ae', undefined],
] as const)('the base language of %s is %s', (language, base) => {
  expect(baseLanguage(language)).toBe(base)
})
