import { exerciseNameIn, uncataloguedExerciseName } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useLocale } from '../../../shared/i18n/locale.tsx'
import { timerQueries } from './timer.queries.ts'

/** What an exercise is called in the reader's language, as walls call it. */
export function useExerciseName(): (name: string) => string {
  const { locale } = useLocale()
  const exercises = useQuery(timerQueries.exercises).data
  return (name) => {
    const known = exercises?.find((exercise) => exercise.name === name)
    const language = locale === 'en' ? 'en-us' : locale
    return known ? exerciseNameIn(language, known) : uncataloguedExerciseName(name)
  }
}
