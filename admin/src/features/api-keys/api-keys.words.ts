import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './api-keys.en.ts'

export const useApiKeyWords = catalogue(en, {
  es: () => import('./api-keys.es.ts'),
  fr: () => import('./api-keys.fr.ts'),
})
