import { type AlertChoice, AlertPreferences } from '@roundboard/contract'
import type { AlertPreferencesRow } from '../../platform/database/schema.ts'

/** What a person chose, or is told unless they do. */
export type Chosen = Pick<
  AlertPreferences,
  'kinds' | 'channels' | 'timeZone' | 'quietHours' | 'summaryHour'
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
})

export const rowOfChoice = (userId: string, choice: AlertChoice): AlertPreferencesRow => ({
  userId,
  kinds: JSON.stringify(choice.kinds),
  channels: JSON.stringify(choice.channels),
  locationIds: choice.locations && JSON.stringify([...new Set(choice.locations)]),
  timeZone: choice.timeZone,
  quietFrom: choice.quietHours?.from ?? null,
  quietTo: choice.quietHours?.to ?? null,
  summaryHour: choice.summaryHour,
})
