import type { Executor } from '../../../platform/database/database.ts'
import { insertRows, listInParts } from '../../../platform/database/rows.ts'
import type { GymImportItemRow, GymImportRow } from '../../../platform/database/schema.ts'

export async function insertBatch(
  on: Executor,
  batch: GymImportRow,
  items: readonly Omit<GymImportItemRow, 'importId'>[],
): Promise<void> {
  await on.insertInto('gymImports').values(batch).execute()
  const rows = items.map((item) => ({ importId: batch.id, ...item }))
  await insertRows(on, 'gymImportItems', rows)
}

/** An import that its author can still undo. */
export const findBatch = (on: Executor, id: string, madeBy: string, at: string) =>
  on
    .selectFrom('gymImports')
    .selectAll()
    .where('id', '=', id)
    .where('madeBy', '=', madeBy)
    .where('expiresAt', '>', at)
    .executeTakeFirst()

export const listBatchItems = (on: Executor, importId: string): Promise<GymImportItemRow[]> =>
  on
    .selectFrom('gymImportItems')
    .selectAll()
    .where('importId', '=', importId)
    .orderBy('entityId')
    .orderBy('locationId')
    .execute()

export const deleteEndedBatches = (on: Executor, at: string) =>
  on.deleteFrom('gymImports').where('expiresAt', '<=', at).execute()

/** The locations whose timer or playlist was set after the import gave them the default one. */
export async function listWithSetTimers(
  on: Executor,
  locationIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const timers = await listInParts(locationIds, (part) =>
    on
      .selectFrom('locationTimers')
      .select('locationId')
      .where('locationId', 'in', part)
      // Any timer setting creates a key.
      .where('licenseKey', 'is not', null)
      .execute(),
  )
  return new Set(timers.map(({ locationId }) => locationId))
}
