import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './dashboard.en.ts'

export const useDashboardWords = catalogue(en, {
  es: () => import('./dashboard.es.ts'),
  fr: () => import('./dashboard.fr.ts'),
})
