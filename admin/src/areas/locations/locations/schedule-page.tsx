import { Box, NumberInput, Stack } from '@mantine/core'
import { LocationChanges, type Location } from '@roundboard/contract'
import { isScheduleHour, limits } from '@roundboard/domain'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import { Notice } from '../../../shared/ui/status.tsx'
import { SaveBar } from '../../../shared/forms/save-bar.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { locationQueries, useUpdateLocation } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import classes from './schedule.module.css'

/** The 24/7 schedule: one roll-over hour for each weekday. */
export function SchedulePage({ id, isMine }: { id: string; isMine: boolean }) {
  const words = useLocationsMessages()
  const query = useQuery(locationQueries.one(id))
  return (
    <QueryView query={query} what={words.theLocation} pageTitle={words.schedule}>
      {(location) => <Schedule key={location.id} location={location} isMine={isMine} />}
    </QueryView>
  )
}

// 1970-01-04 was a Sunday.
const sunday = Date.UTC(1970, 0, 4)
const dayMs = 86_400_000

/** Text while it isn't a valid hour. */
interface ScheduleValues {
  schedule: (number | string)[]
}

const valuesOf = ({ schedule }: Location): ScheduleValues => ({ schedule })

function Schedule({ location, isMine }: { location: Location; isMine: boolean }) {
  const words = useLocationsMessages()
  const format = useFormat()
  const queryClient = useQueryClient()
  const update = useUpdateLocation(location.id)
  const weekday = (day: number) => format.weekday(sunday + (day % 7) * dayMs, 'long')
  const clock = (hour: number) => format.clockAhead(Date.UTC(1970, 0, 4, hour + 12), 0)
  const entityForm = useEntityForm<Location, ScheduleValues>({
    entity: location,
    valuesOf,
    shown: {
      schedule: {
        label: words.scheduling,
        text: (hours) =>
          hours.map((hour, day) => `${weekday(day)}: ${clock(Number(hour))}`).join('\n'),
      },
    },
    rules: LocationChanges,
    draftKey: `schedule.${location.id}`,
    read: () => queryClient.query({ ...locationQueries.one(location.id), staleTime: 0 }),
    save: ({ schedule }, expectedUpdatedAt) =>
      update.mutateAsync({
        ...(schedule && { schedule: schedule.map(Number) }),
        expectedUpdatedAt,
      }),
    onSaved: () => {
      alerts.success(words.scheduleUpdated({ name: location.name }))
    },
  })
  const { form, isDirty, meeting } = entityForm
  const hours = useWatch({ control: form.control, name: 'schedule' })
  const isValid = hours.every((hour) => typeof hour === 'number' && isScheduleHour(hour))
  const set = (day: number, hour: number | string) => {
    const schedule = hours.map((old, index) => (index === day ? hour : old))
    form.setValue('schedule', schedule, { shouldDirty: true })
  }

  return (
    <>
      <PageHeader
        title={words.scheduleOf({ name: location.name })}
        above={
          <TextLink
            to={isMine ? '/admin/my-locations/$id' : '/admin/locations/$id'}
            params={{ id: location.id }}
          >
            {backIcon} {location.name}
          </TextLink>
        }
        description={words.scheduleWhy({ zone: location.timeZone.replaceAll('_', ' ') })}
      />
      <Panel>
        <FormNotices entityForm={entityForm} thing={words.thing} />
        {!location.is365 && <Notice mb={16}>{words.scheduleNot365}</Notice>}
        <form noValidate onSubmit={entityForm.submit}>
          <Stack component="ol" gap={4} mb={20}>
            {hours.map((hour, day) => {
              const isHour = typeof hour === 'number' && isScheduleHour(hour)
              return (
                <li key={day} className={classes.day}>
                  <NumberInput
                    label={words.hour({ weekday: weekday(day) })}
                    description={words.hourHint}
                    min={limits.scheduleHourMin}
                    max={limits.scheduleHourMax}
                    clampBehavior="none"
                    allowDecimal={false}
                    value={hour}
                    onChange={(next) => set(day, next)}
                    error={isHour ? undefined : words.hourHint}
                  />
                  {isHour && (
                    <div>
                      <div className={classes.bar} aria-hidden>
                        <span style={{ flexGrow: hour + 12 }}>
                          {words.workoutOf({ weekday: weekday(day) })}
                        </span>
                        {hour < limits.scheduleHourMax && (
                          <span style={{ flexGrow: 12 - hour }} data-next>
                            {weekday(day + 1)}
                          </span>
                        )}
                      </div>
                      <Box component="p" m="4px 0 0" c="dimmed" fz={14}>
                        {hour === limits.scheduleHourMax
                          ? words.turnsAtMidnight({ weekday: weekday(day), next: weekday(day + 1) })
                          : words.turnsAt({
                              weekday: weekday(day),
                              time: clock(hour),
                              next: weekday(day + 1),
                            })}
                      </Box>
                    </div>
                  )}
                </li>
              )
            })}
          </Stack>
          <SaveBar
            canSave={isDirty && isValid && meeting === undefined}
            canCancel={isDirty}
            isSaving={entityForm.isSaving}
            onCancel={entityForm.giveUp}
          />
        </form>
      </Panel>
    </>
  )
}
