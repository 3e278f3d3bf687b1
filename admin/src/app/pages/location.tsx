import type { Location } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { getRouteApi } from '@tanstack/react-router'
import { LocationPage } from '../../areas/locations/locations/location-page.tsx'
import { MemberPagePanel } from '../../areas/floor/member-page/member-page-panel.tsx'
import { RemotePanel } from '../../areas/floor/remote/remote-panel.tsx'
import { ClocksPanel } from '../../areas/fleet/screens/clocks-panel.tsx'
import {
  CachedProgramsPanel,
  CachedProgramsStatus,
} from '../../areas/fleet/screens/cached-programs-panel.tsx'
import { ScreenPage } from '../../areas/fleet/screens/screen-page.tsx'
import { ScreensPanel } from '../../areas/fleet/screens/screens-panel.tsx'
import { PlaylistPanel } from '../../areas/floor/timer/timer-panel.tsx'
import { UptimePanel } from '../../areas/fleet/uptime/uptime-panel.tsx'
import { useUser } from '../../shared/session/session.ts'
import { knownId } from '../../shared/search/search.ts'
import { Floor } from './floor.tsx'

const all = getRouteApi('/admin/locations/$id')
const mine = getRouteApi('/admin/my-locations/$id')

export function LocationRoute() {
  const navigate = all.useNavigate()
  return (
    <LocationOrScreen
      id={knownId(all.useParams().id)}
      search={all.useSearch()}
      isMine={false}
      onScreen={(screen) => void navigate({ search: { screen } })}
    />
  )
}

export function MyLocationRoute() {
  const navigate = mine.useNavigate()
  return (
    <LocationOrScreen
      id={knownId(mine.useParams().id)}
      search={mine.useSearch()}
      isMine
      onScreen={(screen) => void navigate({ search: { screen } })}
    />
  )
}

function LocationOrScreen(props: {
  id: string
  search: { readonly screen?: string | undefined; readonly replace?: boolean | undefined }
  isMine: boolean
  onScreen: (screenId: string | undefined) => void
}) {
  const { role } = useUser()
  const mayChange = reachOf(role, 'locations.update') !== 'none'
  const hasTimer = (location: Location) => location.vtsEnabled && mayChange
  const { screen, replace } = props.search
  if (screen !== undefined)
    return (
      <ScreenPage
        key={screen}
        id={knownId(screen)}
        isReadOnly={props.isMine}
        isReplacing={replace}
        onBack={() => {
          props.onScreen(undefined)
        }}
      />
    )
  const open = (screenId: string) => {
    props.onScreen(screenId)
  }
  return (
    <LocationPage
      id={props.id}
      isMine={props.isMine}
      said={(location) =>
        location.holds.screens > 0 && <CachedProgramsStatus location={location} />
      }
      floor={(location) => (
        <>
          <Floor location={location} hasTimer={hasTimer(location)} />
          <UptimePanel location={location} />
        </>
      )}
    >
      {(location) => (
        <>
          <ScreensPanel location={location} isReadOnly={props.isMine} onOpen={open} />
          <CachedProgramsPanel location={location} onOpen={open} />
          {hasTimer(location) && <PlaylistPanel location={location} />}
          {(hasTimer(location) || location.screenPasses !== 'off') && (
            <RemotePanel location={location} />
          )}
          {location.pocketPage && <MemberPagePanel location={location} mayChange={mayChange} />}
          <ClocksPanel location={location} />
        </>
      )}
    </LocationPage>
  )
}
