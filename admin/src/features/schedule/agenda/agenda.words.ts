import { catalogue } from '../../../shared/i18n/catalogue.ts'
import { en } from './agenda.en.ts'

export const useAgendaWords = catalogue(en, {
  es: () => import('./agenda.es.ts'),
  fr: () => import('./agenda.fr.ts'),
})
