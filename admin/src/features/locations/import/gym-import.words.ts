import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './gym-import.en.ts'

export const useGymImportWords = catalogue(en, {
  es: () => import('./gym-import.es.ts'),
  fr: () => import('./gym-import.fr.ts'),
})
