import { Button, NumberInput } from '@mantine/core'
import type { Location } from '@roundboard/contract'
import { isScheduleHour, limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { alerts } from '../../shared/alerts/alerts.ts'
import { useFormat } from '../../shared/format/format.ts'
import formClasses from '../../shared/forms/forms.module.css'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { backIcon, TextLink } from '../../shared/ui/links.tsx'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { locationQueries, useUpdateLocation } from './locations.queries.ts'
import { useLocationWords } from './locations.words.ts'
import classes from './schedule.module.css'

/** The 24/7 schedule: one roll-over hour for each weekday. */
export function SchedulePage({ id, isMine }: { id: string; isMine: boolean }) {
  const words = useLocationWords()
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

function Schedule({ location, isMine }: { location: Location; isMine: boolean }) {
  const words = useLocationWords()
  const shared = useWords()
  const format = useFormat()
  const reason = useReason()
  const update = useUpdateLocation(location.id)
  const [typed, setTyped] = useState<readonly (number | string)[]>()
  const hours = typed ?? location.schedule
  const isDirty = typed?.some((hour, day) => hour !== location.schedule[day]) ?? false
  const isValid = hours.every((hour) => typeof hour === 'number' && isScheduleHour(hour))
  const weekday = (day: number) => format.weekday(sunday + (day % 7) * dayMs, 'long')
  const clock = (hour: number) => format.clockAhead(Date.UTC(1970, 0, 4, hour + 12), 0)
  const set = (day: number, hour: number | string) => {
    setTyped(hours.map((old, index) => (index === day ? hour : old)))
  }

  const save = async () => {
    if (!isValid) return
    try {
      await update.mutateAsync({ schedule: hours.map(Number) })
      setTyped(undefined)
      alerts.success(words.scheduleUpdated(location.name))
    } catch (error) {
      alerts.error(reason(error))
    }
  }

  return (
    <>
      <PageHeader
        title={words.scheduleOf(location.name)}
        above={
          <TextLink
            to={isMine ? '/admin/my-locations/$id' : '/admin/locations/$id'}
            params={{ id: location.id }}
          >
            {backIcon} {location.name}
          </TextLink>
        }
        description={words.scheduleWhy(location.timeZone.replaceAll('_', ' '))}
      />
      <UnsavedGuard isDirty={isDirty} />
      <Panel>
        {!location.is365 && <p className={formClasses.notice}>{words.scheduleNot365}</p>}
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            void save()
          }}
        >
          <ol className={classes.days}>
            {hours.map((hour, day) => {
              const isHour = typeof hour === 'number' && isScheduleHour(hour)
              return (
                <li key={day} className={classes.day}>
                  <NumberInput
                    label={words.hour(weekday(day))}
                    description={words.hourHint}
                    min={limits.scheduleHourMin}
                    max={limits.scheduleHourMax}
                    clampBehavior="none"
                    allowDecimal={false}
                    value={hour}
                    onChange={(next) => {
                      set(day, next)
                    }}
                    error={isHour ? undefined : words.hourHint}
                    className={classes.hour ?? ''}
                  />
                  {isHour && (
                    <div className={classes.wall}>
                      <div className={classes.bar} aria-hidden>
                        <span style={{ flexGrow: hour + 12 }}>{words.workoutOf(weekday(day))}</span>
                        {hour < limits.scheduleHourMax && (
                          <span style={{ flexGrow: 12 - hour }} data-next>
                            {weekday(day + 1)}
                          </span>
                        )}
                      </div>
                      <p className={classes.meaning}>
                        {hour === limits.scheduleHourMax
                          ? words.turnsAtMidnight(weekday(day), weekday(day + 1))
                          : words.turnsAt(weekday(day), clock(hour), weekday(day + 1))}
                      </p>
                    </div>
                  )}
                </li>
              )
            })}
          </ol>
          <div className={formClasses.bar}>
            <Button type="submit" loading={update.isPending} disabled={!isDirty || !isValid}>
              {shared.save}
            </Button>
            <Button
              variant="default"
              disabled={!isDirty}
              onClick={() => {
                setTyped(undefined)
              }}
            >
              {shared.cancel}
            </Button>
          </div>
        </form>
      </Panel>
    </>
  )
}
