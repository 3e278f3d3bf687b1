import { Box, Switch } from '@mantine/core'
import type { addresses, DataOf, LocationConnectivity } from '@roundboard/contract'
import { isAdminRole } from '@roundboard/domain'
import { IconBuildingStore, IconCircleCheck } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { appInfoQuery } from '../../../shared/api/app-info.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useUser } from '../../../shared/session/session.ts'
import { DataTable, type Column } from '../../../shared/table/data-table.tsx'
import { Pager, useLastPage } from '../../../shared/table/pager.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { Empty, QueryView } from '../../../shared/ui/query-view.tsx'
import { Status } from '../../../shared/ui/status.tsx'
import { HealthStatus } from '../../../shared/ui/health-status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { OfflineRows } from './offline-rows.tsx'
import classes from './dashboard.module.css'
import { dashboardQueries, type Only } from './dashboard.queries.ts'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'

type Connectivity = DataOf<typeof addresses.getConnectivity>

function countOf({ health, problems, notHeld, lackBreaks }: Connectivity, only: Only): number {
  const all = Object.values(health).reduce((sum, count) => sum + count, 0)
  return { all: all - problems, problems, 'not-held': notHeld, 'no-breaks': lackBreaks }[only]
}

/** The health of every location: those with issues first, those being set up last. */
export function ConnectivityPanel(props: {
  page: number
  only: Only
  onPage: (page: number | undefined) => void
  onList: (only: Only) => void
}) {
  const { only, onList } = props
  const words = useDashboardMessages()
  const query = useQuery(dashboardQueries.connectivity(props.page, only))
  const { data, isSuccess, isPlaceholderData } = query
  const counted = data && { count: countOf(data, only) }
  useLastPage({ data: counted, isSuccess, isPlaceholderData }, props.page, props.onPage)
  const simulated = useQuery(appInfoQuery).data?.simulatedDisplays ?? 0
  const columns = useColumns()
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
          onChange={(event) => onList(event.currentTarget.checked ? 'problems' : 'all')}
        />
      }
    >
      <QueryView query={query} what={words.connectivityWhat}>
        {(connectivity) => {
          const { problems } = connectivity
          const hasOthers = only === 'all' && problems > 0
          return (
            <>
              <Overall connectivity={connectivity} readAt={query.dataUpdatedAt} />
              {(only === 'all' || only === 'problems') && <OfflineRows />}
              {only === 'problems' ? (
                problems === 0 && <NoneListed only={only} />
              ) : connectivity.locations.length > 0 ? (
                <>
                  {hasOthers && (
                    <Box component="h3" mt={14} mb={4} mx={20} c="dimmed" fz="sm" fw={600} lts={0}>
                      {words.others}
                    </Box>
                  )}
                  <DataTable
                    caption={hasOthers ? words.others : words.connectivity}
                    columns={columns}
                    rows={connectivity.locations}
                    isBusy={query.isPlaceholderData}
                    isHeadHidden={hasOthers}
                  />
                </>
              ) : (
                !hasOthers && <NoneListed only={only} />
              )}
              {only !== 'problems' && (
                <Pager
                  page={props.page}
                  count={countOf(connectivity, only)}
                  onPage={props.onPage}
                />
              )}
            </>
          )
        }}
      </QueryView>
    </Panel>
  )
}

/** The overall color, its meaning, and how many screens are online. */
function Overall(props: { connectivity: Connectivity; readAt: number }) {
  const { overall, health, connected, screens } = props.connectivity
  const words = useDashboardMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const isRated = Object.entries(health).some(
    ([group, count]) => group !== 'setting-up' && count > 0,
  )
  const tone = isRated ? overall : 'none'
  return (
    <div className={classes.overall} data-colour={tone}>
      <Status tone={tone}>
        {words.overall({ status: isRated ? shared.colour[overall] : words.noneLinked })}
      </Status>
      <span className={classes.quiet}>
        {words.connectedOf({ connected: format.number(connected), all: format.number(screens) })} ·{' '}
        {shared.updated({ when: format.clock(props.readAt) })}
      </span>
    </div>
  )
}

function NoneListed({ only }: { only: Only }) {
  const words = useDashboardMessages()
  const Icon = only === 'all' ? IconBuildingStore : IconCircleCheck
  return <Empty icon={<Icon size={30} stroke={1.5} />} title={words.noneOf[only]} />
}

function useColumns(): Column<LocationConnectivity>[] {
  const words = useDashboardMessages()
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
      cell: ({ health, colour }) => <HealthStatus group={health} colour={colour} />,
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
