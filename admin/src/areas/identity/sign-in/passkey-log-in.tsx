import { Button, Text } from '@mantine/core'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import type { User } from '@roundboard/contract'
import { useSessionMessages } from '../../../shared/messages/session.ts'
import { passkeyUnavailableReason } from '../../../shared/session/passkeys.ts'
import { useFactorReason } from '../../../shared/session/use-factor-reason.ts'
import { logInWithPasskey } from './auth.queries.ts'
import { useAuthMessages } from '../../../shared/messages/auth.ts'

/** Signs in with a passkey. If this page can't ask for one, says why. */
export function PasskeyLogIn(props: {
  onLoggedIn: (user: User) => void
  onRefused: (why: string | undefined) => void
}) {
  const words = useAuthMessages()
  const factorWords = useSessionMessages().factors
  const reason = useFactorReason()
  const [isBusy, setBusy] = useState(false)
  const unavailableReason = passkeyUnavailableReason()
  if (unavailableReason !== undefined)
    return (
      <Text mt={16} c="dimmed" fz={13}>
        {factorWords.hindered[unavailableReason]}
      </Text>
    )
  const logIn = async () => {
    props.onRefused(undefined)
    setBusy(true)
    try {
      props.onLoggedIn(await logInWithPasskey())
    } catch (error) {
      props.onRefused(reason(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      mt={12}
      leftSection={<IconFingerprint size={20} aria-hidden />}
      loading={isBusy}
      onClick={() => void logIn()}
    >
      {words.withPasskey}
    </Button>
  )
}
