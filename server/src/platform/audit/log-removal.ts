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

/** Removes every entry; the write in which this happens cuts the log there. */
export const removeAllEntries = (on: Executor) => on.deleteFrom('logs').execute()

/** Removes entries from before the log's beginning, a few thousand at a time so that others can write. */
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
