import type { ErrorAnswer, ErrorCode } from '@roundboard/contract'

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
  { issues, challenge }: Pick<ErrorAnswer, 'issues' | 'challenge'> = {},
): ErrorAnswer => ({
  ...{ success: false, error, code },
  ...(issues && { issues }),
  ...(challenge && { challenge }),
  requestId,
})
