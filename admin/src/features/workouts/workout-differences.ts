import type { Difference } from '../../shared/forms/conflict.tsx'
import type { RoutineValues, WorkoutValues } from './workout-values.ts'
import type { WorkoutWords } from './workouts.en.ts'

const asText = (routines: readonly RoutineValues[]) =>
  routines
    .map(({ step, text, videoLink, lrVideoLink }) =>
      [`${String(step)}. ${text}`, videoLink, lrVideoLink].filter(Boolean).join('\n'),
    )
    .join('\n\n')

/** Where two versions of a workout differ, for the person who has to choose. */
export function differencesOf(
  mine: WorkoutValues,
  theirs: WorkoutValues,
  words: WorkoutWords,
): Difference[] {
  return [
    { label: words.name, mine: mine.name, theirs: theirs.name },
    { label: words.subHeader, mine: mine.subHeader, theirs: theirs.subHeader },
    { label: words.startDate, mine: mine.startDate, theirs: theirs.startDate },
    { label: words.endDate, mine: mine.endDate, theirs: theirs.endDate },
    { label: words.routines, mine: asText(mine.routines), theirs: asText(theirs.routines) },
  ].filter((difference) => difference.mine !== difference.theirs)
}
