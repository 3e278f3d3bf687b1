import { catalogue } from '../i18n/catalogue.ts'
import { en } from './words.en.ts'

export const useWords = catalogue(en, {
  es: () => import('./words.es.ts'),
  fr: () => import('./words.fr.ts'),
})
