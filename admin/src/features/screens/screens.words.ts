import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './screens.en.ts'

export const useScreenWords = catalogue(en, {
  es: () => import('./screens.es.ts'),
  fr: () => import('./screens.fr.ts'),
})
