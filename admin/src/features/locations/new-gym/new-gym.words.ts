import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './new-gym.en.ts'

export const useNewGymWords = catalogue(en, {
  es: () => import('./new-gym.es.ts'),
  fr: () => import('./new-gym.fr.ts'),
})
