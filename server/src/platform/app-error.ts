import type { ErrorCode, Issue } from '@roundboard/contract'

/** A refusal that a person can act on; everything else that is thrown is a bug. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly issues: readonly Issue[] | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(
    code: ErrorCode,
    message: string,
    details: { issues?: readonly Issue[]; retryAfterSeconds?: number; cause?: unknown } = {},
  ) {
    super(message, { cause: details.cause })
    this.code = code
    this.issues = details.issues
    this.retryAfterSeconds = details.retryAfterSeconds
  }
}

export const notFound = (what: string) => new AppError('not-found', `This ${what} was not found.`)

/** A 400 that names one field. */
export const badField = (path: string, message: string) =>
  new AppError('bad-input', message, { issues: [{ path, message }] })
