import { Tooltip } from '@mantine/core'
import type { addresses, DataOf } from '@roundboard/contract'
import { IconCheck, IconPencil, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { Panel } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { CoverageLines } from './coverage-lines.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

type Named = DataOf<typeof addresses.getSchedule>['rounds'][number]['workouts'][number] & {}

/** A link to a day in the schedule, with the workout's name as tooltip. */
function Mark(props: { day: string; name: string; label: string; isDraft?: boolean }) {
  return (
    <Tooltip label={props.name} events={{ hover: true, focus: true, touch: false }}>
      <Link
        className={(props.isDraft ? classes.draft : classes.yes) ?? ''}
        to="/admin/schedule"
        search={{ day: props.day }}
        aria-label={props.label}
      >
        {props.isDraft ? (
          <IconPencil size={17} stroke={2} aria-hidden />
        ) : (
          <IconCheck size={18} stroke={2.4} aria-hidden />
        )}
      </Link>
    </Tooltip>
  )
}

/** A round's day: a published workout, a draft, or a gap. */
function DayOfRound(props: {
  round: number
  day: string
  shown: Named | null
  draft: Named | null
}) {
  const { round, day, shown, draft } = props
  const words = useDashboardMessages()
  const format = useFormat()
  if (shown)
    return <Mark day={day} name={shown.name} label={words.scheduledWorkout({ name: shown.name })} />
  if (draft) {
    const label = words.onlyDraft({ name: draft.name, round, day: format.day(day) })
    return <Mark day={day} name={draft.name} label={label} isDraft />
  }
  return (
    <Link
      className={classes.no ?? ''}
      to="/admin/rounds/$roundNumber/workout"
      params={{ roundNumber: String(round) }}
      search={{ day }}
      aria-label={words.addFor({ round, day: format.day(day) })}
      title={words.notScheduled}
    >
      <IconX size={18} stroke={2.4} aria-hidden />
    </Link>
  )
}

/** Rounds 1 to 9 by weekday, starting today: is a workout scheduled? */
export function SchedulePanel() {
  const words = useDashboardMessages()
  const format = useFormat()
  const query = useQuery(dashboardQueries.schedule(localToday()))
  return (
    <Panel
      title={words.schedule}
      description={words.scheduleWhy({ zone: Intl.DateTimeFormat().resolvedOptions().timeZone })}
      isFlush
    >
      <CoverageLines />
      <QueryView query={query} what={words.scheduleWhat}>
        {({ days, rounds }) => (
          <div className={classes.scroller} tabIndex={0} role="group" aria-label={words.schedule}>
            <table className={classes.grid}>
              <thead>
                <tr>
                  <td />
                  {days.map((day, index) => (
                    <th key={day} scope="col" data-today={index === 0}>
                      <Link
                        to="/admin/schedule"
                        search={{ day }}
                        title={words.toDay({ day: format.day(day) })}
                      >
                        <span>{format.weekday(day)}</span>
                        <small className={classes.shortened} data-short={Number(day.slice(8))}>
                          <span>{index === 0 ? words.today : format.shortDay(day)}</span>
                        </small>
                      </Link>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rounds.map(({ round, workouts, drafts }) => (
                  <tr key={round}>
                    <th scope="row">
                      <Link to="/admin/rounds/$roundNumber" params={{ roundNumber: String(round) }}>
                        <span className={classes.shortened} data-short={round}>
                          <span>{words.round({ number: round })}</span>
                        </span>
                      </Link>
                    </th>
                    {days.map((day, index) => (
                      <td key={day} data-today={index === 0}>
                        <DayOfRound
                          round={round}
                          day={day}
                          shown={workouts[index] ?? null}
                          draft={drafts[index] ?? null}
                        />
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </QueryView>
    </Panel>
  )
}
