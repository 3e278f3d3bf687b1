import type { Issue } from '@roundboard/contract'
import { refusal } from './app-error.ts'
import { isDuplicate } from './database/failures.ts'

/** What must be the only one of its kind, and is not, is refused for this reason. */
export async function refusingDuplicates<T>(reason: Issue, work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw isDuplicate(error) ? refusal('conflict', reason, { cause: error }) : error
  }
}
