import { isAbout } from '../../../platform/database/columns.ts'
import type { Executor } from '../../../platform/database/database.ts'

/** More than anyone scrolls through, and few enough to sort. */
const most = 2_000

/** The log's entries about a screen, and hard refreshes of its location, after an entry and from a date on. */
export const entriesAbout = (
  on: Executor,
  { id, locationId }: { readonly id: string; readonly locationId: string },
  { after, from }: { readonly after: number; readonly from: string },
) =>
  on
    .selectFrom('logs')
    .select(['date', 'model', 'action', 'modifiedBy', 'data'])
    .where('date', '>=', from)
    .where('seq', '>', after)
    .where(isAbout(id, locationId))
    .where((builder) =>
      builder.or([
        builder('model', '=', 'Screen'),
        builder('data', 'like', '%"hardRefresh":true}'),
      ]),
    )
    .orderBy('seq', 'desc')
    .limit(most)
