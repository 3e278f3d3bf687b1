import { ApiError } from '@roundboard/client'
import { useCallback } from 'react'
import { isLoadFailure } from '../api/load-failure.ts'
import { useLocale } from '../i18n/locale.tsx'
import { useWords } from './words.ts'

/** Why a call failed, in the reader's language; the server's own sentence in English. */
export function useReason() {
  const words = useWords()
  const { locale } = useLocale()
  return useCallback(
    (error: unknown): string => {
      if (isLoadFailure(error)) return words.failure.unreachable
      if (!(error instanceof ApiError)) return words.failure.internal
      if (locale !== 'en' || error.code === 'internal') return words.failure[error.code]
      return error.message || words.failure[error.code]
    },
    [words, locale],
  )
}
