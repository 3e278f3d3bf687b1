import type { Executor } from '../../platform/database/database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import { updatePresenceRows } from '../../platform/database/presence-statements.ts'
import type { PresenceRow, ScreenReportRow } from '../../platform/database/schema.ts'

/** What one statement writes: few enough that what is made for it does not grow old in memory. */
const rowsPerStatement = 2_000

function* inPortions<Item, Row>(
  items: readonly Item[],
  toRow: (item: Item) => Row,
): Iterable<Row[]> {
  for (let start = 0; start < items.length; start += rowsPerStatement)
    yield items.slice(start, start + rowsPerStatement).map(toRow)
}

/** Writes what heartbeats changed of screens that were written before. */
export async function updatePresence<Item>(
  on: Executor,
  engine: Engine,
  items: readonly Item[],
  toRow: (item: Item) => PresenceRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow)) await updatePresenceRows(on, engine, portion)
}

/** Writes screens that perhaps never were. */
export async function upsertPresence<Item>(
  on: Executor,
  items: readonly Item[],
  toRow: (item: Item) => PresenceRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow))
    await on
      .insertInto('screenPresence')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('screenId').doUpdateSet((builder) => ({
          seenAt: builder.ref('excluded.seenAt'),
          vitals: builder.ref('excluded.vitals'),
        })),
      )
      .execute()
}

export async function upsertReports<Item>(
  on: Executor,
  items: readonly Item[],
  toRow: (item: Item) => ScreenReportRow,
): Promise<void> {
  for (const portion of inPortions(items, toRow))
    await on
      .insertInto('screenReports')
      .values(portion)
      .onConflict((conflict) =>
        conflict.column('screenId').doUpdateSet((builder) => ({
          label: builder.ref('excluded.label'),
          appliedRefresh: builder.ref('excluded.appliedRefresh'),
          appliedHardRefresh: builder.ref('excluded.appliedHardRefresh'),
          report: builder.ref('excluded.report'),
        })),
      )
      .execute()
}

/** What is stored of screens; one that never sent a heartbeat has no `seenAt`. */
export async function listPresence(on: Executor, screenIds: readonly string[]) {
  if (screenIds.length === 0) return []
  return on
    .selectFrom('screenReports')
    .leftJoin('screenPresence', 'screenPresence.screenId', 'screenReports.screenId')
    .selectAll('screenReports')
    .select(['screenPresence.seenAt', 'screenPresence.vitals'])
    .where('screenReports.screenId', 'in', [...screenIds])
    .execute()
}

export async function deletePresence(on: Executor, screenId: string): Promise<void> {
  await on.deleteFrom('screenPresence').where('screenId', '=', screenId).execute()
  await on.deleteFrom('screenReports').where('screenId', '=', screenId).execute()
}
