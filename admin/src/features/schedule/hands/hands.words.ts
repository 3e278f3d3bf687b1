import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './hands.en.ts'

export const useHandsWords = catalogue(en, {
  es: () => import('./hands.es.ts'),
  fr: () => import('./hands.fr.ts'),
})
