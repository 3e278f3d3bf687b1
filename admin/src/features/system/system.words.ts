import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './system.en.ts'

export const useSystemWords = catalogue(en, {
  es: () => import('./system.es.ts'),
  fr: () => import('./system.fr.ts'),
})
