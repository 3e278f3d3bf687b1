import { Tooltip } from '@mantine/core'
import type { calls, DataOf } from '@roundboard/contract'
import { IconCheck, IconX } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../shared/format/format.ts'
import { localToday } from '../../shared/format/local-today.ts'
import { Panel } from '../../shared/ui/page.tsx'
import { QueryView } from '../../shared/ui/query-view.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { useDashboardWords } from './dashboard.words.ts'

type Named = DataOf<typeof calls.getSchedule>['rounds'][number]['workouts'][number] & {}

/** A check mark that leads to its workout, whose name it shows under the pointer and the focus. */
function Scheduled({ round, workout }: { round: number; workout: Named }) {
  const words = useDashboardWords()
  return (
    <Tooltip label={workout.name} events={{ hover: true, focus: true, touch: false }}>
      <Link
        className={classes.yes ?? ''}
        to="/admin/rounds/$roundNumber/workout/$id"
        params={{ roundNumber: String(round), id: workout.id }}
        aria-label={words.scheduledWorkout(workout.name)}
      >
        <IconCheck size={18} stroke={2.4} aria-hidden />
      </Link>
    </Tooltip>
  )
}

/** Rounds 1 to 9 by weekday, starting today: is a workout scheduled? */
export function SchedulePanel() {
  const words = useDashboardWords()
  const format = useFormat()
  const query = useQuery(dashboardQueries.schedule(localToday()))
  return (
    <Panel
      title={words.schedule}
      description={words.scheduleWhy(Intl.DateTimeFormat().resolvedOptions().timeZone)}
      isFlush
    >
      <QueryView query={query} what={words.scheduleWhat}>
        {({ days, rounds }) => (
          <div className={classes.scroller} tabIndex={0} role="group" aria-label={words.schedule}>
            <table className={classes.grid}>
              <thead>
                <tr>
                  <td />
                  {days.map((day, index) => (
                    <th key={day} scope="col" data-today={index === 0}>
                      <span>{format.weekday(day)}</span>
                      <small className={classes.shortened} data-short={Number(day.slice(8))}>
                        <span>{index === 0 ? words.today : format.shortDay(day)}</span>
                      </small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rounds.map(({ round, workouts }) => (
                  <tr key={round}>
                    <th scope="row">
                      <Link to="/admin/rounds/$roundNumber" params={{ roundNumber: String(round) }}>
                        <span className={classes.shortened} data-short={round}>
                          <span>{words.round(round)}</span>
                        </span>
                      </Link>
                    </th>
                    {days.map((day, index) => (
                      <td key={day} data-today={index === 0}>
                        {workouts[index] ? (
                          <Scheduled round={round} workout={workouts[index]} />
                        ) : (
                          <Link
                            className={classes.no ?? ''}
                            to="/admin/rounds/$roundNumber/workout"
                            params={{ roundNumber: String(round) }}
                            search={{ day }}
                            aria-label={words.addFor(round, format.day(day))}
                            title={words.notScheduled}
                          >
                            <IconX size={18} stroke={2.4} aria-hidden />
                          </Link>
                        )}
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
