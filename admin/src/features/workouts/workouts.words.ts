import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './workouts.en.ts'

export const useWorkoutWords = catalogue(en, {
  es: () => import('./workouts.es.ts'),
  fr: () => import('./workouts.fr.ts'),
})
