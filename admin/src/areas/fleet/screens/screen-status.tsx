import type { Screen } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import { Status } from '../../../shared/ui/status.tsx'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { useGymTime } from '../../../shared/zones/use-gym-time.ts'

type Shown = Pick<Screen, 'isLinked' | 'status' | 'offlineSince'>

/** Whether a screen is online, or since when it has been offline, by its location's clock. */
export function ScreenStatus(props: { screen: Shown; timeZone: string | null }) {
  const { isLinked, status, offlineSince } = props.screen
  const words = useScreensMessages()
  const format = useFormat()
  const gymTime = useGymTime(props.timeZone ?? 'UTC')
  const { isConnected, statusUpdatedAt } = status
  if (!isLinked && statusUpdatedAt === null) return <Status tone="none">{words.neverLinked}</Status>
  const lastSeen =
    statusUpdatedAt === null
      ? words.neverSeen
      : words.lastSeen({ ago: format.ago(statusUpdatedAt) })
  const time =
    offlineSince !== null && statusUpdatedAt !== null && gymTime
      ? words.since({ when: gymTime.when(Date.parse(offlineSince)) })
      : lastSeen
  return (
    <Status tone={isConnected ? 'green' : isLinked ? 'red' : 'none'} time={time}>
      {isConnected ? words.connected : isLinked ? words.disconnected : words.notLinked}
    </Status>
  )
}
