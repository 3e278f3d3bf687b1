import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './stage.en.ts'

export const useStageWords = catalogue(en, {
  es: () => import('./stage.es.ts'),
  fr: () => import('./stage.fr.ts'),
})
