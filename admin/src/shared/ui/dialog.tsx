import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useSharedMessages } from '../messages/shared.ts'

/** Returns the focus when a dialog that is only mounted while open closes. */
function useReturnFocus() {
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      setTimeout(() => {
        const isLost = document.activeElement === document.body
        if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true })
      })
    },
    [opener],
  )
}

/** A dialog that is there only while it is open. */
export function Dialog(props: Omit<ModalProps, 'opened'>) {
  useReturnFocus()
  const words = useSharedMessages()
  return <Modal opened closeButtonProps={{ 'aria-label': words.close }} {...props} />
}

/** The end of a dialog's form: cancels it, or submits it. */
export function DialogButtons(props: {
  submitLabel: string
  onCancel: () => void
  isBusy?: boolean
  isDisabled?: boolean
  isDestructive?: boolean
  mt?: 'lg'
}) {
  const { isBusy = false, isDisabled = false, isDestructive = false, mt = 0 } = props
  const words = useSharedMessages()
  return (
    <Group justify="flex-end" gap="xs" mt={mt}>
      <Button variant="default" onClick={props.onCancel}>
        {words.cancel}
      </Button>
      <Button
        type="submit"
        className={isDestructive ? 'danger' : ''}
        loading={isBusy}
        disabled={isDisabled}
      >
        {props.submitLabel}
      </Button>
    </Group>
  )
}
