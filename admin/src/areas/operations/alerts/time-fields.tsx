import { NativeSelect, Select, Switch, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { zoneQueries } from '../../../shared/zones/zones.queries.ts'
import { type ChoiceForm, hourTime, useClock } from './settings-values.ts'
import classes from './settings.module.css'
import { useAlertSettingsMessages } from '../../../shared/messages/alert-settings.ts'

const usualNight = { from: '22:00', to: '07:00' }
const hours = Array.from({ length: 24 }, (_, hour) => hour)

/** When emails and webhooks are held. */
export function QuietField({ form }: { form: ChoiceForm }) {
  const words = useAlertSettingsMessages()
  const { choice, errorOf } = useFields(form)
  const { value, onChange } = choice('quietHours')
  return (
    <div>
      <Switch
        label={words.quiet}
        aria-label={words.quiet}
        description={words.quietHint}
        checked={value !== null}
        onChange={(event) => onChange(event.currentTarget.checked ? usualNight : null)}
      />
      {value !== null && (
        <div className={classes.night}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              label={end === 'from' ? words.quietFrom : words.quietTo}
              required
              value={value[end]}
              error={errorOf(`quietHours.${end}`)}
              onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value })}
            />
          ))}
        </div>
      )}
    </div>
  )
}

/** The hour of the daily summary. */
export function SummaryField({ form, isMailOn }: { form: ChoiceForm; isMailOn: boolean }) {
  const words = useAlertSettingsMessages()
  const clock = useClock()
  const { value, error, onChange } = useFields(form).choice('summaryHour')
  return (
    <NativeSelect
      maw={360}
      label={words.summary}
      description={isMailOn ? words.summaryHint : words.mailOff}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value === null ? '' : String(value)}
      data={[
        { value: '', label: words.noSummary },
        ...hours.map((hour) => ({
          value: String(hour),
          label: words.at({ clock: clock(hourTime(hour)) }),
        })),
      ]}
      error={error}
      onChange={(event) => {
        const { value: chosen } = event.currentTarget
        onChange(chosen === '' ? null : Number(chosen))
      }}
    />
  )
}

/** The user's time zone. */
export function ZoneField({ form }: { form: ChoiceForm }) {
  const words = useAlertSettingsMessages()
  const { value, error, onChange } = useFields(form).choice('timeZone')
  const { data: names } = useQuery(zoneQueries.names)
  const options = useMemo(
    () =>
      [...new Set([...(names ?? []), value])]
        .filter((zone) => zone !== '')
        .sort()
        .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [names, value],
  )
  return (
    <Select
      maw={360}
      label={words.zone}
      description={words.zoneHint}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      required
      searchable
      data={options}
      limit={120}
      maxDropdownHeight={320}
      value={value === '' ? null : value}
      error={error}
      onChange={(zone) => onChange(zone ?? '')}
    />
  )
}
