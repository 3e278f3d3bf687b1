import { Switch } from '@mantine/core'
import type { LocationConnectivity } from '@roundboard/contract'
import { isAdminRole } from '@roundboard/domain'
import { IconBuildingStore, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../../shared/api/app-info.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useUser } from '../../../shared/session/session.ts'
import { DataTable, type Column } from '../../../shared/table/data-table.tsx'
import { Pager } from '../../../shared/table/pager.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { OfflineRows } from './offline-rows.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries, type Only } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

/** Whether the screens answer, by location, the worst first. */
export function ConnectivityPanel(props: {
  page: number
  only: Only
  onPage: (page: number) => void
  onList: (only: Only) => void
}) {
  const { only, onList } = props
  const words = useDashboardMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const query = useQuery(dashboardQueries.connectivity(props.page, only))
  const simulated = useQuery(appInfoQuery).data?.simulatedDisplays ?? 0
  const columns = useColumns()
  // Each gym stands once: before the others where it is away.
  const away = new Set(useQuery(dashboardQueries.away(1)).data?.locationIds)
  const isAnyAway = away.size > 0
  const isElsewhere = ({ id }: LocationConnectivity) => away.has(id)
  return (
    <Panel
      title={words.connectivity}
      description={simulated > 0 ? words.simulated({ count: simulated }) : undefined}
      isFlush
      actions={
        <Switch
          size="sm"
          label={words.onlyProblems}
          checked={only === 'problems'}
          onChange={(event) => {
            onList(event.currentTarget.checked ? 'problems' : 'all')
          }}
        />
      }
    >
      <QueryView query={query} what={words.connectivityWhat}>
        {(connectivity) => {
          const { overall, green, yellow, red, withoutScreens, notHeld, lackBreaks } = connectivity
          const problems = yellow + red
          const count = {
            all: problems + green + withoutScreens,
            problems,
            'not-held': notHeld,
            'no-breaks': lackBreaks,
          }[only]
          const hasScreens = connectivity.screens > 0
          return (
            <>
              <div className={classes.overall} data-colour={hasScreens ? overall : 'none'}>
                <Status tone={hasScreens ? overall : 'none'}>
                  {words.overall({
                    status: hasScreens ? shared.colour[overall] : shared.noScreens,
                  })}
                </Status>
                <span className={classes.quiet}>
                  {words.connectedOf({
                    connected: format.number(connectivity.connected),
                    all: format.number(connectivity.screens),
                  })}{' '}
                  · {shared.updated({ when: format.clock(query.dataUpdatedAt) })}
                </span>
              </div>
              <dl className={classes.counts}>
                {(['green', 'yellow', 'red'] as const).map((colour) => (
                  <div key={colour}>
                    <dt>
                      <Status tone={colour}>{shared.colourMeaning[colour]}</Status>
                    </dt>
                    <dd>{words.locationsIn({ count: connectivity[colour] })}</dd>
                  </div>
                ))}
                {withoutScreens > 0 && (
                  <div>
                    <dt>
                      <Status tone="none">{shared.noScreens}</Status>
                    </dt>
                    <dd>{words.locationsIn({ count: withoutScreens })}</dd>
                  </div>
                )}
              </dl>
              <OfflineRows />
              {connectivity.locations.length === 0 ? (
                <Empty
                  icon={
                    only === 'all' ? (
                      <IconBuildingStore size={30} stroke={1.5} />
                    ) : (
                      <IconCircleCheck size={30} stroke={1.5} />
                    )
                  }
                  title={words.noneOf[only]}
                />
              ) : only === 'problems' || connectivity.locations.every(isElsewhere) ? null : (
                <>
                  {isAnyAway && <h3 className={classes.others}>{words.others}</h3>}
                  <DataTable
                    caption={isAnyAway ? words.others : words.connectivity}
                    columns={columns}
                    rows={connectivity.locations.filter((location) => !isElsewhere(location))}
                    isBusy={query.isPlaceholderData}
                    isHeadHidden={isAnyAway}
                  />
                </>
              )}
              {only !== 'problems' && (
                <Pager page={props.page} count={count} onPage={props.onPage} />
              )}
            </>
          )
        }}
      </QueryView>
    </Panel>
  )
}

function useColumns(): Column<LocationConnectivity>[] {
  const words = useDashboardMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const isAdmin = isAdminRole(useUser().role)
  return [
    {
      key: 'name',
      label: words.location,
      isHeading: true,
      cell: (location) => (
        <TextLink
          to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
          params={{ id: location.id }}
        >
          {location.name}
        </TextLink>
      ),
    },
    {
      key: 'status',
      label: words.status,
      cell: ({ colour, isNeverLinked }) =>
        colour === null ? (
          <Status tone="none">{shared.noScreens}</Status>
        ) : (
          <Status tone={colour}>
            {isNeverLinked ? shared.neverLinked : shared.colourMeaning[colour]}
          </Status>
        ),
    },
    {
      key: 'screens',
      label: words.screens,
      isNumber: true,
      cell: (location) =>
        `${format.number(location.connected)} / ${format.number(location.screens)}`,
    },
    {
      key: 'last',
      label: words.lastStatus,
      isNumber: true,
      cell: (location) =>
        location.screens === 0
          ? '–'
          : location.lastStatusAt === null
            ? words.neverSeen
            : format.ago(location.lastStatusAt),
    },
  ]
}
