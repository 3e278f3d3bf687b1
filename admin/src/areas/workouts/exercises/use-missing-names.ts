import {
  type ExerciseNames,
  type Language,
  nameTranslationsOf,
  stateIn,
  type TranslationState,
} from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { localToday, useNow } from '../../../shared/format/use-now.ts'
import { workoutQueries } from '../workouts/workouts.queries.ts'

/** The screen languages in which a name is missing or outdated. */
export function useMissingNames(): (names: ExerciseNames) => {
  readonly missing: readonly Language[]
  readonly outdated: readonly Language[]
} {
  const today = localToday(new Date(useNow(60_000)))
  const { data: languages = [] } = useQuery(workoutQueries.wallLanguages(today))
  return (names) => {
    const translations = nameTranslationsOf(names)
    const inState = (state: TranslationState) =>
      languages.filter((each) => stateIn(each.language, names.displayName, translations) === state)
    return {
      missing: inState('missing').map(({ language }) => language),
      outdated: inState('outdated').map(({ language }) => language),
    }
  }
}
