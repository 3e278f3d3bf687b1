import {
  type ErrorCode,
  type FactorChallenge,
  type Issue,
  issueAt,
  type IssueCode,
  type ProblemOf,
} from '@roundboard/contract'
import { isDuplicate } from './database/failures.ts'

/** An error that the caller can act on. Anything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined
  readonly challenge: FactorChallenge | undefined
  /** Details for the server's log; never sent to the caller. */
  readonly logged: Readonly<Record<string, string>> | undefined

  constructor(
    code: ErrorCode,
    message: string,
    details: {
      issues?: readonly Issue[]
      retryAfterSeconds?: number
      challenge?: FactorChallenge
      logged?: Readonly<Record<string, string>>
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
    this.challenge = details.challenge
    this.logged = details.logged
  }
}

export const notFound = (what: string) => new AppError('not-found', `This ${what} was not found.`)

/** An error with a reason code, which clients translate. */
export const refusal = (
  code: ErrorCode,
  issue: Issue,
  details: { retryAfterSeconds?: number; cause?: unknown } = {},
) => new AppError(code, issue.message, { ...details, issues: [issue] })

/** A 400 that names one field. */
export const badField = <C extends IssueCode>(path: string, ...of: ProblemOf<C>) =>
  refusal('bad-input', issueAt(path, ...of))

/** Turns a violated unique constraint into an error with this reason. */
export async function refusingDuplicates<T>(reason: Issue, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isDuplicate(error) ? refusal('conflict', reason, { cause: error }) : error
  }
}
