import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './languages.en.ts'

export const useLanguagesWords = catalogue(en, {
  es: () => import('./languages.es.ts'),
  fr: () => import('./languages.fr.ts'),
})
