import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './library.en.ts'

export const useTemplateWords = catalogue(en, {
  es: () => import('./library.es.ts'),
  fr: () => import('./library.fr.ts'),
})
