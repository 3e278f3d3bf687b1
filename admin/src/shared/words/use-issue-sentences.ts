import { englishIssues, type IssueSentences } from '@roundboard/contract'
import { useMemo } from 'react'
import { useLocale } from '../i18n/locale.tsx'
import { messagesHook } from '../i18n/messages.ts'

type Values = Readonly<Record<string, string | number>>
export type Translated = Readonly<Record<string, string | ((values: Values) => string)>>

const useTranslated = messagesHook(
  {},
  {
    es: () => import('../../../messages/es/issues.json'),
    fr: () => import('../../../messages/fr/issues.json'),
  },
) as () => Translated

/** Waits of more than two minutes are given in minutes, shorter ones in seconds: 0 minutes. */
const waitMinutesIn = (seconds: number) => (seconds > 120 ? Math.ceil(seconds / 60) : 0)

/** Translations as sentences that take the parameters of issues. */
export const sentencesFrom = (translated: Translated) =>
  Object.fromEntries(
    Object.entries(translated).map(([code, said]) => [
      code,
      typeof said === 'string'
        ? said
        : (params: Values) =>
            said({ ...params, waitMinutes: waitMinutesIn(Number(params['seconds'])) }),
    ]),
  ) as unknown as IssueSentences

/** What the codes of the server's issues say in the reader's language. */
export function useIssueSentences(): IssueSentences {
  const { locale } = useLocale()
  const translated = useTranslated()
  return useMemo(
    () => (locale === 'en' ? englishIssues : sentencesFrom(translated)),
    [locale, translated],
  )
}
