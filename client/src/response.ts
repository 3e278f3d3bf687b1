import { type ErrorCode, type FactorChallenge, isRefusal, type Issue } from '@roundboard/contract'

/** The body of a successful response; a list has its count and pages as well. */
export interface SuccessResponse {
  readonly data?: unknown
  readonly count?: number
  readonly pagination?: { readonly page: number; readonly limit: number; readonly pages: number }
}

/** The body of a refused call. */
export interface Refusal {
  readonly code: ErrorCode
  readonly error: string
  readonly issues: readonly Issue[]
  readonly requestId: string
  readonly challenge?: FactorChallenge
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (said: unknown): said is Fields => typeof said === 'object' && said !== null

/** The success in a body, if our server sent it: proxies and portals respond in other formats. */
export const readSuccess = (said: unknown): SuccessResponse | undefined =>
  isFields(said) && said['success'] === true ? said : undefined

/** The refusal in a body, if our server sent it: in the contract's format, with a code of its list. */
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
