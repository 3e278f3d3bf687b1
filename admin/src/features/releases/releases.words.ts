import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './releases.en.ts'

export const useReleaseWords = catalogue(en, {
  es: () => import('./releases.es.ts'),
  fr: () => import('./releases.fr.ts'),
})
