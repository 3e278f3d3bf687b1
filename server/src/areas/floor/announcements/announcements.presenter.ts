import { type Announcement, announcementFields, type AnnouncementState } from '@roundboard/contract'
import { reaches, type Scope } from '../../../platform/actor.ts'
import type { AnnouncementRow } from '../../../platform/database/schema.ts'
import { fromColumns } from '../../../platform/database/stored-fields.ts'

export interface AnnouncementWithPlaces extends AnnouncementRow {
  /** The locations that were selected individually. */
  readonly locationIds: readonly string[]
  /** Those, and the ones that its regions and tags have now. */
  readonly reachedIds: readonly string[]
}

export function stateOf(
  { withdrawnAt, startsAt, overAt }: AnnouncementRow,
  now: string,
): AnnouncementState {
  if (withdrawnAt !== null || overAt <= now) return 'over'
  return startsAt <= now ? 'current' : 'coming'
}

/** Whether the actor may write to everything that it covers. */
export const isWithin = (
  {
    isForAll,
    regions,
    tags,
    locationIds,
  }: Pick<AnnouncementWithPlaces, 'isForAll' | 'regions' | 'tags' | 'locationIds'>,
  scope: Scope,
): boolean =>
  scope === 'all' ||
  // The locations in a region or with a tag can change.
  (isForAll === 0 &&
    regions === '[]' &&
    tags === '[]' &&
    locationIds.every((id) => reaches(scope, id)))

export const presentAnnouncement = (
  row: AnnouncementWithPlaces,
  {
    scope,
    now,
    allGyms,
  }: { readonly scope: Scope; readonly now: string; readonly allGyms: number },
): Announcement => ({
  _id: row.id,
  id: row.id,
  kind: row.kind,
  ...fromColumns(announcementFields, row),
  // Doesn't reveal locations that the user can't see.
  locationIds: row.locationIds.filter((id) => reaches(scope, id)),
  state: stateOf(row, now),
  startsAt: row.startsAt,
  overAt: row.overAt,
  withdrawnAt: row.withdrawnAt,
  gyms: row.isForAll === 1 ? allGyms : row.reachedIds.length,
  madeBy: row.madeBy,
  isYours: isWithin(row, scope),
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
})
