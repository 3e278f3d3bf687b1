import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../../shared/session/session.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useIssueSentences } from '../../../shared/i18n/use-issue-sentences.ts'
import { logIn, logOut } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'
import { PasskeyLogIn } from './passkey-log-in.tsx'
import { PasswordField } from '../../../shared/forms/password-field.tsx'

/** Signs in again above the page whose session ended. Waiting calls then continue. */
export default function SignInAgain(props: { onSignedOut: () => void }) {
  const { user, isExpired } = useSession()
  const words = useAuthMessages()
  const issues = useIssueSentences()
  const reason = useReason()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  if (!user || !isExpired) return null

  const entered = () => setPassword('')
  const submit = async () => {
    if (password === '') {
      setError(issues['password-wanted'])
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await logIn(user.email, password)
      entered()
    } catch (failure) {
      setError(reason(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Modal
      opened
      onClose={() => undefined}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      title={words.expired}
      zIndex={400}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <Text mb="md">{words.expiredWhy}</Text>
        <TextInput
          label={words.email}
          value={user.email}
          readOnly
          autoComplete="username"
          mb="sm"
        />
        <PasswordField
          label={words.password}
          autoComplete="current-password"
          required
          withAsterisk={false}
          data-autofocus
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <PasskeyLogIn onLoggedIn={entered} onRefused={setError} />
        <Group justify="space-between" gap="xs" mt="lg">
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              void logOut()
              props.onSignedOut()
            }}
          >
            {words.loseAll}
          </Button>
          <Button type="submit" loading={isBusy}>
            {words.login}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
