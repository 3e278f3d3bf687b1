import { englishIssues, type IssueSentences } from '@roundboard/contract'
import { catalogue } from '../i18n/catalogue.ts'

/** What the codes of the server's issues say in the reader's language. */
export const useIssueSentences: () => IssueSentences = catalogue(englishIssues, {
  es: () => import('./issues.es.ts'),
  fr: () => import('./issues.fr.ts'),
})
