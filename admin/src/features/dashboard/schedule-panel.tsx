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

/** Rounds 1 to 9 by weekday, starting today: is a workout scheduled? */
export function SchedulePanel() {
  const words = useDashboardWords()
  const format = useFormat()
  const query = useQuery(dashboardQueries.schedule(localToday()))
  return (
    <Panel title={words.schedule} description={words.scheduleWhy} isFlush>
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
                      <small>{index === 0 ? words.today : format.shortDay(day)}</small>
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rounds.map(({ round, isScheduled }) => (
                  <tr key={round}>
                    <th scope="row">
                      <Link to="/admin/rounds/$roundNumber" params={{ roundNumber: String(round) }}>
                        {words.round(round)}
                      </Link>
                    </th>
                    {days.map((day, index) => (
                      <td key={day} data-today={index === 0}>
                        {isScheduled[index] ? (
                          <span className={classes.yes}>
                            <IconCheck size={18} stroke={2.4} aria-hidden />
                            <span className="visually-hidden">{words.scheduled}</span>
                          </span>
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
