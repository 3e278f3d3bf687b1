import type { Executor } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { RegionRow } from '../../../platform/database/schema.ts'

export const listRegions = (on: Executor): Promise<RegionRow[]> =>
  on.selectFrom('regions').selectAll().orderBy('nameFolded').orderBy('id').execute()

export async function isRegion(on: Executor, id: string): Promise<boolean> {
  const all = on.selectFrom('regions').select('id')
  return (await all.where('id', '=', id).executeTakeFirst()) !== undefined
}

export const insertRegion = (on: Executor, row: RegionRow) =>
  on.insertInto('regions').values(row).execute()

export const updateRegion = (on: Executor, before: RegionRow, after: RegionRow) =>
  updateRow(on, 'regions', before, after)

export const deleteRegion = (on: Executor, id: string) =>
  on.deleteFrom('regions').where('id', '=', id).execute()
