import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './user-factors.en.ts'

export const useUserFactorWords = catalogue(en, {
  es: () => import('./user-factors.es.ts'),
  fr: () => import('./user-factors.fr.ts'),
})
