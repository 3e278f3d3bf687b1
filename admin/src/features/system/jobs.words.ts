import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './jobs.en.ts'

export const useJobsWords = catalogue(en, {
  es: () => import('./jobs.es.ts'),
  fr: () => import('./jobs.fr.ts'),
})
