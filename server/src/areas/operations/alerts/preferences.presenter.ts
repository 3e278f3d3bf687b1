import { AlertPreferences } from '@roundboard/contract'
import type { AlertPreferencesRow } from '../../../platform/database/schema.ts'

/** A user's choices, or the defaults. */
export type Chosen = Pick<
  AlertPreferences,
  'kinds' | 'channels' | 'timeZone' | 'quietHours' | 'summaryHour' | 'updatedAt'
> & { readonly locationIds: readonly string[] | null }

const { kinds: Kinds, channels: Channels } = AlertPreferences.shape

export const readChosen = (row: AlertPreferencesRow): Chosen => ({
  kinds: Kinds.parse(JSON.parse(row.kinds)),
  channels: Channels.parse(JSON.parse(row.channels)),
  timeZone: row.timeZone,
  quietHours:
    row.quietFrom === null || row.quietTo === null
      ? null
      : { from: row.quietFrom, to: row.quietTo },
  summaryHour: row.summaryHour,
  locationIds: row.locationIds === null ? null : (JSON.parse(row.locationIds) as string[]),
  updatedAt: row.updatedAt,
})

export const rowOfChoice = (userId: string, chosen: Chosen): AlertPreferencesRow => ({
  userId,
  kinds: JSON.stringify(chosen.kinds),
  channels: JSON.stringify(chosen.channels),
  locationIds: chosen.locationIds && JSON.stringify(chosen.locationIds),
  timeZone: chosen.timeZone,
  quietFrom: chosen.quietHours?.from ?? null,
  quietTo: chosen.quietHours?.to ?? null,
  summaryHour: chosen.summaryHour,
  updatedAt: chosen.updatedAt,
})
