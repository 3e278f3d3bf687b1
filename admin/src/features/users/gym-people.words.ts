import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './gym-people.en.ts'

export const useGymPeopleWords = catalogue(en, {
  es: () => import('./gym-people.es.ts'),
  fr: () => import('./gym-people.fr.ts'),
})
