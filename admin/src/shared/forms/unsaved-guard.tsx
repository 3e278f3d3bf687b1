import { Button, Group, Modal, Text } from '@mantine/core'
import { useBlocker } from '@tanstack/react-router'
import { useSharedMessages } from '../messages/shared.ts'

// A location's tabs and screens are pages of their own, distinguished by the query.
const pageOf = ({ pathname, search }: { pathname: string; search: object }) => {
  const { screen, tab } = search as { screen?: string; tab?: string }
  return [pathname, screen, tab].join(' ')
}

/** Warns before leaving a form with unsaved changes: links, back, closing the tab. */
export function UnsavedGuard(props: {
  isDirty: boolean
  onLeave?: () => void
  /** What would be lost, if it isn't input. */
  lost?: { title: string; text: string; leave: string }
}) {
  const { isDirty, onLeave, lost } = props
  const words = useSharedMessages()
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && pageOf(current) !== pageOf(next),
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  return (
    <Modal
      opened={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={lost?.title ?? words.unsaved}
      closeButtonProps={{ 'aria-label': words.close }}
    >
      <Text mb="lg">{lost?.text ?? words.unsavedLeave}</Text>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" data-autofocus onClick={() => blocker.reset?.()}>
          {words.stay}
        </Button>
        <Button
          className="danger"
          onClick={() => {
            onLeave?.()
            blocker.proceed?.()
          }}
        >
          {lost?.leave ?? words.leave}
        </Button>
      </Group>
    </Modal>
  )
}
