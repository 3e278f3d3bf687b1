import { alerts } from '../../shared/alerts/alerts.ts'
import { endsTooEarly, type WorkoutValues } from './workout-values.ts'
import { useWorkoutWords } from './workouts.words.ts'

/** Says of a refused workout that it would end before it starts, if that is why. */
export function useEndTooEarly() {
  const words = useWorkoutWords()
  return (typed: WorkoutValues) => {
    if (endsTooEarly(typed)) alerts.error(words.endBeforeStart)
  }
}
