import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './away.en.ts'

export const useAwayRowWords = catalogue(en, {
  es: () => import('./away.es.ts'),
  fr: () => import('./away.fr.ts'),
})
