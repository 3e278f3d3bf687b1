import { Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { useSharedMessages } from '../messages/shared.ts'

/** Forms of things that walls depend on are locked until somebody means to edit them. */
export function LockToggle(props: { isLocked: boolean; onToggle: () => void }) {
  const words = useSharedMessages()
  return (
    <Button
      variant="default"
      aria-pressed={!props.isLocked}
      leftSection={props.isLocked ? <IconLock size={16} /> : <IconLockOpen size={16} />}
      onClick={props.onToggle}
    >
      {props.isLocked ? words.unlock : words.lock}
    </Button>
  )
}
