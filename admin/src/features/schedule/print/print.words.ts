import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './print.en.ts'

export const usePrintWords = catalogue(en, {
  es: () => import('./print.es.ts'),
  fr: () => import('./print.fr.ts'),
})
