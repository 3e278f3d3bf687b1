import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './feeds.en.ts'

export const useFeedWords = catalogue(en, {
  es: () => import('./feeds.es.ts'),
  fr: () => import('./feeds.fr.ts'),
})
