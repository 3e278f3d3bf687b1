import type { Executor } from '../../../platform/database/database.ts'
import * as rows from './two-factor.repository.ts'

/** Takes all factors of somebody who has lost them, and ends what was asked of them. */
export async function takeFactors(on: Executor, userId: string): Promise<void> {
  await rows.deleteFactorsOf(on, userId)
  await rows.deleteChallengesOf(on, userId)
}

/** Whether somebody is asked for a second factor. */
export const hasFactors = async (on: Executor, userId: string): Promise<boolean> =>
  (await rows.findTotp(on, userId)) !== undefined ||
  (await rows.listPasskeys(on, userId)).length > 0
