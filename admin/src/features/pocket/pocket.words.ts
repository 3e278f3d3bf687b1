import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './pocket.en.ts'

export const usePocketWords = catalogue(en, {
  es: () => import('./pocket.es.ts'),
  fr: () => import('./pocket.fr.ts'),
})
