import type { AnnouncementState } from '@roundboard/contract'
import type { SelectQueryBuilder } from 'kysely'
import type { Scope } from '../../../platform/actor.ts'
import type { Executor } from '../../../platform/database/database.ts'
import { inParts, insertRows, updateRow } from '../../../platform/database/rows.ts'
import { countRows, listPage, type PageOf } from '../../../platform/database/lists.ts'
import type { AnnouncementRow, Database } from '../../../platform/database/schema.ts'
import type { AnnouncementWithPlaces } from './announcements.presenter.ts'

/** The locations that an announcement is for. */
export interface Places {
  readonly isForAll: boolean
  readonly locationIds: readonly string[]
}

/** Whether it is for the locations of regions or tags. */
export const hasGroups = ({ regions, tags }: Pick<AnnouncementRow, 'regions' | 'tags'>) =>
  regions !== '[]' || tags !== '[]'

async function withPlaces(
  on: Executor,
  rows: readonly AnnouncementRow[],
): Promise<AnnouncementWithPlaces[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const byAnnouncement = async (places: {
    execute: () => Promise<{ announcementId: string; locationId: string }[]>
  }) => Map.groupBy(await places.execute(), ({ announcementId }) => announcementId)
  const chosen = await byAnnouncement(
    on
      .selectFrom('announcementLocations')
      .selectAll()
      .where('announcementId', 'in', ids)
      .orderBy('locationId'),
  )
  const reached = rows.some(hasGroups)
    ? await byAnnouncement(
        on
          .selectFrom('announcedLocations')
          .selectAll()
          .where('announcementId', 'in', ids)
          .orderBy('locationId'),
      )
    : chosen
  const idsOf = (id: string, places: typeof chosen) =>
    (places.get(id) ?? []).map(({ locationId }) => locationId)
  return rows.map((row) => ({
    ...row,
    locationIds: idsOf(row.id, chosen),
    reachedIds: idsOf(row.id, reached),
  }))
}

function matching(state: AnnouncementState, now: string, scope: Scope) {
  return <O>(query: SelectQueryBuilder<Database, 'announcements', O>) => {
    const ofState = {
      current: query
        .where('withdrawnAt', 'is', null)
        .where('startsAt', '<=', now)
        .where('overAt', '>', now),
      coming: query.where('withdrawnAt', 'is', null).where('startsAt', '>', now),
      over: query.where(({ or, eb }) =>
        or([eb('overAt', '<=', now), eb('withdrawnAt', 'is not', null)]),
      ),
    }[state]
    if (scope === 'all') return ofState
    return ofState.where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('isForAll', '=', 1),
        exists(
          selectFrom('announcedLocations')
            .select('announcementId')
            .whereRef('announcementId', '=', 'announcements.id')
            .where('locationId', 'in', [...scope, '']),
        ),
      ]),
    )
  }
}

const orders = {
  current: { column: 'startsAt', direction: 'desc' },
  coming: { column: 'startsAt', direction: 'asc' },
  over: { column: 'overAt', direction: 'desc' },
} as const

export async function listAnnouncements(
  on: Executor,
  { state, now, scope }: { state: AnnouncementState; now: string; scope: Scope },
  page: Pick<PageOf<string>, 'page' | 'limit'>,
): Promise<{ rows: AnnouncementWithPlaces[]; count: number }> {
  const narrow = matching(state, now, scope)
  const { rows, count } = await listPage(on, 'announcements', narrow, orders[state], page)
  return { rows: await withPlaces(on, rows), count }
}

/** Announcements that aren't withdrawn and may still be shown somewhere. */
export async function listNotOver(on: Executor, since: string): Promise<AnnouncementWithPlaces[]> {
  const rows = await on
    .selectFrom('announcements')
    .selectAll()
    .where('withdrawnAt', 'is', null)
    .where('overAt', '>', since)
    .orderBy('id')
    .execute()
  return withPlaces(on, rows)
}

export async function findAnnouncement(
  on: Executor,
  id: string,
): Promise<AnnouncementWithPlaces | undefined> {
  const row = await on
    .selectFrom('announcements')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return (await withPlaces(on, row === undefined ? [] : [row]))[0]
}

export async function insertAnnouncement(
  on: Executor,
  { locationIds, reachedIds: _reachedIds, ...row }: AnnouncementWithPlaces,
): Promise<void> {
  await on.insertInto('announcements').values(row).execute()
  await setPlaces(on, row.id, locationIds)
}

export async function setPlaces(
  on: Executor,
  announcementId: string,
  locationIds: readonly string[],
): Promise<void> {
  await on
    .deleteFrom('announcementLocations')
    .where('announcementId', '=', announcementId)
    .execute()
  const rows = locationIds.map((locationId) => ({ announcementId, locationId }))
  await insertRows(on, 'announcementLocations', rows)
}

export const updateAnnouncement = (
  on: Executor,
  before: AnnouncementRow,
  after: Partial<AnnouncementRow>,
) => updateRow(on, 'announcements', before, after)

/** Deletes announcements that ended before this time. */
export const deleteOverBefore = (on: Executor, stamp: string) =>
  on.deleteFrom('announcements').where('overAt', '<', stamp).execute()

export const countLocations = (on: Executor) => countRows(on, 'locations', undefined)

/** The locations' time zones, with the number of locations in each. */
export async function listZones(on: Executor, { isForAll, locationIds }: Places) {
  const gyms = on.selectFrom('locations')
  const found = await (isForAll ? gyms : gyms.where('id', 'in', [...locationIds, '']))
    .select((builder) => ['timeZone', builder.fn.countAll().as('n')])
    .groupBy('timeZone')
    .execute()
  return found.map(({ timeZone, n }) => ({ timeZone, gyms: Number(n) }))
}

const linkedAt = (on: Executor, { isForAll, locationIds }: Places) => {
  const linked = on.selectFrom('screens').where('tokenHash', 'is not', null)
  return isForAll ? linked : linked.where('locationId', 'in', [...locationIds, ''])
}

/** The number of linked screens, and of those that reported since an instant. */
export async function countWalls(on: Executor, places: Places, since: string) {
  const { walls, connected } = await linkedAt(on, places)
    .leftJoin('screenPresence', (join) =>
      join.onRef('screenPresence.screenId', '=', 'screens.id').on('seenAt', '>=', since),
    )
    .select(({ fn }) => [fn.countAll().as('walls'), fn.count('seenAt').as('connected')])
    .executeTakeFirstOrThrow()
  return { walls: Number(walls), connected: Number(connected) }
}

/** The linked screens of an announcement, with the time when each first showed it. */
const announcedTo = (on: Executor, id: string, places: Places) =>
  linkedAt(on, places).leftJoin('announcementWalls', (join) =>
    join
      .onRef('announcementWalls.screenId', '=', 'screens.id')
      .on('announcementWalls.announcementId', '=', id),
  )

export async function countShown(on: Executor, id: string, places: Places) {
  const { walls, shown, lastAt } = await announcedTo(on, id, places)
    .select(({ fn }) => [
      fn.countAll().as('walls'),
      fn.count('shownAt').as('shown'),
      fn.max('shownAt').as('lastAt'),
    ])
    .executeTakeFirstOrThrow()
  return { walls: Number(walls), shown: Number(shown), lastAt }
}

const named = (on: Executor, id: string, places: Places) =>
  announcedTo(on, id, places)
    .innerJoin('locations', 'locations.id', 'screens.locationId')
    .select([
      'screens.id',
      'screens.name',
      'screens.round',
      'screens.locationId',
      'locations.name as locationName',
      'announcementWalls.shownAt',
    ])

export const listMissing = (on: Executor, id: string, places: Places, limit: number) =>
  named(on, id, places)
    .where('announcementWalls.shownAt', 'is', null)
    .orderBy('locations.nameFolded')
    .orderBy('screens.locationId')
    .orderBy('screens.round')
    .orderBy('screens.id')
    .limit(limit)
    .execute()

export const listLatest = (on: Executor, id: string, places: Places, limit: number) =>
  named(on, id, places)
    .where('announcementWalls.shownAt', 'is not', null)
    .orderBy('announcementWalls.shownAt', 'desc')
    .orderBy('screens.id')
    .limit(limit)
    .execute()

/** The full-screen announcement that a screen may have shown. */
export const findFullScreenFor = (on: Executor, id: string, screenId: string) =>
  on
    .selectFrom('announcements')
    .select(['id', 'createdAt'])
    .where('id', '=', id)
    .where('kind', '!=', 'band')
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('isForAll', '=', 1),
        exists(
          selectFrom('announcedLocations')
            .innerJoin('screens', 'screens.locationId', 'announcedLocations.locationId')
            .select('announcementId')
            .whereRef('announcementId', '=', 'announcements.id')
            .where('screens.id', '=', screenId),
        ),
      ]),
    )
    .executeTakeFirst()

/** Records when screens showed an announcement. The first time stays. */
export const insertShown = (
  on: Executor,
  rows: readonly { announcementId: string; screenId: string; shownAt: string }[],
) =>
  inParts(rows, (part) =>
    on
      .insertInto('announcementWalls')
      .values([...part])
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
