import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './import.en.ts'

export const useImportWords = catalogue(en, {
  es: () => import('./import.es.ts'),
  fr: () => import('./import.fr.ts'),
})
