import { expect, it } from 'vitest'
import { scriptsNeeded } from './wall-fonts.ts'

it.each([
  ['en-us', 'Jab, cross', []],
  ['fr-ca', 'Étirement à gauche', []],
  ['ja', '', ['japanese']],
  ['ar-qa', '', ['arabic']],
  ['en-us', 'スクワット', ['japanese']],
  ['en-us', 'تمرين', ['arabic']],
] as const)('a screen in %s that shows “%s” loads %j', (language, text, scripts) => {
  expect(scriptsNeeded(language, text)).toEqual(scripts)
})
