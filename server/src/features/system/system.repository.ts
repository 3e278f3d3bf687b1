import type { StampSpan } from '../../platform/clock.ts'
import { toBit } from '../../platform/database/columns.ts'
import type { Executor } from '../../platform/database/database.ts'
import { countRows } from '../../platform/database/lists.ts'

/** How many screens and locations there are, and how many of them are connected or on locker-room videos. */
export async function countInstallation(on: Executor, span: StampSpan) {
  const connected = await on
    .selectFrom('screenPresence')
    .select((builder) => builder.fn.countAll().as('n'))
    .where('seenAt', '>=', span.from)
    .where('seenAt', '<=', span.to)
    .executeTakeFirstOrThrow()
  return {
    screens: await countRows(on, 'screens', undefined),
    linkedScreens: await countRows(on, 'screens', (query) =>
      query.where('tokenHash', 'is not', null),
    ),
    connectedScreens: Number(connected.n),
    locations: await countRows(on, 'locations', undefined),
    lockerRoomLocations: await countRows(on, 'locations', (query) =>
      query.where('lrVideo', '=', 1),
    ),
  }
}

/** Switches every location but one; gives how many were on the other videos. */
export async function switchVideos(
  on: Executor,
  lrVideo: boolean,
  updatedAt: string,
  exceptIdentifier: string | undefined,
): Promise<number> {
  const others = on
    .updateTable('locations')
    .set({ lrVideo: toBit(lrVideo), updatedAt })
    .where('lrVideo', '!=', toBit(lrVideo))
  const { numUpdatedRows } = await (
    exceptIdentifier === undefined
      ? others
      : others.where('locationIdentifier', '!=', exceptIdentifier)
  ).executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Raises a revision of every linked screen, so that each reloads once. */
export async function raiseRevisions(
  on: Executor,
  revision: 'refreshRevision' | 'hardRefreshRevision',
): Promise<number> {
  const { numUpdatedRows } = await on
    .updateTable('screens')
    .set(revision, (builder) => builder(revision, '+', 1))
    .where('tokenHash', 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
