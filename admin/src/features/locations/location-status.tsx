import type { Location } from '@roundboard/contract'
import { locationColour } from '@roundboard/domain'
import { Status } from '../../shared/ui/status.tsx'
import { useLocationWords } from './locations.words.ts'

/** Whether a location is enabled, and how many of its screens answer. */
export function LocationStatus({ location }: { location: Location }) {
  const words = useLocationWords()
  const { screens } = location
  const connected = screens.filter((screen) => screen.status.isConnected).length
  if (!location.isEnabled) return <Status tone="none">{words.notEnabled}</Status>
  if (screens.length === 0) return <Status tone="none">{words.noScreens}</Status>
  return (
    <Status tone={locationColour(connected, screens.length)}>
      {words.connectedOf(connected, screens.length)}
    </Status>
  )
}
