import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './profile.en.ts'

export const useProfileWords = catalogue(en, {
  es: () => import('./profile.es.ts'),
  fr: () => import('./profile.fr.ts'),
})
