import { Button } from '@mantine/core'
import type { Location } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { IconCalendarTime, IconDeviceTv, IconRefreshAlert, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useFormat } from '../../../shared/format/format.ts'
import { useNow } from '../../../shared/format/use-now.ts'
import { outageQuery } from '../../../shared/mute/acknowledge.queries.ts'
import { Acknowledged } from '../../../shared/mute/acknowledged.tsx'
import { MuteMenu } from '../../../shared/mute/mute-menu.tsx'
import { muteQuery } from '../../../shared/mute/mute.queries.ts'
import { Muted } from '../../../shared/mute/muted.tsx'
import { type LocationTab, locationTabs } from '../../../shared/search/search.ts'
import { useUser } from '../../../shared/session/session.ts'
import { backIcon, ButtonLink, PageTabs, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'
import { LocationStatus } from './location-status.tsx'
import { locationQueries, useHardRefresh } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'
import { useRemoveLocation } from './use-remove-location.ts'

/** A location, with a tab for each part. */
export function LocationPage(props: {
  id: string
  isMine: boolean
  tab: LocationTab | undefined
  /** Shown below the name. */
  subtitle: (location: Location) => ReactNode
  children: (location: Location) => ReactNode
}) {
  const words = useLocationsMessages()
  const query = useQuery(locationQueries.one(props.id))
  return (
    <QueryView query={query} what={words.theLocation} pageTitle={words.locations}>
      {(location) => (
        <>
          <Heading
            location={location}
            isMine={props.isMine}
            tab={props.tab}
            readAt={query.dataUpdatedAt}
            subtitle={props.subtitle(location)}
          />
          <PageTabs
            label={location.name}
            tabs={[
              { text: words.tabs.today },
              ...locationTabs.map((tab) => ({ tab, text: words.tabs[tab] })),
            ]}
          />
          {props.children(location)}
        </>
      )}
    </QueryView>
  )
}

function Heading(props: {
  location: Location
  isMine: boolean
  tab: LocationTab | undefined
  readAt: number
  subtitle: ReactNode
}) {
  const { location, isMine, tab } = props
  const words = useLocationsMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const attempt = useAttempt()
  const { role } = useUser()
  const navigate = useNavigate()
  const hardRefresh = useHardRefresh()
  const { remove, isPending } = useRemoveLocation()
  const mayDelete = !isMine && reachOf(role, 'locations.delete') !== 'none'
  const mayMute = reachOf(role, 'locations.update') !== 'none'
  const { data: mute } = useQuery(muteQuery(location.id))
  const { data: outage } = useQuery(outageQuery(location.id))
  const newGymWords = useNewLocationMessages()
  const isSettingUp = !isMine && location.screens.some(({ isLinked }) => !isLinked)

  const refresh = async () => {
    if (location.screens.every((screen) => !screen.isLinked)) {
      alerts.error(words.nothingToReload({ name: location.name }))
      return
    }
    await attempt(
      () => hardRefresh.mutateAsync(location.id),
      words.hardRefreshed({ name: location.name }),
    )
  }
  const leave = () => navigate({ to: '/admin/locations', ignoreBlocker: true })

  return (
    <PageHeader
      title={location.name}
      documentTitle={tab === undefined ? location.name : `${words.tabs[tab]} · ${location.name}`}
      above={
        <TextLink to={isMine ? '/admin/my-locations' : '/admin/locations'}>
          {backIcon} {isMine ? words.myLocations : words.locations}
        </TextLink>
      }
      description={
        <>
          <LocationStatus location={location} />
          <TimeThere timeZone={location.timeZone} />
          {outage && <Acknowledged location={location} outage={outage} mayChange={mayMute} />}
          {mute !== undefined && mute !== null && (
            <Muted gym={location} until={Date.parse(mute.until)} by={mute.by} mayEnd={mayMute} />
          )}
          {props.subtitle}
          <span>
            {words.refreshedEvery} {shared.updated({ when: format.clock(props.readAt) })}
          </span>
        </>
      }
      actions={
        <>
          {isSettingUp && (
            <ButtonLink
              to="/admin/locations/$id/set-up"
              params={{ id: location.id }}
              variant="default"
              leftSection={<IconDeviceTv size={16} />}
            >
              {newGymWords.setUp}
            </ButtonLink>
          )}
          {location.is365 && (
            <ButtonLink
              to="/admin/locations/$id/schedule"
              params={{ id: location.id }}
              variant="default"
              leftSection={<IconCalendarTime size={16} />}
            >
              {words.scheduling}
            </ButtonLink>
          )}
          {mayMute && mute === null && <MuteMenu gym={location} />}
          <Button
            variant="default"
            leftSection={<IconRefreshAlert size={16} />}
            loading={hardRefresh.isPending}
            onClick={() => void refresh()}
          >
            {words.hardRefresh}
          </Button>
          {mayDelete && (
            <Button
              variant="default"
              className="danger-quiet"
              leftSection={<IconTrash size={16} />}
              loading={isPending}
              onClick={() => void remove(location, leave)}
            >
              {shared.delete}
            </Button>
          )}
        </>
      }
    />
  )
}

/** The location's local time and day. */
function TimeThere({ timeZone }: { timeZone: string }) {
  const words = useLocationsMessages()
  const localTime = useGymTime(timeZone)
  const now = useNow(10_000)
  if (localTime === undefined) return null
  return (
    <span>
      <strong>{localTime.clock(now)}</strong> {words.onDayThere({ day: localTime.dayOfWeek(now) })}
    </span>
  )
}
