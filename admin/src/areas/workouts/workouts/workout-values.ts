import {
  namesOf,
  pick,
  routineFields,
  defaultsOf,
  type Workout,
  WorkoutChanges,
  WorkoutDraft,
  workoutFields,
} from '@roundboard/contract'
import { endsBeforeStart, orderedRoutines, workoutDays } from '@roundboard/domain'
import type { UseFormReturn } from 'react-hook-form'
import type { Typed } from '../../../shared/forms/shown-fields.ts'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** Explains a refusal because the workout would end before it starts. */
export function useEndTooEarly() {
  const words = useWorkoutsMessages()
  return (typed: WorkoutValues) => {
    if (endsTooEarly(typed)) alerts.error(words.endBeforeStart)
  }
}

// Translations are on another page; without new ones, they stay as they are.
const { textTranslations: _text, cueTranslations: _cue, ...formOfRoutine } = routineFields

// A routine's step is its place.
const { step: _step, ...typedOfRoutine } = formOfRoutine

export type RoutineValues = Typed<typeof formOfRoutine> & {
  /** Undefined for a new routine. */
  _id?: string
}

/** The input for a routine. */
export type RoutineField = keyof typeof typedOfRoutine

export const routineTexts = namesOf(typedOfRoutine)

// The routines have a separate editor.
const {
  routines: _routines,
  intervals: _intervals,
  nameTranslations: _name,
  subHeaderTranslations: _subHeader,
  ...plainFields
} = workoutFields

/** The values of a workout's form; days have no time. */
export type WorkoutValues = Typed<typeof plainFields> &
  Pick<Workout, 'intervals'> & { routines: RoutineValues[] }

/** The input for a workout; the page sets the round, and the buttons set the draft state. */
export type WorkoutField = Exclude<keyof typeof plainFields, 'round' | 'isDraft'>

export type WorkoutForm = UseFormReturn<WorkoutValues, unknown, WorkoutValues>

export const endsTooEarly = ({ startDate, endDate }: { startDate: string; endDate: string }) =>
  startDate !== '' && endDate !== '' && endsBeforeStart(startDate, endDate)

const endRule = { path: ['endDate'], message: 'Please enter a valid end date.' }

/** The contract's rules, and the rule that compares the two dates. */
export const NewWorkoutRules = WorkoutDraft.refine((workout) => !endsTooEarly(workout), endRule)
export const WorkoutRules = WorkoutChanges.refine(
  ({ startDate = '', endDate = '' }) => !endsTooEarly({ startDate, endDate }),
  endRule,
)

export function valuesOf(workout: Workout): WorkoutValues {
  const { firstDay, lastDay } = workoutDays(workout)
  return {
    ...pick(workout, [...namesOf(plainFields), 'intervals']),
    startDate: firstDay,
    endDate: lastDay,
    routines: orderedRoutines(workout.routines).map((routine) => ({
      _id: routine.id,
      ...pick(routine, namesOf(formOfRoutine)),
      lrVideoLink: routine.lrVideoLink ?? '',
      cue: routine.cue ?? '',
    })),
  }
}

export function blankWorkout(round: number, day: string): WorkoutValues {
  return {
    ...defaultsOf(plainFields),
    name: '',
    round,
    startDate: day,
    endDate: day,
    intervals: null,
    routines: [],
  }
}

export const blankRoutine = (step: number): RoutineValues => ({
  step,
  text: '',
  videoLink: '',
  lrVideoLink: '',
  cue: '',
})

/** How a save changes routines: added and updated ones by their new step, deleted ones by their previous step. */
export interface RoutineChanges {
  readonly added: readonly number[]
  readonly updated: readonly number[]
  readonly deleted: readonly number[]
}

const isSame = (a: RoutineValues, b: RoutineValues) =>
  routineTexts.every((field) => a[field] === b[field])

export function routineChanges(
  before: readonly RoutineValues[],
  after: readonly RoutineValues[],
): RoutineChanges {
  const isIn = (list: readonly RoutineValues[]) => (routine: RoutineValues) =>
    routine._id !== undefined && list.some(({ _id }) => _id === routine._id)
  const remaining = before.filter(isIn(after))
  const left = after.filter(isIn(before))
  const steps = (list: readonly RoutineValues[], picked: readonly RoutineValues[]) =>
    picked.map((routine) => list.indexOf(routine) + 1)
  const isChanged = (routine: RoutineValues, place: number) => {
    const old = before.find(({ _id }) => _id === routine._id)
    return remaining[place]?._id !== routine._id || old === undefined || !isSame(old, routine)
  }
  return {
    added: steps(
      after,
      after.filter((routine) => !left.includes(routine)),
    ),
    updated: steps(after, left.filter(isChanged)),
    deleted: steps(
      before,
      before.filter((routine) => !remaining.includes(routine)),
    ),
  }
}
