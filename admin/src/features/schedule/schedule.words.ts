import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './schedule.en.ts'

export const useScheduleWords = catalogue(en, {
  es: () => import('./schedule.es.ts'),
  fr: () => import('./schedule.fr.ts'),
})
