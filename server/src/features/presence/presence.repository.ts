import type { Executor } from '../../platform/database/database.ts'
import type { PresenceRow } from '../../platform/database/schema.ts'

const rowsPerStatement = 2000

/** Writes what screens last said, in as few statements as the engines allow. */
export async function upsertPresence(on: Executor, rows: readonly PresenceRow[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerStatement)
    await on
      .insertInto('screenPresence')
      .values(rows.slice(start, start + rowsPerStatement))
      .onConflict((conflict) =>
        conflict.column('screenId').doUpdateSet((builder) => ({
          label: builder.ref('excluded.label'),
          seenAt: builder.ref('excluded.seenAt'),
          appliedRefresh: builder.ref('excluded.appliedRefresh'),
          appliedHardRefresh: builder.ref('excluded.appliedHardRefresh'),
          report: builder.ref('excluded.report'),
        })),
      )
      .execute()
}

export async function listPresence(
  on: Executor,
  screenIds: readonly string[],
): Promise<PresenceRow[]> {
  if (screenIds.length === 0) return []
  return on
    .selectFrom('screenPresence')
    .selectAll()
    .where('screenId', 'in', [...screenIds])
    .execute()
}

export const deletePresence = (on: Executor, screenId: string) =>
  on.deleteFrom('screenPresence').where('screenId', '=', screenId).execute()
