import { catalogue } from '../i18n/catalogue.ts'
import { en } from './library.en.ts'

export const useLibraryWords = catalogue(en, {
  es: () => import('./library.es.ts'),
  fr: () => import('./library.fr.ts'),
})
