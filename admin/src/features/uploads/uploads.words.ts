import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './uploads.en.ts'

export const useUploadWords = catalogue(en, {
  es: () => import('./uploads.es.ts'),
  fr: () => import('./uploads.fr.ts'),
})
