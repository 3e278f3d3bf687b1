import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './builds.en.ts'

export const useBuildWords = catalogue(en, {
  es: () => import('./builds.es.ts'),
  fr: () => import('./builds.fr.ts'),
})
