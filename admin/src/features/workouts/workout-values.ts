import { WorkoutChanges, WorkoutDraft, type Workout } from '@roundboard/contract'
import { endsBeforeStart, orderedRoutines, workoutDays } from '@roundboard/domain'
import type { UseFormReturn } from 'react-hook-form'

export interface RoutineValues {
  /** Of a routine that is stored; a new one has none. */
  _id?: string
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
      _id: routine.id,
      step: routine.step,
      text: routine.text,
      videoLink: routine.videoLink,
      lrVideoLink: routine.lrVideoLink ?? '',
    })),
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

/** What a save does to the routines: added and updated by their step now, deleted by the one before. */
export interface RoutineChanges {
  readonly added: readonly number[]
  readonly updated: readonly number[]
  readonly deleted: readonly number[]
}

const isSame = (a: RoutineValues, b: RoutineValues) =>
  a.text === b.text && a.videoLink === b.videoLink && a.lrVideoLink === b.lrVideoLink

export function routineChanges(
  before: readonly RoutineValues[],
  after: readonly RoutineValues[],
): RoutineChanges {
  const isIn = (list: readonly RoutineValues[]) => (routine: RoutineValues) =>
    routine._id !== undefined && list.some(({ _id }) => _id === routine._id)
  const kept = before.filter(isIn(after))
  const left = after.filter(isIn(before))
  const steps = (list: readonly RoutineValues[], picked: readonly RoutineValues[]) =>
    picked.map((routine) => list.indexOf(routine) + 1)
  const isChanged = (routine: RoutineValues, place: number) => {
    const old = before.find(({ _id }) => _id === routine._id)
    return kept[place]?._id !== routine._id || old === undefined || !isSame(old, routine)
  }
  return {
    added: steps(
      after,
      after.filter((routine) => !left.includes(routine)),
    ),
    updated: steps(after, left.filter(isChanged)),
    deleted: steps(
      before,
      before.filter((routine) => !kept.includes(routine)),
    ),
  }
}
