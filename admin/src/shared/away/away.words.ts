import { catalogue } from '../i18n/catalogue.ts'
import { en } from './away.en.ts'

export const useAwayWords = catalogue(en, {
  es: () => import('./away.es.ts'),
  fr: () => import('./away.fr.ts'),
})
