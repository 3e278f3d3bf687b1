import type { Executor } from '../../../platform/database/database.ts'

/** More than anyone scrolls through, and few enough to sort. */
const most = 2_000

/** The log's entries about a screen, and hard refreshes of its location, from a date on. */
export const listEntriesAbout = (
  on: Executor,
  { id, locationId }: { readonly id: string; readonly locationId: string },
  from: string,
) =>
  on
    .selectFrom('logs')
    .select(['date', 'model', 'action', 'modifiedBy', 'data'])
    .where('date', '>=', from)
    .where('seq', '>', (builder) => builder.selectFrom('logHead').select('prunedSeq'))
    .where((builder) =>
      builder.or([
        builder('model', '=', 'Screen').and('data', 'like', `{"id":"${id}"%`),
        builder('model', '=', 'Location').and(
          'data',
          'like',
          `{"id":"${locationId}"%"hardRefresh":true}`,
        ),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(most)
    .execute()
