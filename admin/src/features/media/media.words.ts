import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './media.en.ts'

export const useMediaWords = catalogue(en, {
  es: () => import('./media.es.ts'),
  fr: () => import('./media.fr.ts'),
})
