import type { Transaction } from 'kysely'
import { columnsThatDiffer } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import { type Database, faceId, type FaceRow } from '../../../platform/database/schema.ts'

const productsOwn: FaceRow = {
  id: faceId,
  name: '',
  accent: null,
  wallBackground: null,
  logo: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
}

export async function readBranding(on: Executor): Promise<FaceRow> {
  const found = await on.selectFrom('face').selectAll().where('id', '=', faceId).executeTakeFirst()
  return found ?? productsOwn
}

/** Locks the branding until the transaction ends, even if it was never set. */
export async function lockBranding(trx: Transaction<Database>): Promise<FaceRow> {
  await trx
    .insertInto('face')
    .values(productsOwn)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await lockRow(trx, 'face', faceId)
  return readBranding(trx)
}

export async function updateBranding(on: Executor, before: FaceRow, after: FaceRow): Promise<void> {
  await on
    .updateTable('face')
    .set(columnsThatDiffer(before, after))
    .where('id', '=', faceId)
    .execute()
}
