import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './second-factor.en.ts'

export const useSecondFactorWords = catalogue(en, {
  es: () => import('./second-factor.es.ts'),
  fr: () => import('./second-factor.fr.ts'),
})
