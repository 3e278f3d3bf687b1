import { WorkoutChanges, WorkoutDraft, type Workout } from '@roundboard/contract'
import { endsBeforeStart, orderedRoutines, workoutDays } from '@roundboard/domain'
import type { UseFormReturn } from 'react-hook-form'

export interface RoutineValues {
  step: number
  text: string
  videoLink: string
  lrVideoLink: string
}

/** A workout as its form holds it; days without time. */
export interface WorkoutValues {
  name: string
  subHeader: string
  round: number
  startDate: string
  endDate: string
  routines: RoutineValues[]
  /** The version that the typing began on; not of a new workout. */
  expectedUpdatedAt?: string
}

export type WorkoutForm = UseFormReturn<WorkoutValues, unknown, WorkoutValues>

export const endsTooEarly = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate !== '' && endDate !== '' && endsBeforeStart(startDate, endDate)

const endRule = { path: ['endDate'], message: 'Please enter a valid end date.' }

/** The contract's own rules, and the one between the two dates. */
export const NewWorkoutRules = WorkoutDraft.refine((workout) => !endsTooEarly(workout), endRule)
export const WorkoutRules = WorkoutChanges.refine(
  ({ startDate = '', endDate = '' }) => !endsTooEarly({ startDate, endDate }),
  endRule,
)

export function valuesOf(workout: Workout): WorkoutValues {
  const { firstDay, lastDay } = workoutDays(workout)
  return {
    name: workout.name,
    subHeader: workout.subHeader,
    round: workout.round,
    startDate: firstDay,
    endDate: lastDay,
    routines: orderedRoutines(workout.routines).map((routine) => ({
      step: routine.step,
      text: routine.text,
      videoLink: routine.videoLink,
      lrVideoLink: routine.lrVideoLink ?? '',
    })),
    expectedUpdatedAt: workout.updatedAt,
  }
}

export function blankWorkout(round: number, day: string): WorkoutValues {
  return { name: '', subHeader: '', round, startDate: day, endDate: day, routines: [] }
}

export const blankRoutine = (step: number): RoutineValues => ({
  step,
  text: '',
  videoLink: '',
  lrVideoLink: '',
})

export interface RoutineChanges {
  readonly added: readonly number[]
  readonly updated: readonly number[]
  readonly deleted: readonly number[]
}

/** What a save does to the routines, by step. */
export function routineChanges(
  before: readonly RoutineValues[],
  after: readonly RoutineValues[],
): RoutineChanges {
  const steps = Array.from({ length: Math.max(before.length, after.length) }, (_, index) => index)
  const isSame = (a: RoutineValues, b: RoutineValues) =>
    a.text === b.text && a.videoLink === b.videoLink && a.lrVideoLink === b.lrVideoLink
  const pick = (
    isPicked: (old: RoutineValues | undefined, next: RoutineValues | undefined) => boolean,
  ) => steps.filter((index) => isPicked(before[index], after[index])).map((index) => index + 1)
  return {
    added: pick((old, next) => !old && next !== undefined),
    updated: pick((old, next) => old !== undefined && next !== undefined && !isSame(old, next)),
    deleted: pick((old, next) => old !== undefined && !next),
  }
}
