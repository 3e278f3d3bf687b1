import { alerts } from '../../../shared/alerts/alerts.ts'
import { endsTooEarly, type WorkoutValues } from './workout-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** Says of a refused workout that it would end before it starts, if that is why. */
export function useEndTooEarly() {
  const words = useWorkoutsMessages()
  return (typed: WorkoutValues) => {
    if (endsTooEarly(typed)) alerts.error(words.endBeforeStart)
  }
}
