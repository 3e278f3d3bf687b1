import { catalogue } from '../i18n/catalogue.ts'
import { en } from './sessions.en.ts'

export const useSessionWords = catalogue(en, {
  es: () => import('./sessions.es.ts'),
  fr: () => import('./sessions.fr.ts'),
})
