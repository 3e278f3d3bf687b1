import type { Executor } from '../../../platform/database/database.ts'
import { isPostgres } from '../../../platform/database/row-lock.ts'
import type { PackedMonthRow } from '../../../platform/database/schema.ts'

const rowsAtOnce = 1_000
const rowsPerStatement = 200

/** The first month that isn't completely packed. */
export async function findOpenMonth(on: Executor): Promise<number | undefined> {
  const row = await on
    .selectFrom('screenTransitions')
    .select(({ fn }) => fn.min('month').as('month'))
    .executeTakeFirst()
  return row?.month ?? undefined
}

/** Some rows of a month, locked until the transaction ends. */
export async function listOpenRows(on: Executor, month: number) {
  const rows = on
    .selectFrom('screenTransitions')
    .innerJoin('watchedScreens', 'watchedScreens.number', 'screenTransitions.number')
    .select(['screenTransitions.number', 'changes', 'locationId'])
    .where('month', '=', month)
    .orderBy('screenTransitions.number')
    .limit(rowsAtOnce)
  return (isPostgres(on) ? rows.forUpdate('screenTransitions') : rows).execute()
}

export async function deleteOpenRows(on: Executor, month: number, numbers: readonly number[]) {
  await on
    .deleteFrom('screenTransitions')
    .where('month', '=', month)
    .where('number', 'in', numbers)
    .execute()
}

/** The packed months of these locations, in order. */
export async function listPacked(
  on: Executor,
  locationIds: readonly string[],
  { from, to }: { readonly from: number; readonly to?: number },
): Promise<PackedMonthRow[]> {
  const found: PackedMonthRow[] = []
  for (let start = 0; start < locationIds.length; start += rowsAtOnce)
    found.push(
      ...(await on
        .selectFrom('packedMonths')
        .selectAll()
        .where('locationId', 'in', locationIds.slice(start, start + rowsAtOnce))
        .where('month', '>=', from)
        .$if(to !== undefined, (query) => query.where('month', '<=', to ?? from))
        .orderBy('month')
        .execute()),
    )
  return found
}

export async function savePacked(on: Executor, rows: readonly PackedMonthRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await on
      .insertInto('packedMonths')
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict
          .columns(['locationId', 'month'])
          .doUpdateSet(({ ref }) => ({ screens: ref('excluded.screens') })),
      )
      .execute()
}
