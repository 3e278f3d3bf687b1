import type { ErrorAnswer, ErrorCode } from '@roundboard/contract'

/** The HTTP status of every error code. */
export const errorStatus = {
  'bad-input': 400,
  'invalid-code': 400,
  'not-signed-in': 401,
  'wrong-credentials': 401,
  'wrong-password': 403,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'changed-meanwhile': 409,
  'in-use': 409,
  'last-super-admin': 409,
  'not-configured': 409,
  'too-large': 413,
  'unsupported-media-type': 415,
  'key-reused': 422,
  'too-many-attempts': 429,
  internal: 500,
  unavailable: 503,
  busy: 503,
} as const satisfies Record<ErrorCode, number>

/** One page of a list, with the count of all matches. */
export interface Listed<Item> {
  readonly items: readonly Item[]
  readonly count: number
}

export function listAnswer(listed: Listed<unknown>, query: { page: number; limit: number }) {
  const pages = Math.max(1, Math.ceil(listed.count / query.limit))
  return {
    success: true,
    data: listed.items,
    count: listed.count,
    pagination: { page: query.page, limit: query.limit, pages },
  }
}

export const errorAnswer = (
  code: ErrorCode,
  error: string,
  requestId: string,
  issues?: ErrorAnswer['issues'],
): ErrorAnswer => ({ success: false, error, code, ...(issues && { issues }), requestId })
