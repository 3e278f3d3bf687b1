import { type Day, weekdayOf } from '@roundboard/domain'
import type { Executor } from '../../../platform/database/database.ts'
import type { LocationRow } from '../../../platform/database/schema.ts'
import { openingHoursOf } from '../../locations/locations/index.ts'
import { listRoundsByHours } from './gyms.repository.ts'

export const isOpenOn = (gym: Pick<LocationRow, 'openingHours'>, day: Day): boolean =>
  (openingHoursOf(gym)[weekdayOf(day)] ?? []).length > 0

/** Of which rounds a linked wall hangs in a gym that is open on a day. */
export async function readRoundsOn(on: Executor): Promise<(day: Day) => ReadonlySet<number>> {
  const hanging = await listRoundsByHours(on)
  return (day) => new Set(hanging.filter((gym) => isOpenOn(gym, day)).map(({ round }) => round))
}
