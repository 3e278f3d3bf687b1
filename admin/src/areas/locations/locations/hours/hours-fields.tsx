import { Box, Button, Flex, Group, NumberInput, TextInput } from '@mantine/core'
import { limits, openingsPerDayMax } from '@roundboard/domain'
import { IconCopy, IconPlus, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Controller, useWatch } from 'react-hook-form'
import { useIssueWords } from '../../../../shared/forms/issues.ts'
import { useFields } from '../../../../shared/forms/use-fields.ts'
import { IconButton } from '../../../../shared/ui/icon-button.tsx'
import type { LocationForm } from '../location-values.ts'
import { allDay, type Day, isAllDay, mondayFirst, type Span } from './hours-values.ts'
import classes from './hours.module.css'
import { useLocationsMessages } from '../../../../shared/messages/locations.ts'
import { useHoursText } from './use-shown-hours.ts'

/** The opening hours that uptime and alerts use. */
export function HoursSection({ children }: { children: ReactNode }) {
  const words = useLocationsMessages().hours
  return (
    <fieldset className={classes.hours}>
      <legend>{words.title}</legend>
      {children}
    </fieldset>
  )
}

/** How many minutes the location is offline before an alert. */
export function MinutesField({ form }: { form: LocationForm }) {
  const words = useLocationsMessages().hours
  const { errorOf } = useFields(form)
  return (
    <Controller
      control={form.control}
      name="awayMinutes"
      render={({ field }) => (
        <NumberInput
          {...field}
          maw={260}
          label={words.toldLabel}
          description={words.toldHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          min={1}
          max={limits.awayMinutesMax}
          clampBehavior="none"
          allowDecimal={false}
          error={errorOf('awayMinutes')}
        />
      )}
    />
  )
}

/** Seven days with any number of openings. */
export function OpeningFields({ form }: { form: LocationForm }) {
  const words = useLocationsMessages().hours
  const week = useWatch({ control: form.control, name: 'openingHours' })
  const setWeek = (next: readonly Day[]) =>
    form.setValue(
      'openingHours',
      next.map((day) => day.map((span) => ({ ...span }))),
      { shouldDirty: true, shouldValidate: form.formState.isSubmitted },
    )
  return (
    <>
      <Box component="p" maw="84ch" c="dimmed" fz="sm">
        {words.why}
      </Box>
      <Flex gap={8} wrap="wrap">
        <Button size="xs" variant="default" onClick={() => setWeek(week.map(() => [allDay]))}>
          {words.alwaysOpen}
        </Button>
        <Button
          size="xs"
          variant="default"
          leftSection={<IconCopy size={15} />}
          onClick={() => setWeek(week.map(() => week[1] ?? []))}
        >
          {words.copyMonday}
        </Button>
      </Flex>
      <Box component="ul" display="grid">
        {mondayFirst.map((weekday) => (
          <OpenDay
            key={weekday}
            form={form}
            weekday={weekday}
            day={week[weekday] ?? []}
            onChange={(day) => setWeek(week.map((old, index) => (index === weekday ? day : old)))}
          />
        ))}
      </Box>
    </>
  )
}

/** The first opening of a day that was closed. */
const usual: Span = { from: '05:00', to: '22:00' }

/** The browser's time inputs don't accept 24:00. */
const typedTo = (value: string) => (value === '00:00' ? allDay.to : value)
const shownTo = (to: string) => (to === allDay.to ? '00:00' : to)

function OpenDay(props: {
  form: LocationForm
  weekday: number
  day: Day
  onChange: (day: Day) => void
}) {
  const { form, weekday, day, onChange } = props
  const words = useLocationsMessages().hours
  const issue = useIssueWords()
  const name = useHoursText().weekday(weekday)
  const problems = form.formState.errors.openingHours?.[weekday]
  const ofDay = problems?.root?.message ?? problems?.message
  const put = (place: number, changed: Partial<Span>) =>
    onChange(day.map((span, index) => (index === place ? { ...span, ...changed } : span)))
  return (
    <li className={classes.day}>
      <span className={classes.weekday}>{name}</span>
      <div className={classes.openings}>
        {day.length === 0 && (
          <Box component="span" c="dimmed">
            {words.closedAllDay}
          </Box>
        )}
        {day.map((span, place) => (
          <Group key={place} gap={7} wrap="nowrap">
            <TextInput
              type="time"
              aria-label={words.opens({ weekday: name, opening: place + 1 })}
              value={span.from}
              error={issue(problems?.[place]?.from?.message)}
              onChange={(event) => put(place, { from: event.currentTarget.value })}
            />
            <span aria-hidden>–</span>
            <TextInput
              type="time"
              aria-label={words.closes({ weekday: name, opening: place + 1 })}
              value={shownTo(span.to)}
              error={issue(problems?.[place]?.to?.message)}
              onChange={(event) => put(place, { to: typedTo(event.currentTarget.value) })}
            />
            <IconButton
              label={words.remove({ weekday: name, opening: place + 1 })}
              onClick={() => onChange(day.filter((_, index) => index !== place))}
            >
              <IconX size={17} aria-hidden />
            </IconButton>
          </Group>
        ))}
        {ofDay !== undefined && (
          <p className={classes.problem} role="alert">
            {issue(ofDay)}
          </p>
        )}
      </div>
      <div className={classes.dayActions}>
        {!isAllDay(day) && (
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            aria-label={words.allDayOn({ weekday: name })}
            onClick={() => onChange([allDay])}
          >
            {words.setAllDay}
          </Button>
        )}
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} />}
          aria-label={words.addOn({ weekday: name })}
          disabled={day.length >= openingsPerDayMax}
          onClick={() => {
            // Replaces a full day, which leaves no time for another opening.
            onChange(
              isAllDay(day) ? [usual] : [...day, day.length === 0 ? usual : { from: '', to: '' }],
            )
          }}
        >
          {words.add}
        </Button>
      </div>
    </li>
  )
}
