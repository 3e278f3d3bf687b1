import { type ErrorCode, type FactorChallenge, isRefusal, type Issue } from '@roundboard/contract'

/** What the server answers when a call succeeds; a list has its count and pages as well. */
export interface SuccessResponse {
  readonly data?: unknown
  readonly count?: number
  readonly pagination?: { readonly page: number; readonly limit: number; readonly pages: number }
}

/** What the server answers when it refuses a call. */
export interface Refusal {
  readonly code: ErrorCode
  readonly error: string
  readonly issues: readonly Issue[]
  readonly requestId: string
  readonly challenge?: FactorChallenge
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (said: unknown): said is Fields => typeof said === 'object' && said !== null

/** The answer in what was said, if the server said it: a proxy or a portal answers in forms of its own. */
export const readSuccess = (said: unknown): SuccessResponse | undefined =>
  isFields(said) && said['success'] === true ? said : undefined

/** The refusal in what was said, if the server said it: in the contract's form, with a code of its list. */
export function readRefusal(said: unknown): Refusal | undefined {
  if (!isRefusal(said)) return undefined
  const { code, error, requestId } = said
  const { issues, challenge } = said as Fields
  return {
    code,
    error,
    requestId,
    issues: Array.isArray(issues) ? (issues as Issue[]) : [],
    ...(isFields(challenge) && { challenge: challenge as unknown as FactorChallenge }),
  }
}
