import {
  type IssueCode,
  type IssueParams,
  type IssueSentences,
  isIssueCode,
  type ProblemOf,
} from './issue-codes.ts'
import type { Issue, Problem } from './error-response.ts'
import { issuesMessages } from './messages/issues.ts'

type Values = Readonly<Record<string, string | number>>

/** Waits of more than two minutes are given in minutes; 0: in seconds. */
const waitMinutesIn = (seconds: number) => (seconds > 120 ? Math.ceil(seconds / 60) : 0)

/** The messages of `contract/messages/<language>/issues.json` as functions of an issue's parameters. */
export const issueSentences = (messages: Readonly<Record<IssueCode, unknown>>): IssueSentences =>
  Object.fromEntries(
    Object.entries(
      messages as Readonly<Record<IssueCode, string | ((values: Values) => string)>>,
    ).map(([code, message]) => [
      code,
      typeof message === 'string'
        ? message
        : (params: Values) =>
            message({ ...params, waitMinutes: waitMinutesIn(Number(params['seconds'])) }),
    ]),
  ) as unknown as IssueSentences

const english = issuesMessages('en')

/** The English sentence of each code: the `message` of an issue. */
export const englishIssues = issueSentences(english)

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

/** A problem as a Zod error message, which can only be text. */
export const problem = <C extends IssueCode>(...of: ProblemOf<C>): string =>
  problemText(problemFrom(of))

/** The same for an existing problem object. */
export const problemText = ({ code, params }: Problem): string => JSON.stringify({ code, params })

const isParam = (value: unknown) => typeof value === 'string' || Number.isFinite(value)

// Written by hand, as every page needs it in any language, but not the schema library.
function isProblem(read: unknown): read is Problem {
  if (typeof read !== 'object' || read === null) return false
  const { code, params } = read as Readonly<Record<string, unknown>>
  if (typeof code !== 'string' || !isIssueCode(code)) return false
  if (typeof params !== 'object' || params === null || Array.isArray(params)) return false
  return Object.values(params).every(isParam)
}

/** Reads the problem from a Zod error message; any other text means `not-valid`. */
export function readProblem(text: string): Problem {
  try {
    const read: unknown = JSON.parse(text)
    if (isProblem(read)) return { code: read.code, params: read.params }
  } catch {
    // Not one of our texts.
  }
  return { code: 'not-valid', params: {} }
}
