import type { Location } from '@roundboard/contract'
import { type HistoryKind, reachOf } from '@roundboard/domain'
import { getRouteApi } from '@tanstack/react-router'
import { LocationDetails } from '../../areas/locations/locations/location-details.tsx'
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
import { LicenseKeyPanel, PlaylistPanel } from '../../areas/floor/timer/timer-panel.tsx'
import { UptimePanel } from '../../areas/fleet/uptime/uptime-panel.tsx'
import { useUser } from '../../shared/session/session.ts'
import { useLocationsMessages } from '../../shared/messages/locations.ts'
import { knownId, type LocationTab } from '../../shared/search/search.ts'
import { TextLink } from '../../shared/ui/links.tsx'
import { CollapsedPanels } from '../../shared/ui/page.tsx'
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
      onScreen={(screen) => void navigate({ search: { tab: 'screens', screen } })}
      onHistory={(history) =>
        void navigate({
          search: (search) => ({ ...search, history }),
          replace: true,
          resetScroll: false,
        })
      }
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
      onScreen={(screen) => void navigate({ search: { tab: 'screens', screen } })}
      onHistory={(history) =>
        void navigate({
          search: (search) => ({ ...search, history }),
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

function LocationOrScreen(props: {
  id: string
  search: {
    readonly tab?: LocationTab | undefined
    readonly screen?: string | undefined
    readonly replace?: boolean | undefined
    readonly history?: HistoryKind | undefined
  }
  isMine: boolean
  onScreen: (screenId: string | undefined) => void
  onHistory: (kind: HistoryKind | undefined) => void
}) {
  const words = useLocationsMessages()
  const { role } = useUser()
  const mayChange = reachOf(role, 'locations.update') !== 'none'
  const hasTimer = (location: Location) => location.vtsEnabled && mayChange
  const { tab, screen, replace, history } = props.search
  if (screen !== undefined)
    return (
      <ScreenPage
        key={screen}
        id={knownId(screen)}
        isReadOnly={props.isMine}
        isReplacing={replace}
        history={{ kind: history, onKind: props.onHistory }}
        onBack={() => props.onScreen(undefined)}
      />
    )
  const open = (screenId: string) => props.onScreen(screenId)
  return (
    <LocationPage
      id={props.id}
      isMine={props.isMine}
      tab={tab}
      subtitle={(location) =>
        location.holds.screens > 0 && (
          <TextLink to="." search={{ tab: 'screens' }} inherit c="inherit">
            <CachedProgramsStatus location={location} />
          </TextLink>
        )
      }
    >
      {(location) =>
        ({
          today: () => <Floor location={location} hasTimer={hasTimer(location)} />,
          screens: () => (
            <>
              <ScreensPanel location={location} isReadOnly={props.isMine} onOpen={open} />
              <CachedProgramsPanel location={location} onOpen={open} />
            </>
          ),
          settings: () => (
            <>
              <LocationDetails key={location.id} location={location} isMine={props.isMine} />
              {hasTimer(location) && <PlaylistPanel location={location} />}
              {(hasTimer(location) || location.screenPasses !== 'off') && (
                <RemotePanel location={location} />
              )}
              {location.pocketPage && <MemberPagePanel location={location} mayChange={mayChange} />}
              <CollapsedPanels title={words.advanced}>
                {hasTimer(location) && <LicenseKeyPanel location={location} />}
                <ClocksPanel location={location} />
              </CollapsedPanels>
            </>
          ),
          history: () => <UptimePanel location={location} />,
        })[tab ?? 'today']()
      }
    </LocationPage>
  )
}
