import { ApiError } from '@roundboard/client'
import { isUnanswered } from '../../../shared/api/api.ts'
import type { FileState } from './queued-file.ts'

/** Why the server refuses a file, as its row shows and keeps it. */
export function refusalOf(error: unknown): FileState {
  const why = error instanceof ApiError ? error : new ApiError('internal', 500, '')
  const [issue] = why.issues
  const problem = issue
    ? { code: issue.code, params: issue.params }
    : ({ code: 'not-sent', params: { reason: why.code } } as const)
  return { step: 'refused', problem }
}

/** Whether the same request may succeed later: the server is starting, full or has had too many. */
export const isForNow = (error: unknown): boolean =>
  isUnanswered(error) ||
  (error instanceof ApiError && ['busy', 'unavailable', 'too-many-attempts'].includes(error.code))
