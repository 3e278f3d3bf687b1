import { englishIssues, issueCodes, issueParams, sentenceOf } from '@roundboard/contract'
import { expect, test } from 'vitest'
import spanish from './issues.es.ts'
import french from './issues.fr.ts'

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
