import type { Unlogged } from '../../../platform/read.ts'
import {
  deleteOpenRows,
  findOpenMonth,
  listPacked,
  listOpenRows,
  savePacked,
} from './packed-months.repository.ts'
import { joinedMonth, packMonth, unpackMonth } from './month-text.ts'

type Db = ReturnType<Unlogged>

/** Packs some rows of a month. Returns whether there were any. */
const packSome = (db: Db, month: number): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const open = await listOpenRows(trx, month)
    if (open.length === 0) return false
    const byLocation = Map.groupBy(open, ({ locationId }) => locationId)
    const before = await listPacked(trx, [...byLocation.keys()], { from: month, to: month })
    const packed = new Map(before.map(({ locationId, screens }) => [locationId, screens]))
    await savePacked(
      trx,
      [...byLocation].map(([locationId, rows]) => {
        const texts = unpackMonth(packed.get(locationId) ?? '')
        for (const { number, changes } of rows) {
          const earlier = texts.get(number)
          texts.set(number, earlier === undefined ? changes : joinedMonth(earlier, changes))
        }
        return { locationId, month, screens: packMonth(texts) }
      }),
    )
    await deleteOpenRows(
      trx,
      month,
      open.map(({ number }) => number),
    )
    return true
  })

/**
 * Packs new transitions into one row per location and month, because in PostgreSQL a row with its
 * index entry needs more space than its text.
 */
export async function packMonths(db: Db): Promise<void> {
  for (let month = await findOpenMonth(db); month !== undefined;)
    if (!(await packSome(db, month))) month = await findOpenMonth(db)
}
