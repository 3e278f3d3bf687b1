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
    name: { label: words.name, text: asTyped },
    subHeader: { label: words.subHeader, text: asTyped },
    round: undefined,
    isDraft: {
      label: words.state,
      text: (isDraft) => (isDraft ? words.states.draft : words.published),
    },
    startDate: { label: words.startDate, text: asTyped },
    intervals: {
      label: words.intervals,
      text: (intervals) =>
        intervals.kind === 'equal-steps'
          ? words.equalSteps
          : `${words.workRest}: ${String(intervals.workSeconds)} / ${String(intervals.restSeconds)}`,
      none: words.intervalsOff,
    },
    endDate: { label: words.endDate, text: asTyped },
    routines: { label: words.routines, text: asText },
  }
}
