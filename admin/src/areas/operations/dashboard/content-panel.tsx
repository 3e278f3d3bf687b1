import { limits } from '@roundboard/domain'
import { IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../shared/format/format.ts'
import { Pager, useLastPage } from '../../../shared/table/pager.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { RoundBadge } from '../../../shared/ui/status.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

/** Workouts without routines, five per page. */
export function ContentPanel(props: { page: number; onPage: (page: number | undefined) => void }) {
  const words = useDashboardMessages()
  const format = useFormat()
  const query = useQuery(dashboardQueries.content(props.page))
  useLastPage(query, props.page, props.onPage, limits.missingRoutinesPageSize)
  return (
    <Panel title={words.content} description={words.contentWhy} isFlush>
      <QueryView query={query} what={words.contentWhat}>
        {({ workouts, count }) => (
          <>
            {workouts.length === 0 ? (
              <Empty icon={<IconCircleCheck size={30} stroke={1.5} />} title={words.contentGood} />
            ) : (
              <ul className={classes.lacking}>
                {workouts.map((workout) => (
                  <li key={workout.id}>
                    <RoundBadge round={workout.round} size={30} />
                    <span>
                      <TextLink
                        to="/admin/rounds/$roundNumber/workout/$id"
                        params={{ roundNumber: String(workout.round), id: workout.id }}
                      >
                        {workout.name}
                      </TextLink>
                      <small>
                        {words.round({ number: workout.round })} · {format.day(workout.startDate)} –{' '}
                        {format.day(workout.endDate)}
                      </small>
                    </span>
                  </li>
                ))}
              </ul>
            )}
            <Pager
              page={props.page}
              count={count}
              pageSize={limits.missingRoutinesPageSize}
              onPage={props.onPage}
            />
          </>
        )}
      </QueryView>
    </Panel>
  )
}
