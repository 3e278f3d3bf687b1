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

/** Puts some rows of a month to what is packed of their locations; gives whether there were any. */
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
 * Puts what was written of each screen since the last time into one row for all screens of a location
 * and a month: PostgreSQL needs more for a row and its place in an index than for its text.
 */
export async function packMonths(db: Db): Promise<void> {
  for (let month = await findOpenMonth(db); month !== undefined;)
    if (!(await packSome(db, month))) month = await findOpenMonth(db)
}
