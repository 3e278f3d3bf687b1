import type { Executor } from '../../platform/database/database.ts'
import type { Engine } from '../../platform/database/engine.ts'
import { updatePresenceRows } from '../../platform/database/presence-statements.ts'
import type { PresenceRow, ScreenReportRow } from '../../platform/database/schema.ts'

const rowsPerStatement = 2_000
const updatesPerStatement = 10_000

function* inPortions<Item>(items: readonly Item[], size: number): Iterable<Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size)
}

/** Writes what heartbeats changed of screens that were written before. */
export async function updatePresence(
  on: Executor,
  engine: Engine,
  rows: readonly PresenceRow[],
): Promise<void> {
  for (const portion of inPortions(rows, updatesPerStatement))
    await updatePresenceRows(on, engine, portion)
}

/** Writes screens that perhaps never were. */
export async function upsertPresence(on: Executor, rows: readonly PresenceRow[]): Promise<void> {
  for (const portion of inPortions(rows, rowsPerStatement))
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

export async function upsertReports(on: Executor, rows: readonly ScreenReportRow[]): Promise<void> {
  for (const portion of inPortions(rows, rowsPerStatement))
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
