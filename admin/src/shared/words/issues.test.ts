import {
  englishIssues,
  issueCodes,
  issueParams,
  messagesIn,
  sentenceOf,
} from '@roundboard/contract'
import { expect, test } from 'vitest'
import es from '../../../messages/es/issues.json'
import fr from '../../../messages/fr/issues.json'
import { sentencesFrom, type Translated } from './use-issue-sentences.ts'

const spanish = sentencesFrom(messagesIn(es, 'es') as Translated)
const french = sentencesFrom(messagesIn(fr, 'fr') as Translated)

const cases = issueCodes.flatMap((code) => [
  ['Spanish', code, spanish] as const,
  ['French', code, french] as const,
])

test.each(cases)(
  'in %s, %s is said with all that it is told, and not in English',
  (_, code, said) => {
    const params = Object.fromEntries(issueParams[code].map((name, index) => [name, 40 + index]))
    const sentence = sentenceOf(said, { code, params })
    for (const value of Object.values(params)) expect(sentence).toContain(String(value))
    expect(sentence).not.toMatch(/undefined|\b(the|please|such as|at least|at most|allowed)\b/i)
    expect(sentence).not.toBe(sentenceOf(englishIssues, { code, params }))
  },
)

test.each([
  [1, 'Inténtelo de nuevo en 1 segundo.', 'Réessayez dans 1 seconde.'],
  [120, 'Inténtelo de nuevo en 120 segundos.', 'Réessayez dans 120 secondes.'],
  [121, 'Inténtelo de nuevo en 3 minutos.', 'Réessayez dans 3 minutes.'],
])('gives a wait of %i seconds in minutes when it is long', (seconds, inSpanish, inFrench) => {
  const problem = { code: 'wait-seconds', params: { seconds } } as const
  expect(sentenceOf(spanish, problem)).toContain(inSpanish)
  expect(sentenceOf(french, problem)).toContain(inFrench)
})
