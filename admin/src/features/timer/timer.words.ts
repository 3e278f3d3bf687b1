import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './timer.en.ts'

export const useTimerWords = catalogue(en, {
  es: () => import('./timer.es.ts'),
  fr: () => import('./timer.fr.ts'),
})
