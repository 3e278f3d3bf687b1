import { useCallback } from 'react'
import { isCode } from '../api/api.ts'
import { useReason } from '../i18n/use-reason.ts'
import { useSharedMessages } from '../messages/shared.ts'
import { useSessionMessages } from '../messages/session.ts'
import { PasskeyRefused } from './passkeys.ts'

/** Why the browser or server refused a second factor. */
export function useFactorReason() {
  const words = useSessionMessages().factors
  const reason = useReason()
  const { failure } = useSharedMessages()
  return useCallback(
    (error: unknown): string => {
      if (error instanceof PasskeyRefused) return words.refused[error.why]
      return isCode(error, 'wrong-password') ? failure['wrong-password'] : reason(error)
    },
    [words, failure, reason],
  )
}
