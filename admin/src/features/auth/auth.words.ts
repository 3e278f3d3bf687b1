import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './auth.en.ts'

export const useAuthWords = catalogue(en, {
  es: () => import('./auth.es.ts'),
  fr: () => import('./auth.fr.ts'),
})
