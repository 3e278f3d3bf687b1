import { type ErrorCode, errorCodes, type Issue } from '@roundboard/contract'

/** What the server answers when a call succeeds; a list has its count and pages as well. */
export interface Answer {
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
}

type Fields = Readonly<Record<string, unknown>>

const isFields = (said: unknown): said is Fields => typeof said === 'object' && said !== null

/** The answer in what was said, if the server said it: a proxy or a portal answers in forms of its own. */
export const answerIn = (said: unknown): Answer | undefined =>
  isFields(said) && said['success'] === true ? said : undefined

/**
 * The refusal in what was said, if the server said it: a code of the contract in the contract's form.
 * By hand, for the contract's schema would bring its library into the display's script.
 */
export function refusalIn(said: unknown): Refusal | undefined {
  if (!isFields(said) || said['success'] !== false) return undefined
  const { error, requestId, issues } = said
  const code = errorCodes.find((known) => known === said['code'])
  if (code === undefined || typeof error !== 'string' || typeof requestId !== 'string')
    return undefined
  return { code, error, requestId, issues: Array.isArray(issues) ? (issues as Issue[]) : [] }
}
