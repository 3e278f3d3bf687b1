import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './holds.en.ts'

export const useHoldsWords = catalogue(en, {
  es: () => import('./holds.es.ts'),
  fr: () => import('./holds.fr.ts'),
})
