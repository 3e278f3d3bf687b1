import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './security.en.ts'

export const useSecurityWords = catalogue(en, {
  es: () => import('./security.es.ts'),
  fr: () => import('./security.fr.ts'),
})
