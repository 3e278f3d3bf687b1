import { type AlertPreferences, pick } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import type { ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'

const names = [
  'kinds',
  'locations',
  'channels',
  'quietHours',
  'summaryHour',
  'timeZone',
] as const satisfies readonly (keyof AlertPreferences)[]

export type ChoiceValues = Pick<AlertPreferences, (typeof names)[number]>
export type ChoiceForm = FormOf<ChoiceValues>

export const valuesOf = (choice: AlertPreferences): ChoiceValues => pick(choice, names)

/** Formats a time such as `22:00`. */
export function useClock() {
  const format = useFormat()
  return (time: string) => {
    const at = Date.parse(`1970-01-01T${time}:00.000Z`)
    return Number.isNaN(at) ? '' : format.clockAhead(at, 0)
  }
}

export function useShownChoice(): ShownFields<ChoiceValues> {
  const words = useAlertSettingsMessages()
  const format = useFormat()
  const clock = useClock()
  const list = (values: readonly string[]) =>
    values.length === 0 ? words.noneOf : format.list(values)
  return {
    kinds: { label: words.kinds, text: (kinds) => list(kinds.map((kind) => words.kind[kind])) },
    locations: {
      label: words.gyms,
      text: (gyms) => list(gyms.map(({ name }) => name)),
      none: words.allGyms,
    },
    channels: {
      label: words.channels,
      text: (channels) => list(channels.map((channel) => words.channel[channel])),
    },
    quietHours: {
      label: words.quiet,
      text: ({ from, to }) => words.fromTo({ from: clock(from), to: clock(to) }),
      none: words.noQuiet,
    },
    summaryHour: {
      label: words.summary,
      text: (hour) => words.at({ clock: clock(hourTime(hour)) }),
      none: words.noSummary,
    },
    timeZone: { label: words.zone, text: (zone) => zone.replaceAll('_', ' ') },
  }
}

/** A full hour: `07:00`. */
export const hourTime = (hour: number): string => `${String(hour).padStart(2, '0')}:00`
