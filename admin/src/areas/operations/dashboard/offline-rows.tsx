import type { LocationIssue, LocationIssues } from '@roundboard/contract'
import { isAdminRole, limits, pageCount } from '@roundboard/domain'
import {
  IconAlertTriangleFilled,
  IconBellOff,
  IconMoon,
  IconSquareRoundedXFilled,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useState } from 'react'
import { useOfflineText } from '../../../shared/offline/use-offline-text.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { useEndText } from '../../../shared/mute/use-end-text.ts'
import { useUser } from '../../../shared/session/session.ts'
import { type Column, DataTable } from '../../../shared/table/data-table.tsx'
import { Pager } from '../../../shared/table/pager.tsx'
import { TextLink } from '../../../shared/ui/links.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { OfflineActions } from './offline-actions.tsx'
import classes from './offline.module.css'
import { useDashboardMessages } from '../../../shared/messages/dashboard.ts'
import { dashboardQueries } from './dashboard.queries.ts'

type Row = LocationIssue & { readonly id: string }

/** Each location that is offline or has issues: since when, and the likely cause. */
export function OfflineRows() {
  const words = useDashboardMessages().outages
  const [page, setPage] = useState(1)
  const query = useQuery(dashboardQueries.issues(page))
  const columns = useColumns()
  // If the list has become shorter, shows its last page.
  const last = pageCount(query.data?.count ?? Infinity, limits.pageSize)
  if (page > last) setPage(last)
  return (
    <QueryView query={query} what={words.what}>
      {({ locations, count, mutedHealthy, mutedHealthyCount }) => {
        const rows = locations.map((location) => ({ ...location, id: location.locationId }))
        const open = rows.filter(({ isClosed }) => !isClosed)
        const closed = rows.filter(({ isClosed }) => isClosed)
        return (
          <>
            {open.length > 0 && (
              <DataTable
                caption={words.title}
                columns={columns}
                rows={open}
                isBusy={query.isPlaceholderData}
              />
            )}
            {closed.length > 0 && (
              <div className={classes.closed}>
                <h3>
                  <IconMoon size={16} aria-hidden /> {words.closedRows}
                </h3>
                <DataTable
                  caption={words.closedRows}
                  columns={columns}
                  rows={closed}
                  isHeadHidden={open.length > 0}
                />
              </div>
            )}
            <Pager page={page} count={count} onPage={setPage} />
            {mutedHealthyCount > 0 && (
              <MutedHealthy gyms={mutedHealthy} count={mutedHealthyCount} />
            )}
          </>
        )
      }}
    </QueryView>
  )
}

/** Locations without a row that are muted, because mutes are easily forgotten. */
function MutedHealthy(props: { gyms: LocationIssues['mutedHealthy']; count: number }) {
  const words = useDashboardMessages().outages
  return (
    <p className={classes.mutedHealthy}>
      <IconBellOff size={16} aria-hidden /> {words.mutedHealthy({ count: props.count })}{' '}
      {props.gyms.map((location, place) => (
        <Fragment key={location.locationId}>
          {place > 0 && ', '}
          <MutedLocation gym={location} />
        </Fragment>
      ))}
      {props.count > props.gyms.length && ' …'}
    </p>
  )
}

function MutedLocation({ gym: location }: { gym: LocationIssues['mutedHealthy'][number] }) {
  const words = useDashboardMessages().outages
  const endText = useEndText(location.timeZone)
  const isAdmin = isAdminRole(useUser().role)
  return (
    <TextLink
      to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
      params={{ id: location.locationId }}
    >
      {words.mutedHealthyUntil({
        name: location.name,
        when: endText(Date.parse(location.mutedUntil)),
      })}
    </TextLink>
  )
}

function useColumns(): Column<Row>[] {
  const words = useDashboardMessages().outages
  const shared = useSharedMessages()
  return [
    { key: 'name', label: words.location, isHeading: true, cell: (row) => <Name row={row} /> },
    { key: 'since', label: words.since, cell: (row) => <Since row={row} /> },
    { key: 'why', label: words.why, cell: (row) => <Why row={row} /> },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (row) => <OfflineActions row={row} />,
    },
  ]
}

/** Up to this many screens are named by round. */
const namedAtMost = 3

function Name({ row }: { row: Row }) {
  const words = useDashboardMessages().outages
  const format = useFormat()
  const isAdmin = isAdminRole(useUser().role)
  const isOffline = row.problem === 'offline'
  const Icon = isOffline ? IconSquareRoundedXFilled : IconAlertTriangleFilled
  const what =
    row.screens.length > namedAtMost
      ? words.screens({ count: row.screens.length })
      : format.list(row.screens.map(({ round }) => words.round({ round })))
  const online = {
    connected: format.number(row.connected),
    of: format.number(row.of),
  }
  return (
    <span className={classes.gym} data-problem={row.problem}>
      <Icon size={18} aria-hidden />
      <span>
        <TextLink
          to={isAdmin ? '/admin/locations/$id' : '/admin/my-locations/$id'}
          params={{ id: row.locationId }}
        >
          {row.name}
        </TextLink>
        <small>{isOffline ? words.onlineOf(online) : words.connectedOf({ what, ...online })}</small>
      </span>
    </span>
  )
}

/** Since when, by the location's clock, and for how long. */
function Since({ row }: { row: Row }) {
  const texts = useOfflineText()
  const now = useNow(15_000)
  const localTime = useGymTime(row.timeZone)
  if (row.since === null) return '–'
  const since = Date.parse(row.since)
  return (
    <span className={classes.since}>
      {localTime && <strong>{localTime.when(since, now)}</strong>}
      <small>{texts.length(Math.max(0, now - since))}</small>
    </span>
  )
}

function Why({ row }: { row: Row }) {
  const words = useDashboardMessages().outages
  const texts = useOfflineText()
  const format = useFormat()
  const localTime = useGymTime(row.timeZone)
  const [only] = row.screens
  const isOften = row.cause.code === 'one-box' && only !== undefined && only.times > 1
  const opensAt = row.opensAt === null ? null : Date.parse(row.opensAt)
  const now = useNow(60_000)
  const notifiedText = ({ people, others }: NonNullable<Row['told']>, when: string) =>
    people.length === 0
      ? words.toldOnly({ count: others, when })
      : words.told({
          names: format.list(people.slice(0, namedAtMost)),
          others: others + Math.max(0, people.length - namedAtMost),
          when,
        })
  const timeText = (at: number, there: NonNullable<typeof localTime>) =>
    there.day(at) === there.day(now)
      ? words.atClock({ clock: there.clock(at) })
      : words.onDay({ day: format.shortDay(there.day(at)), clock: there.clock(at) })
  return (
    <span className={classes.why}>
      <strong>{texts.cause(row.cause)}</strong> {texts.evidence(row.cause)}
      {isOften && ` ${words.often({ times: only.times, length: texts.length(only.awayMs) })}`}
      {row.told !== null &&
        localTime &&
        ` ${notifiedText(row.told, timeText(Date.parse(row.told.at), localTime))}`}
      {row.isClosed &&
        opensAt !== null &&
        localTime &&
        ` ${words.opens({ weekday: format.weekday(localTime.day(opensAt), 'long'), clock: localTime.clock(opensAt) })}`}
    </span>
  )
}
