import { Button, Text } from '@mantine/core'
import type { PasskeyResponse } from '@roundboard/contract'
import { IconFingerprint } from '@tabler/icons-react'
import { useState } from 'react'
import { useSessionMessages } from '../messages/session.ts'
import { passkeyUnavailableReason, signWithPasskey } from './passkeys.ts'
import { useFactorReason } from './use-factor-reason.ts'

export type PasskeyOptions = Readonly<Record<string, unknown>>

/** The host of the passkey in these options. */
const hostIn = ({ rpId }: PasskeyOptions) => (typeof rpId === 'string' ? rpId : undefined)

/** Asks for a passkey's signature. If this page can't, says why. */
export function PasskeyButton(props: {
  options: PasskeyOptions
  label: string
  onPasskey: (passkey: PasskeyResponse) => Promise<void>
}) {
  const { options, label, onPasskey } = props
  const words = useSessionMessages().factors
  const reason = useFactorReason()
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const unavailableReason = passkeyUnavailableReason(hostIn(options))
  if (unavailableReason !== undefined)
    return (
      <Text mb={16} c="dimmed" fz={13}>
        {words.hindered[unavailableReason]}
      </Text>
    )
  const use = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await onPasskey(await signWithPasskey(options))
    } catch (failure) {
      setError(reason(failure))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        fullWidth
        variant="default"
        leftSection={<IconFingerprint size={18} aria-hidden />}
        loading={isBusy}
        onClick={() => void use()}
      >
        {label}
      </Button>
      {error !== undefined && (
        <Text role="alert" mt={8} c="var(--rb-bad)" fz={13}>
          {error}
        </Text>
      )}
    </>
  )
}
