import compile from 'icu-minify/compile'
import { expect, test } from 'vitest'
import es from '../messages/es/issues.json' with { type: 'json' }
import fr from '../messages/fr/issues.json' with { type: 'json' }
import { type IssueCode, issueCodes, issueParams } from './issue-codes.ts'
import { englishIssues, issueSentences, sentenceOf } from './issues.ts'
import { messagesIn } from './messages.ts'

const sentencesIn = (language: string, messages: Readonly<Record<string, string>>) =>
  issueSentences(
    messagesIn(
      Object.fromEntries(Object.entries(messages).map(([code, text]) => [code, compile(text)])),
      language,
    ) as Readonly<Record<IssueCode, unknown>>,
  )
const spanish = sentencesIn('es', es)
const french = sentencesIn('fr', fr)

const english = issueCodes.map((code) => [code] as const)
test.each(english)('the English sentence of %s contains all parameters', (code) => {
  const params = Object.fromEntries(issueParams[code].map((name, index) => [name, 40 + index]))
  const sentence = sentenceOf(englishIssues, { code, params })
  for (const value of Object.values(params)) expect(sentence).toContain(String(value))
  expect(sentence).not.toContain('undefined')
})

const cases = issueCodes.flatMap((code) => [
  ['Spanish', code, spanish] as const,
  ['French', code, french] as const,
])

test.each(cases)(
  "the %s sentence of %s contains all parameters, and isn't the English one",
  (_, code, messages) => {
    const params = Object.fromEntries(issueParams[code].map((name, index) => [name, 40 + index]))
    const sentence = sentenceOf(messages, { code, params })
    for (const value of Object.values(params)) expect(sentence).toContain(String(value))
    expect(sentence).not.toMatch(/undefined|\b(the|please|such as|at least|at most|allowed)\b/i)
    expect(sentence).not.toBe(sentenceOf(englishIssues, { code, params }))
  },
)

test.each([
  [1, 'Try again in 1 second.', 'Inténtelo de nuevo en 1 segundo.', 'Réessayez dans 1 seconde.'],
  [
    120,
    'Try again in 120 seconds.',
    'Inténtelo de nuevo en 120 segundos.',
    'Réessayez dans 120 secondes.',
  ],
  [121, 'Try again in 3 minutes.', 'Inténtelo de nuevo en 3 minutos.', 'Réessayez dans 3 minutes.'],
])(
  'shows a wait of %i seconds in minutes if it is over two minutes',
  (seconds, inEnglish, inSpanish, inFrench) => {
    const problem = { code: 'wait-seconds', params: { seconds } } as const
    expect(sentenceOf(englishIssues, problem)).toContain(inEnglish)
    expect(sentenceOf(spanish, problem)).toContain(inSpanish)
    expect(sentenceOf(french, problem)).toContain(inFrench)
  },
)
