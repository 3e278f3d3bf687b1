import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './hours.en.ts'

export const useHoursWords = catalogue(en, {
  es: () => import('./hours.es.ts'),
  fr: () => import('./hours.fr.ts'),
})
