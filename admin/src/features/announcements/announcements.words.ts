import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './announcements.en.ts'

export const useAnnouncementWords = catalogue(en, {
  es: () => import('./announcements.es.ts'),
  fr: () => import('./announcements.fr.ts'),
})
