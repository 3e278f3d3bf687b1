import type { Executor } from '../../../platform/database/database.ts'
import type { BoxCommandRow, BoxRow } from '../../../platform/database/schema.ts'

export const findBox = (on: Executor, screenId: string): Promise<BoxRow | undefined> =>
  on.selectFrom('boxes').selectAll().where('screenId', '=', screenId).executeTakeFirst()

export const saveReport = (on: Executor, report: Omit<BoxRow, 'tvMode' | 'tvOnUntil'>) =>
  on
    .insertInto('boxes')
    .values({ ...report, tvMode: 'hours', tvOnUntil: null })
    .onConflict((conflict) => conflict.column('screenId').doUpdateSet(report))
    .execute()

export const updateBox = (
  on: Executor,
  screenId: string,
  changes: Pick<BoxRow, 'tvMode' | 'tvOnUntil'>,
) => on.updateTable('boxes').set(changes).where('screenId', '=', screenId).execute()

export const insertCommand = (on: Executor, row: BoxCommandRow) =>
  on.insertInto('boxCommands').values(row).execute()

/** Drops the waiting commands of a screen that a later one replaces. */
export const dropReplaced = (
  on: Executor,
  { screenId, askedAt }: BoxCommandRow,
  actions: readonly BoxCommandRow['action'][],
) =>
  on
    .updateTable('boxCommands')
    .set({ state: 'dropped', reason: 'replaced', doneAt: askedAt })
    .where('screenId', '=', screenId)
    .where('state', '=', 'waiting')
    .where('action', 'in', actions)
    .execute()

/** Hands out the commands of a screen that aren't older than `since`, each until its outcome is known, because a response may get lost. */
export async function takeUnfinished(
  on: Executor,
  screenId: string,
  since: string,
): Promise<BoxCommandRow[]> {
  const taken = await on
    .updateTable('boxCommands')
    .set({ state: 'sent' })
    .where('screenId', '=', screenId)
    .where('state', 'in', ['waiting', 'sent'])
    .where('askedAt', '>=', since)
    .returningAll()
    .execute()
  return taken.sort((a, b) => (a.id < b.id ? -1 : 1))
}

/** Stores what became of a command, once. False if this screen has no such command. */
export async function finishCommand(
  on: Executor,
  { screenId, id }: { readonly screenId: string; readonly id: string },
  outcome: Pick<BoxCommandRow, 'state' | 'reason' | 'doneAt' | 'screenshot'>,
): Promise<boolean> {
  const [result] = await on
    .updateTable('boxCommands')
    .set(outcome)
    .where('id', '=', id)
    .where('screenId', '=', screenId)
    .where('state', '=', 'sent')
    .execute()
  if (result !== undefined && result.numUpdatedRows > 0n) return true
  return (await findCommand(on, screenId, id)) !== undefined
}

export const findCommand = (
  on: Executor,
  screenId: string,
  id: string,
): Promise<BoxCommandRow | undefined> =>
  on
    .selectFrom('boxCommands')
    .selectAll()
    .where('id', '=', id)
    .where('screenId', '=', screenId)
    .executeTakeFirst()

/** The commands to a screen since an instant, newest first, without screenshots. */
export const listCommands = (on: Executor, screenId: string, since: string) =>
  on
    .selectFrom('boxCommands')
    .select(['id', 'action', 'value', 'isForced', 'askedBy', 'askedAt', 'state', 'reason'])
    .select(['doneAt', (builder) => builder('screenshot', 'is not', null).as('hasScreenshot')])
    .where('screenId', '=', screenId)
    .where('askedAt', '>=', since)
    .orderBy('id', 'desc')
    .limit(20)
    .execute()

export const deleteCommandsBefore = (on: Executor, at: string) =>
  on.deleteFrom('boxCommands').where('askedAt', '<', at).execute()
