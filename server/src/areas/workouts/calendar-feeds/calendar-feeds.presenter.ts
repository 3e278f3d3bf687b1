import type { Feed } from '@roundboard/contract'
import type { CalendarFeedRow, LocationRow } from '../../../platform/database/schema.ts'

export const presentFeed = (
  { id, round, madeBy, madeAt, fetchedAt }: CalendarFeedRow,
  location: Pick<LocationRow, 'id' | 'name'> | undefined,
): Feed => ({
  _id: id,
  id,
  location: location ? { _id: location.id, id: location.id, name: location.name } : null,
  round,
  madeBy,
  madeAt,
  fetchedAt,
})
