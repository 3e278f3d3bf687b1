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

const isFields = (body: unknown): body is Fields => typeof body === 'object' && body !== null

/** The success in a body, if our server sent it: proxies and portals respond in other formats. */
export const readSuccess = (body: unknown): SuccessResponse | undefined =>
  isFields(body) && body['success'] === true ? body : undefined

/** The refusal in a body, if our server sent it: in the contract's format, with a code of its list. */
export function readRefusal(body: unknown): Refusal | undefined {
  if (!isRefusal(body)) return undefined
  const { code, error, requestId } = body
  const { issues, challenge } = body as Fields
  return {
    code,
    error,
    requestId,
    issues: Array.isArray(issues) ? (issues as Issue[]) : [],
    ...(isFields(challenge) && { challenge: challenge as unknown as FactorChallenge }),
  }
}
