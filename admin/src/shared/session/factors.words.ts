import { catalogue } from '../i18n/catalogue.ts'
import { en } from './factors.en.ts'

export const useFactorWords = catalogue(en, {
  es: () => import('./factors.es.ts'),
  fr: () => import('./factors.fr.ts'),
})
