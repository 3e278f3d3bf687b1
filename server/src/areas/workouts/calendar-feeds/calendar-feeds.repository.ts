import type { Executor } from '../../../platform/database/database.ts'
import type { CalendarFeedRow } from '../../../platform/database/schema.ts'

export const listCalendarFeeds = (on: Executor): Promise<CalendarFeedRow[]> =>
  on.selectFrom('calendarFeeds').selectAll().orderBy('madeAt').orderBy('id').execute()

export const findFeed = (
  on: Executor,
  by: 'id' | 'secretHash' | 'locationId' | 'round',
  value: string | number,
): Promise<CalendarFeedRow | undefined> =>
  on.selectFrom('calendarFeeds').selectAll().where(by, '=', value).executeTakeFirst()

/** Replaces the feed of the same location or round. */
export async function saveFeed(on: Executor, row: CalendarFeedRow): Promise<void> {
  await deleteFeed(on, row.id)
  await on.insertInto('calendarFeeds').values(row).execute()
}

export const deleteFeed = (on: Executor, id: string) =>
  on.deleteFrom('calendarFeeds').where('id', '=', id).execute()

/** Records what was sent, unless a newer response was recorded in the meantime. */
export const noteFetch = (
  on: Executor,
  before: CalendarFeedRow,
  after: Pick<CalendarFeedRow, 'told' | 'fetchedAt'>,
) =>
  on
    .updateTable('calendarFeeds')
    .set(after)
    .where('secretHash', '=', before.secretHash)
    .where('told', '=', before.told)
    .execute()
