import type { ScreenStatus as Reported } from '@roundboard/contract'
import { useFormat } from '../../../shared/format/format.ts'
import { Status } from '../../../shared/ui/status.tsx'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

export function ScreenStatus({ status }: { status: Reported }) {
  const words = useScreensMessages()
  const format = useFormat()
  return (
    <Status
      tone={status.isConnected ? 'green' : 'red'}
      time={
        status.statusUpdatedAt === null
          ? words.neverSeen
          : words.lastSeen({ ago: format.ago(status.statusUpdatedAt) })
      }
    >
      {status.isConnected ? words.connected : words.disconnected}
    </Status>
  )
}
