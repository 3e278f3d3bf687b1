import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './choice.en.ts'

export const useChoiceWords = catalogue(en, {
  es: () => import('./choice.es.ts'),
  fr: () => import('./choice.fr.ts'),
})
