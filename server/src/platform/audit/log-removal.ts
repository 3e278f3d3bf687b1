import type { Executor } from '../database/database.ts'
import { readHead } from './log-head.ts'

const removedAtOnce = 1_000

export async function findOldestSeq(on: Executor): Promise<number | undefined> {
  const oldest = await on
    .selectFrom('logs')
    .select('seq')
    .orderBy('seq')
    .limit(1)
    .executeTakeFirst()
  return oldest?.seq
}

/** Deletes all entries. The surrounding write cuts the log at this point. */
export const removeAllEntries = (on: Executor) => on.deleteFrom('logs').execute()

/** Deletes entries from before the log's start, in batches that don't block other writes. */
export async function removePruned(on: Executor): Promise<void> {
  const { prunedSeq } = await readHead(on)
  for (
    let oldest = await findOldestSeq(on);
    oldest !== undefined && oldest <= prunedSeq;
    oldest = await findOldestSeq(on)
  )
    await on
      .deleteFrom('logs')
      .where('seq', '<=', Math.min(prunedSeq, oldest + removedAtOnce - 1))
      .execute()
}
