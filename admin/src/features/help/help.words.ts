import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './help.en.ts'

export const useHelpWords = catalogue(en, {
  es: () => import('./help.es.ts'),
  fr: () => import('./help.fr.ts'),
})
