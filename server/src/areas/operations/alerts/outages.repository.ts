import type { Executor } from '../../../platform/database/database.ts'
import type { NoticeRow, OutageRow } from '../../../platform/database/schema.ts'
import { inParts, saveRow } from '../../../platform/database/rows.ts'
import { isPostgres } from '../../../platform/database/row-lock.ts'

/** Later than any due time. */
export const never = '9999-12-31T23:59:59.999Z'

/** The subject of a location's outage that ended while some of its screens are still offline. */
export const partlyRecovered = 'partly-back'

export const listOpen = (on: Executor): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('endedAt', 'is', null)
    .orderBy('since')
    .orderBy('id')
    .execute()

export const listOpenOf = (on: Executor, locationIds: readonly string[]): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('locationId', 'in', [...locationIds, ''])
    .execute()

/** The outages of a location whose end hasn't been announced, locked until the transaction ends. */
export function lockUnfinishedOf(on: Executor, locationId: string): Promise<OutageRow[]> {
  const found = on
    .selectFrom('outages')
    .selectAll()
    .where('locationId', '=', locationId)
    .where(({ or, eb }) => or([eb('endedAt', 'is', null), eb('subject', '=', partlyRecovered)]))
    .orderBy('since')
    .orderBy('id')
  return (isPostgres(on) ? found.forNoKeyUpdate() : found).execute()
}

export const insertOutage = (on: Executor, row: OutageRow) =>
  on.insertInto('outages').values(row).execute()

export const updateOutage = (on: Executor, id: string, changes: Partial<OutageRow>) =>
  on.updateTable('outages').set(changes).where('id', '=', id).execute()

export const updateOutages = (on: Executor, ids: readonly string[], changes: Partial<OutageRow>) =>
  inParts(ids, (part) => on.updateTable('outages').set(changes).where('id', 'in', part).execute())

export const deleteOutage = (on: Executor, id: string) =>
  on.deleteFrom('outages').where('id', '=', id).execute()

export const insertNotices = (on: Executor, rows: readonly NoticeRow[]) =>
  inParts(rows, (part) =>
    on
      .insertInto('notices')
      .values(part)
      .onConflict((conflict) => conflict.columns(['outageId', 'userId']).doNothing())
      .execute(),
  )

export const updateNotice = (on: Executor, id: string, changes: Partial<NoticeRow>) =>
  on.updateTable('notices').set(changes).where('id', '=', id).execute()

/** Alerts again everyone with a notice of these, including those whose first alert is still held. */
export async function repeatOutages(
  on: Executor,
  ids: readonly string[],
  at: string,
): Promise<void> {
  await updateOutages(on, ids, { toldAt: at })
  await inParts(ids, (part) =>
    on
      .updateTable('notices')
      .set({ at, readAt: null, heldUntil: at })
      .where('outageId', 'in', part)
      .execute(),
  )
}

/** Marks the outage as over where it was shown, and drops alerts that were still held. */
export async function endNotices(
  on: Executor,
  outageId: string,
  { at, notifyAt }: { at: string; notifyAt: string },
): Promise<void> {
  const all = () => on.updateTable('notices').where('outageId', '=', outageId)
  await all().set({ at, readAt: null }).where('isInBell', '=', 1).execute()
  await all().set({ heldUntil: null }).where('toldBy', '=', '[]').execute()
  await all().set({ heldUntil: notifyAt }).where('toldBy', '!=', '[]').execute()
}

/** The location is partly back: its end is announced once all its screens are. */
export async function postponeEnd(on: Executor, outageId: string, endedAt: string): Promise<void> {
  await updateOutage(on, outageId, { endedAt, subject: partlyRecovered })
  await on
    .updateTable('notices')
    .set({ heldUntil: null })
    .where('outageId', '=', outageId)
    .execute()
}

export const listPartlyRecovered = (on: Executor, locationId: string): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('locationId', '=', locationId)
    .where('subject', '=', partlyRecovered)
    .execute()

/** Prevents announcing the end of an outage. */
export const silenceNotices = (on: Executor, outageId: string) =>
  on
    .updateTable('notices')
    .set({ heldUntil: null, toldBy: '[]' })
    .where('outageId', '=', outageId)
    .execute()

/** Notices that are due, with other ends of outages for the same users. */
export const listPending = (on: Executor, at: string) =>
  on
    .selectFrom('notices')
    .innerJoin('outages', 'outages.id', 'notices.outageId')
    .selectAll('outages')
    .select(['notices.id as noticeId', 'notices.at as noticeAt'])
    .select(['notices.userId', 'notices.toldBy', 'notices.heldUntil'])
    .where('notices.heldUntil', 'is not', null)
    .where(
      'notices.userId',
      'in',
      on.selectFrom('notices').select('userId').distinct().where('heldUntil', '<=', at),
    )
    .orderBy('outages.since')
    .orderBy('notices.id')
    .execute()

export const findNotice = (on: Executor, id: string) =>
  on
    .selectFrom('notices')
    .innerJoin('outages', 'outages.id', 'notices.outageId')
    .selectAll('outages')
    .select(['notices.id as noticeId', 'notices.userId'])
    .where('notices.id', '=', id)
    .executeTakeFirst()

/** Deletes outages that ended before an instant, with their notices. */
export const deleteOutagesBefore = (on: Executor, before: string) =>
  on.deleteFrom('outages').where('endedAt', '<', before).execute()

export const listOpenOfKind = (on: Executor, kind: OutageRow['kind']): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('endedAt', 'is', null)
    .where('kind', '=', kind)
    .execute()

/** Issues of the server that were reported after they ended. */
export const listPastServerIssues = (on: Executor, subject: string): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('kind', '=', 'server-trouble')
    .where('subject', '=', subject)
    .where('endedAt', 'is not', null)
    .execute()

/** Outages of whole locations that ended after an instant. */
export const listEndedSince = (on: Executor, after: string): Promise<OutageRow[]> =>
  on
    .selectFrom('outages')
    .selectAll()
    .where('endedAt', '>', after)
    .where('subject', '!=', partlyRecovered)
    .where('kind', '=', 'location-away')
    .execute()

export async function listNotifiedUserIds(on: Executor, outageId: string): Promise<Set<string>> {
  const found = await on
    .selectFrom('notices')
    .select('userId')
    .where('outageId', '=', outageId)
    .execute()
  return new Set(found.map(({ userId }) => userId))
}

/** The day for which each user last got a summary. */
export async function listSummaries(on: Executor): Promise<Map<string, string>> {
  const found = await on.selectFrom('alertSummaries').selectAll().execute()
  return new Map(found.map(({ userId, sentFor }) => [userId, sentFor]))
}

export const noteSummary = (on: Executor, userId: string, sentFor: string) =>
  saveRow(on, 'alertSummaries', { userId, sentFor })
