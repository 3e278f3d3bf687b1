import type { Executor } from '../../../platform/database/database.ts'
import { saveRow } from '../../../platform/database/rows.ts'
import type { MuteRow } from '../../../platform/database/schema.ts'

/** The current mutes, by location. */
export async function listMutes(
  on: Executor,
  at: string,
  locationIds?: readonly string[],
): Promise<Map<string, MuteRow>> {
  const all = on.selectFrom('mutes').selectAll().where('until', '>', at)
  const found = await (
    locationIds === undefined ? all : all.where('locationId', 'in', [...locationIds, ''])
  ).execute()
  return new Map(found.map((row) => [row.locationId, row]))
}

export const saveMute = (on: Executor, row: MuteRow) => saveRow(on, 'mutes', row)

export const deleteMute = (on: Executor, locationId: string) =>
  on.deleteFrom('mutes').where('locationId', '=', locationId).execute()

export const deleteEndedMutes = (on: Executor, at: string) =>
  on.deleteFrom('mutes').where('until', '<=', at).execute()
