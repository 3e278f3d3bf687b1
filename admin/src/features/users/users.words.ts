import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './users.en.ts'

export const useUserWords = catalogue(en, {
  es: () => import('./users.es.ts'),
  fr: () => import('./users.fr.ts'),
})
