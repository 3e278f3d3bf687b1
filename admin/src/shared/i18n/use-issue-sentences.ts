import {
  englishIssues,
  type IssueCode,
  issueSentences,
  type IssueSentences,
} from '@roundboard/contract'
import { useMemo } from 'react'
import { useLocale } from './locale.tsx'
import { messagesHook } from './messages.ts'

const useTranslated = messagesHook(
  {},
  {
    es: () => import('@roundboard/contract/messages/es/issues.json'),
    fr: () => import('@roundboard/contract/messages/fr/issues.json'),
  },
) as () => Readonly<Record<IssueCode, unknown>>

/** The messages for the server's error codes. */
export function useIssueSentences(): IssueSentences {
  const { locale } = useLocale()
  const translated = useTranslated()
  return useMemo(
    () => (locale === 'en' ? englishIssues : issueSentences(translated)),
    [locale, translated],
  )
}
