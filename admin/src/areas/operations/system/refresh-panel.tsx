import { Button, Group } from '@mantine/core'
import { IconRefresh, IconRefreshAlert } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { PasswordModal } from '../../../shared/forms/password-modal.tsx'
import { Panel } from '../../../shared/ui/page.tsx'
import { useRefreshEverything } from './system.queries.ts'
import { useSystemMessages } from '../../../shared/messages/system.ts'

/** Reloads every screen at once. */
export function RefreshPanel({ screens }: { screens: number | undefined }) {
  const words = useSystemMessages()
  const refresh = useRefreshEverything()
  const [kind, setKind] = useState<'refresh' | 'hard-refresh'>()
  const label = kind === 'hard-refresh' ? words.hardRefreshAll : words.refreshAll
  return (
    <Panel title={words.refresh} description={words.refreshWhy}>
      <Group gap={8}>
        <Button
          variant="default"
          leftSection={<IconRefresh size={16} />}
          onClick={() => setKind('refresh')}
        >
          {words.refreshAll}
        </Button>
        <Button
          variant="default"
          leftSection={<IconRefreshAlert size={16} />}
          onClick={() => setKind('hard-refresh')}
        >
          {words.hardRefreshAll}
        </Button>
      </Group>
      <PasswordModal
        isOpen={kind !== undefined}
        title={label}
        action={label}
        isDestructive
        onClose={() => setKind(undefined)}
        onConfirm={async (password) => {
          const result = await refresh.mutateAsync({
            password,
            isHard: kind === 'hard-refresh',
          })
          alerts.success(words.refreshed({ count: result.screens }))
        }}
      >
        {screens !== undefined && words.refreshConfirm({ count: screens })}
      </PasswordModal>
    </Panel>
  )
}
