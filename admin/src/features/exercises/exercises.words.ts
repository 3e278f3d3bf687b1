import { catalogue } from '../../shared/i18n/catalogue.ts'
import { en } from './exercises.en.ts'

export const useExerciseWords = catalogue(en, {
  es: () => import('./exercises.es.ts'),
  fr: () => import('./exercises.fr.ts'),
})
