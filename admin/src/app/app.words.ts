import { catalogue } from '../shared/i18n/catalogue.ts'
import { en } from './app.en.ts'

export const useAppWords = catalogue(en, {
  es: () => import('./app.es.ts'),
  fr: () => import('./app.fr.ts'),
})
