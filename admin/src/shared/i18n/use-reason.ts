import { ApiError } from '@roundboard/client'
import { readProblem, problemText, sentenceOf } from '@roundboard/contract'
import { useCallback } from 'react'
import { isLoadFailure } from '../api/api.ts'
import { useLocale } from './locale.tsx'
import { useIssueSentences } from './use-issue-sentences.ts'
import { useSharedMessages } from '../messages/shared.ts'

/** Why a call failed: the server's message in English, or the translation of its code. */
export function useReason() {
  const words = useSharedMessages()
  const issues = useIssueSentences()
  const { locale } = useLocale()
  return useCallback(
    (error: unknown): string => {
      if (isLoadFailure(error)) return words.failure.unreachable
      if (!(error instanceof ApiError)) return words.failure.internal
      if (error.code === 'internal') return words.failure.internal
      const isNamed = error.code === 'bad-input' && error.issues.length > 0
      if (locale === 'en' && error.message !== '' && !isNamed) return error.message
      const sentences = error.issues.map((issue) =>
        sentenceOf(issues, readProblem(problemText(issue))),
      )
      return sentences.length > 0 ? [...new Set(sentences)].join(' ') : words.failure[error.code]
    },
    [words, issues, locale],
  )
}
