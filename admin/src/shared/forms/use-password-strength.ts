import { createClient } from '@roundboard/client'
import { addresses, type PasswordStrength } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useEffect, useState } from 'react'

/** The password's user, as far as known or typed. */
export interface PasswordOwner {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

// A user who follows a link has no session yet.
const client = createClient()
const askAfterMs = 300

interface StrengthCheck {
  readonly strength: PasswordStrength
  /** The password that was rated. */
  readonly of: string
}

/** The latest strength from the server; undefined while it doesn't respond. */
export function usePasswordStrength(
  typed: string,
  { email, firstName, lastName }: PasswordOwner,
): StrengthCheck | undefined {
  const [checked, setChecked] = useState<StrengthCheck>()
  const hasValidLength =
    typed.length >= limits.passwordLengthMin && typed.length <= limits.passwordLengthMax
  useEffect(() => {
    if (!hasValidLength) return
    const asking = new AbortController()
    const { signal } = asking
    const timer = setTimeout(() => {
      const body = { password: typed, email, firstName, lastName }
      client.call(addresses.checkPassword, { body, signal }).then(
        ({ strength }) => {
          setChecked({ strength, of: typed })
        },
        () => {
          if (!signal.aborted) setChecked(undefined)
        },
      )
    }, askAfterMs)
    return () => {
      clearTimeout(timer)
      asking.abort()
    }
  }, [hasValidLength, typed, email, firstName, lastName])
  if (typed === '') return undefined
  if (typed.length < limits.passwordLengthMin) return { strength: 'short', of: typed }
  return hasValidLength ? checked : undefined
}
