import type { Executor } from '../../../platform/database/database.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import {
  type EquipmentState,
  noEquipment,
  parseEquipment,
  serializeEquipment,
} from './stored-equipment.ts'

/** The equipment that coaches marked as out of order at a location. */
export async function findEquipment(on: Executor, locationId: string): Promise<EquipmentState> {
  const row = await on
    .selectFrom('locationEquipment')
    .selectAll()
    .where('locationId', '=', locationId)
    .executeTakeFirst()
  return row === undefined ? noEquipment : parseEquipment(row)
}

export const saveEquipment = (on: Executor, locationId: string, state: EquipmentState) =>
  saveRow(on, 'locationEquipment', { locationId, ...serializeEquipment(state) })
