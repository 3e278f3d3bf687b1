import { Button, Group, TextInput, UnstyledButton } from '@mantine/core'
import type { PasskeyResponse } from '@roundboard/contract'
import { useState } from 'react'
import { useBusyDialog } from '../ui/dialog.tsx'
import { PasswordField } from '../forms/password-field.tsx'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './factors.module.css'
import { useSessionMessages } from '../messages/session.ts'
import { PasskeyButton, type PasskeyOptions } from './passkey-button.tsx'
import { useFactorReason } from './use-factor-reason.ts'

/** The ways to confirm one's identity by typing. */
export type TypedProof = 'password' | 'code' | 'recoveryCode'

export type Proof = Partial<Record<TypedProof, string>> & { readonly passkey?: PasskeyResponse }

/** Asks the user to confirm their identity in one of these ways. */
export function ProofForm(props: {
  /** The first is shown; the others are offered. */
  ways: readonly TypedProof[]
  passkey: PasskeyOptions | null
  action: string
  /** Throws what was wrong with it. */
  onProof: (proof: Proof) => Promise<void>
  onCancel: () => void
}) {
  const { ways, passkey, action, onProof, onCancel } = props
  const words = useSessionMessages().factors
  const shared = useSharedMessages()
  const reason = useFactorReason()
  const [chosen, setChosen] = useState<TypedProof>()
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  useBusyDialog(isBusy)
  const way = chosen ?? ways[0]
  const switchTo = {
    password: words.usePassword,
    code: words.useCode,
    recoveryCode: words.useRecovery,
  }

  const submit = async () => {
    if (way === undefined) return
    if (typed.trim() === '') {
      setError(words.typeIt[way])
      return
    }
    setBusy(true)
    setError(undefined)
    try {
      await onProof({ [way]: typed })
    } catch (failure) {
      setError(reason(failure))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {passkey !== null && (
        <PasskeyButton
          options={passkey}
          label={words.usePasskey}
          onPasskey={(given) => onProof({ passkey: given })}
        />
      )}
      {passkey !== null && way !== undefined && <p className={classes.or}>{words.or}</p>}
      {way !== undefined && (
        <TypedField
          key={way}
          way={way}
          typed={typed}
          error={error}
          onTyped={(next) => {
            setTyped(next)
            setError(undefined)
          }}
        />
      )}
      {ways.length > 1 && (
        <Group gap="4px 18px" align="stretch" mt={14}>
          {ways
            .filter((other) => other !== way)
            .map((other) => (
              <UnstyledButton
                key={other}
                className={classes.other ?? ''}
                onClick={() => {
                  setChosen(other)
                  setTyped('')
                  setError(undefined)
                }}
              >
                {switchTo[other]}
              </UnstyledButton>
            ))}
        </Group>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" disabled={isBusy} onClick={onCancel}>
          {shared.cancel}
        </Button>
        {way !== undefined && (
          <Button type="submit" loading={isBusy}>
            {action}
          </Button>
        )}
      </Group>
    </form>
  )
}

function TypedField(props: {
  way: TypedProof
  typed: string
  error: string | undefined
  onTyped: (typed: string) => void
}) {
  const words = useSessionMessages().factors
  const shared = useSharedMessages()
  const { way, typed, error, onTyped } = props
  const field = {
    value: typed,
    error,
    'data-autofocus': true,
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => onTyped(event.currentTarget.value),
  }
  if (way === 'password')
    return (
      <PasswordField
        label={shared.password}
        description={shared.yourPassword}
        autoComplete="current-password"
        required
        {...field}
      />
    )
  return way === 'code' ? (
    <TextInput
      label={words.code}
      description={words.codeHint}
      inputMode="numeric"
      autoComplete="one-time-code"
      className={classes.code ?? ''}
      {...field}
    />
  ) : (
    <TextInput
      label={words.recoveryCode}
      description={words.recoveryHint}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      className={classes.recovery ?? ''}
      {...field}
    />
  )
}
