import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './locations.en.ts'

export const useLocationWords = catalogue(en, {
  es: () => import('./locations.es.ts'),
  fr: () => import('./locations.fr.ts'),
})
