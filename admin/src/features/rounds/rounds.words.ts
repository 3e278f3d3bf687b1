import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './rounds.en.ts'

export const useRoundWords = catalogue(en, {
  es: () => import('./rounds.es.ts'),
  fr: () => import('./rounds.fr.ts'),
})
