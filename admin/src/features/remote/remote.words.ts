import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './remote.en.ts'

export const useRemoteWords = catalogue(en, {
  es: () => import('./remote.es.ts'),
  fr: () => import('./remote.fr.ts'),
})
