import type { Executor } from '../../../platform/database/database.ts'
import { type KeptEquipment, nothingKept, readKept, writeKept } from './stored-equipment.ts'

/** What coaches said of the equipment of a location. */
export async function findEquipment(on: Executor, locationId: string): Promise<KeptEquipment> {
  const row = await on
    .selectFrom('locationEquipment')
    .selectAll()
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row === undefined ? nothingKept : readKept(row)
}

export async function saveEquipment(
  on: Executor,
  locationId: string,
  kept: KeptEquipment,
): Promise<void> {
  const columns = writeKept(kept)
  await on
    .insertInto('locationEquipment')
    .values({ ...columns, locationId })
    .onConflict((conflict) => conflict.column('locationId').doUpdateSet(columns))
    .execute()
}
