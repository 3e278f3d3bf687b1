import { Text, TextInput } from '@mantine/core'
import type { addresses, DataOf } from '@roundboard/contract'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isUnanswered } from '../../../shared/api/api.ts'
import { useSessionMessages } from '../../../shared/messages/session.ts'
import factors from '../../../shared/session/factors.module.css'
import { QrCode } from '../../../shared/ui/qr-code.tsx'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useAddAuthenticator, useWasAdded } from './security.queries.ts'
import classes from './security.module.css'
import { useProfileMessages } from '../../../shared/messages/profile.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'

/** A secret as it is typed, in groups of four. */
const inGroups = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The secret for an authenticator app, saved once the app's code has been entered. */
export function AuthenticatorModal(props: {
  begun: DataOf<typeof addresses.beginAuthenticator>
  onCodes: (codes: readonly string[]) => void
  onClose: () => void
}) {
  const { begun, onCodes, onClose } = props
  const words = useProfileMessages().signIn
  const factorWords = useSessionMessages().factors
  const reason = useReason()
  const adding = useAddAuthenticator()
  const wasAdded = useWasAdded(({ phone }) => phone?.createdAt)
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()

  const submit = async () => {
    if (code.trim() === '') {
      setError(factorWords.typeIt.code)
      return
    }
    try {
      const { recoveryCodes } = await adding.mutateAsync({ challenge: begun.challenge, code })
      alerts.success(words.addedPhone)
      onClose()
      if (recoveryCodes !== null) onCodes(recoveryCodes)
    } catch (failure) {
      if (isUnanswered(failure) && (await wasAdded())) {
        alerts.error(words.lost, failure)
        onClose()
      } else setError(reason(failure))
    }
  }

  return (
    <Dialog onClose={onClose} title={words.phone} closeOnClickOutside={false}>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <p className={classes.none}>{words.scan}</p>
        <QrCode address={begun.uri} label={words.qrCode} className={classes.qrCode} />
        <div>
          <Text mb={6} c="dimmed" fz={13}>
            {words.secret}
          </Text>
          <div className={classes.key}>
            <code>{inGroups(begun.secret)}</code>
          </div>
        </div>
        <TextInput
          label={words.code}
          description={factorWords.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          data-autofocus
          className={factors.code ?? ''}
          value={code}
          error={error}
          onChange={(event) => {
            setCode(event.currentTarget.value)
            setError(undefined)
          }}
        />
        <DialogButtons
          submitLabel={words.confirmPhone}
          onCancel={onClose}
          isBusy={adding.isPending}
        />
      </form>
    </Dialog>
  )
}
