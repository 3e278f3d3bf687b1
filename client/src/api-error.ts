import type { ErrorCode, FactorChallenge, Issue } from '@roundboard/contract'

/** Why a call failed: the server's code; `unavailable` also if something other than our server responded; `unreachable` if nothing did. */
export type FailureCode = ErrorCode | 'unreachable'

/** A call that failed. `message` is for people; switch on `code`. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly code: FailureCode
  /** The HTTP status, 0 without a response. */
  readonly status: number
  readonly issues: readonly Issue[]
  readonly requestId: string | undefined
  /** With `second-factor-wanted`: what to provide next. */
  readonly challenge: FactorChallenge | undefined

  constructor(
    code: FailureCode,
    status: number,
    message: string,
    details: {
      issues?: readonly Issue[]
      requestId?: string
      challenge?: FactorChallenge
      cause?: unknown
    } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = status
    this.issues = details.issues ?? []
    this.requestId = details.requestId
    this.challenge = details.challenge
  }
}
