import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './bell.en.ts'

export const useBellWords = catalogue(en, {
  es: () => import('./bell.es.ts'),
  fr: () => import('./bell.fr.ts'),
})
