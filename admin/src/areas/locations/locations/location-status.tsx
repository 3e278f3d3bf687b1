import type { Location } from '@roundboard/contract'
import { HealthStatus } from '../../../shared/ui/health-status.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'

/** The health of a location, and how many of its screens are online or linked. */
export function LocationStatus({ location }: { location: Location }) {
  const words = useLocationsMessages()
  const shared = useSharedMessages()
  const { group, colour, connected, linked, screens } = location.health
  const more =
    screens === 0
      ? shared.noScreens
      : linked < screens
        ? words.linkedOf({ linked, all: screens })
        : words.connectedOf({ connected, all: screens })
  return <HealthStatus group={group} colour={colour} more={more} />
}
