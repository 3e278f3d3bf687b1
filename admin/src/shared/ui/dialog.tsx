import { Button, Group, Modal, type ModalProps } from '@mantine/core'
import { createContext, use, useEffect, useState } from 'react'
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

const BusyContext = createContext<(isBusy: boolean) => void>(() => undefined)

/** Keeps the dialog around this open while its request runs, so that no result is lost. */
export function useBusyDialog(isBusy: boolean): void {
  const setBusy = use(BusyContext)
  useEffect(() => {
    setBusy(isBusy)
    return () => {
      setBusy(false)
    }
  }, [setBusy, isBusy])
}

/** A modal that can't be closed while its request runs. */
export function BusyModal({ isBusy = false, ...props }: ModalProps & { isBusy?: boolean }) {
  const words = useSharedMessages()
  const [isInnerBusy, setInnerBusy] = useState(false)
  const isLocked = isBusy || isInnerBusy
  return (
    <BusyContext value={setInnerBusy}>
      <Modal
        closeButtonProps={{ 'aria-label': words.close, disabled: isLocked }}
        {...props}
        onClose={() => {
          if (!isLocked) props.onClose()
        }}
      />
    </BusyContext>
  )
}

/** A dialog that is there only while it is open. */
export function Dialog(props: Omit<ModalProps, 'opened'> & { isBusy?: boolean }) {
  useReturnFocus()
  return <BusyModal opened {...props} />
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
  useBusyDialog(isBusy)
  return (
    <Group justify="flex-end" gap="xs" mt={mt}>
      <Button variant="default" disabled={isBusy} onClick={props.onCancel}>
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
