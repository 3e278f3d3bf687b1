import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './grid.en.ts'

export const useGridWords = catalogue(en, {
  es: () => import('./grid.es.ts'),
  fr: () => import('./grid.fr.ts'),
})
