import type { PasswordInputProps } from '@mantine/core'
import { limits } from '@roundboard/domain'
import { useSharedMessages } from '../messages/shared.ts'
import classes from './new-password-field.module.css'
import { PasswordField } from './password-field.tsx'
import { type PasswordOwner, usePasswordStrength } from './use-password-strength.ts'

interface Choosing {
  /** The current value. */
  typed: string | undefined
  owner: PasswordOwner
}

/** The field for a new password, with its strength. */
export function NewPasswordField({ typed = '', owner, ...rest }: PasswordInputProps & Choosing) {
  return (
    <div>
      <PasswordField autoComplete="new-password" {...rest} />
      {/* A refused password already shows an error. */}
      {!rest.error && <StrengthLine typed={typed} owner={owner} />}
    </div>
  )
}

function StrengthLine({ typed, owner }: { typed: string; owner: PasswordOwner }) {
  const words = useSharedMessages()
  const check = usePasswordStrength(typed, owner)
  const strength = check?.strength
  return (
    <p
      role="status"
      className={classes.line}
      data-strength={strength}
      aria-busy={check !== undefined && check.of !== typed}
    >
      {strength !== undefined && (
        <>
          <span aria-hidden className={classes.bar}>
            <span />
            <span />
            <span />
          </span>
          {strength === 'short'
            ? words.passwordLacks({ count: limits.passwordLengthMin - typed.length })
            : words.passwordStrengths[strength]}
        </>
      )}
    </p>
  )
}
