import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { routineTexts, type RoutineValues, type WorkoutValues } from './workout-values.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

const asText = (routines: readonly RoutineValues[]) =>
  routines
    .map((routine) => {
      const texts = routineTexts.map((field) => routine[field]).filter(Boolean)
      return `${String(routine.step)}. ${texts.join('\n')}`
    })
    .join('\n\n')

/** Formats a workout's fields for choosing between two versions. */
export function useShownWorkout(): ShownFields<WorkoutValues> {
  const words = useWorkoutsMessages()
  return {
    name: { label: words.name, say: asTyped },
    subHeader: { label: words.subHeader, say: asTyped },
    round: undefined,
    isDraft: {
      label: words.state,
      say: (isDraft) => (isDraft ? words.states.draft : words.published),
    },
    startDate: { label: words.startDate, say: asTyped },
    intervals: {
      label: words.intervals,
      say: (intervals) =>
        intervals.kind === 'equal-steps'
          ? words.equalSteps
          : `${words.workRest}: ${String(intervals.workSeconds)} / ${String(intervals.restSeconds)}`,
      none: words.intervalsOff,
    },
    endDate: { label: words.endDate, say: asTyped },
    routines: { label: words.routines, say: asText },
  }
}
