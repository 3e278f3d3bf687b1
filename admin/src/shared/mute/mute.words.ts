import { catalogue } from '../i18n/catalogue.ts'
import { en } from './mute.en.ts'

export const useMuteWords = catalogue(en, {
  es: () => import('./mute.es.ts'),
  fr: () => import('./mute.fr.ts'),
})
