import type { Location } from '@roundboard/contract'
import { isNeverLinked, locationColour } from '@roundboard/domain'
import { Status } from '../../../shared/ui/status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'

/** Whether a location has screens, is enabled, was ever linked, and how many of its screens answer. */
export function LocationStatus({ location }: { location: Location }) {
  const words = useLocationsMessages()
  const shared = useSharedMessages()
  const { screens } = location
  const connected = screens.filter((screen) => screen.status.isConnected).length
  const colour = locationColour(connected, screens.length)
  const isUnlinked = isNeverLinked({
    total: screens.length,
    linked: screens.filter((screen) => screen.isLinked).length,
    heardOf: screens.filter((screen) => screen.status.statusUpdatedAt !== null).length,
  })
  if (colour === null) return <Status tone="none">{shared.noScreens}</Status>
  if (!location.isEnabled) return <Status tone="none">{words.notEnabled}</Status>
  if (isUnlinked) return <Status tone={colour}>{shared.neverLinked}</Status>
  return <Status tone={colour}>{words.connectedOf({ connected, all: screens.length })}</Status>
}
