import { z } from 'zod'
import {
  type IssueCode,
  issueParams,
  type IssueParams,
  type IssueSentences,
  type ProblemOf,
} from './issue-codes.ts'
import { englishIssues } from './issue-sentences.ts'

const isIssueCode = (text: string): text is IssueCode => Object.hasOwn(issueParams, text)
export const issueCodes = Object.keys(issueParams).filter(isIssueCode)

/** What is wrong: a code of the closed list, and what its sentence is told. */
export const Problem = z.object({
  code: z.enum(issueCodes as [IssueCode, ...IssueCode[]]),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
})
export type Problem = z.infer<typeof Problem>

/** One thing wrong with what was sent: where (`routines.0.text`; empty: no one field), what, and that in English. */
export const Issue = z.object({ path: z.string(), ...Problem.shape, message: z.string() })
export type Issue = z.infer<typeof Issue>

/** A problem in the language of the given sentences. */
export function sentenceOf(sentences: IssueSentences, { code, params }: Problem): string {
  const sentence: string | ((params: never) => string) = sentences[code]
  return typeof sentence === 'string' ? sentence : sentence(params as never)
}

const problemFrom = ([code, ...rest]: readonly [IssueCode, ...IssueParams[]]): Problem => ({
  code,
  params: rest[0] ?? {},
})

/** The issue of one field. */
export function issueAt<C extends IssueCode>(path: string, ...of: ProblemOf<C>): Issue {
  const problem = problemFrom(of)
  return { path, ...problem, message: sentenceOf(englishIssues, problem) }
}

/** A problem as the message of a schema's check: Zod carries texts only. */
export const problem = <C extends IssueCode>(...of: ProblemOf<C>): string =>
  problemText(problemFrom(of))

/** The same for a problem that is at hand already. */
export const problemText = ({ code, params }: Problem): string => JSON.stringify({ code, params })

/** The problem that a check's message carries; any other text is only known to be not valid. */
export function readProblem(text: string): Problem {
  try {
    return Problem.parse(JSON.parse(text))
  } catch {
    return { code: 'not-valid', params: {} }
  }
}
