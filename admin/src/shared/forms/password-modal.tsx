import { Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { isCode } from '../api/api.ts'
import { alerts } from '../alerts/alerts.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { DialogButtons, BusyModal } from '../ui/dialog.tsx'
import { PasswordField } from './password-field.tsx'

/** A destructive action that needs the password. A wrong one shows at the field and in an alert. */
export function PasswordModal(props: {
  isOpen: boolean
  title: string
  children: ReactNode
  action: string
  isDestructive?: boolean
  onConfirm: (password: string) => Promise<void>
  onClose: () => void
}) {
  const words = useSharedMessages()
  const reason = useReason()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const close = () => {
    setPassword('')
    setError(undefined)
    props.onClose()
  }
  const confirm = async () => {
    if (password === '') {
      setError(words.yourPassword)
      return
    }
    setBusy(true)
    try {
      await props.onConfirm(password)
      close()
    } catch (failure) {
      const sentence = isCode(failure, 'wrong-password')
        ? words.failure['wrong-password']
        : reason(failure)
      setError(sentence)
      alerts.error(sentence, failure)
    } finally {
      setBusy(false)
    }
  }

  return (
    <BusyModal opened={props.isOpen} onClose={close} title={props.title} zIndex={300}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void confirm()
        }}
      >
        <Text component="div" mb="md">
          {props.children}
        </Text>
        <PasswordField
          label={words.password}
          description={words.yourPassword}
          autoComplete="current-password"
          required
          data-autofocus
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <DialogButtons
          submitLabel={props.action}
          onCancel={close}
          isBusy={isBusy}
          isDestructive={props.isDestructive ?? false}
          mt="lg"
        />
      </form>
    </BusyModal>
  )
}
