import { Button, Group } from '@mantine/core'
import type { SystemState, VideoHost } from '@roundboard/contract'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useVideoHosts } from '../../../shared/api/app-info.ts'
import { PasswordModal } from '../../../shared/forms/password-modal.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useSwitchVideoHost } from './system.queries.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'

/** How many locations a switch would change, as far as known. */
function changesOf(state: SystemState, host: VideoHost): number {
  return host === 'franchise'
    ? state.lockerRoomLocations
    : state.locations - state.lockerRoomLocations
}

/** Switches all locations between the two video hosts; one is excluded from the first. */
export function VideoHostPanel({ state }: { state: SystemState | undefined }) {
  const words = useSystemMessages()
  const change = useSwitchVideoHost()
  const names = useVideoHosts()
  const [host, setHost] = useState<VideoHost>()
  const labels = { franchise: words.toFranchise, 'locker-room': words.toLockerRoom } as const
  return (
    <Panel
      title={words.videoHost}
      description={
        <>
          {words.videoHostWhy}
          {names.franchise !== null && ` ${words.normalHost({ name: names.franchise })}`}
          {names['locker-room'] !== null &&
            ` ${words.lockerRoomHost({ name: names['locker-room'] })}`}
          {state?.excludedLocation && ` ${words.excluded({ identifier: state.excludedLocation })}`}
        </>
      }
    >
      <Group gap={8}>
        {(['franchise', 'locker-room'] as const).map((each) => (
          <Button key={each} variant="default" onClick={() => setHost(each)}>
            {labels[each]}
          </Button>
        ))}
      </Group>
      <PasswordModal
        isOpen={host !== undefined}
        title={labels[host ?? 'franchise']}
        action={labels[host ?? 'franchise']}
        isDestructive
        onClose={() => setHost(undefined)}
        onConfirm={async (password) => {
          if (!host) return
          const { changed } = await change.mutateAsync({ password, host })
          alerts.success(words.switched({ count: changed }))
        }}
      >
        {state && host && words.willChange({ count: changesOf(state, host) })}
      </PasswordModal>
    </Panel>
  )
}
