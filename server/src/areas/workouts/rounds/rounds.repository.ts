import type { Executor } from '../../../platform/database/database.ts'
import { updateRow } from '../../../platform/database/rows.ts'
import type { RoundRow } from '../../../platform/database/schema.ts'

export const listRounds = (on: Executor): Promise<RoundRow[]> =>
  on.selectFrom('rounds').selectAll().orderBy('roundNumber').execute()

export const findRound = (on: Executor, id: string): Promise<RoundRow | undefined> =>
  on.selectFrom('rounds').selectAll().where('id', '=', id).executeTakeFirst()

export const insertRound = (on: Executor, row: RoundRow) =>
  on.insertInto('rounds').values(row).execute()

export const updateRound = (on: Executor, before: RoundRow, after: Partial<RoundRow>) =>
  updateRow(on, 'rounds', before, after)

export const deleteRound = (on: Executor, id: string) =>
  on.deleteFrom('rounds').where('id', '=', id).execute()
