import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './logs.en.ts'

export const useLogWords = catalogue(en, {
  es: () => import('./logs.es.ts'),
  fr: () => import('./logs.fr.ts'),
})
