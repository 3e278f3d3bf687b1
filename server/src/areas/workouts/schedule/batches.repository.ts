import type { Executor } from '../../../platform/database/database.ts'
import { insertRows } from '../../../platform/database/rows.ts'
import type { WorkoutBatchItemRow, WorkoutBatchRow } from '../../../platform/database/schema.ts'

/** A batch that is there already stays as it is. */
export async function insertBatch(
  on: Executor,
  batch: WorkoutBatchRow,
  items: readonly Omit<WorkoutBatchItemRow, 'batchId'>[],
): Promise<void> {
  const { numInsertedOrUpdatedRows } = await on
    .insertInto('workoutBatches')
    .values(batch)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 0n) return
  const rows = items.map((item) => ({ batchId: batch.id, ...item }))
  await insertRows(on, 'workoutBatchItems', rows)
}

/** A batch that can still be undone. */
export const findBatch = (on: Executor, id: string, at: string) =>
  on
    .selectFrom('workoutBatches')
    .selectAll()
    .where('id', '=', id)
    .where('expiresAt', '>', at)
    .executeTakeFirst()

export const listBatchItems = (on: Executor, batchId: string) =>
  on
    .selectFrom('workoutBatchItems')
    .selectAll()
    .where('batchId', '=', batchId)
    .orderBy('workoutId')
    .execute()

export const deleteEndedBatches = (on: Executor, at: string) =>
  on.deleteFrom('workoutBatches').where('expiresAt', '<=', at).execute()
