import { Button } from '@mantine/core'
import type { Round, Workout, WorkoutDraft } from '@roundboard/contract'
import type { WorkoutDays } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { BaseSyntheticEvent } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { RestoredNotice } from '../../../shared/forms/form-notices.tsx'
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { backIcon, TextLink } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { QueryView } from '../../../shared/ui/query-view.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import {
  useEndTooEarly,
  blankWorkout,
  valuesOf,
  NewWorkoutRules,
  type WorkoutValues,
} from './workout-values.ts'
import { WorkoutFormView } from './workout-form.tsx'
import { useCreateWorkout, workoutQueries } from './workouts.queries.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'

/** A new workout: blank, or a copy of another. */
export function NewWorkoutPage(props: {
  round: Round
  copyOf: string | undefined
  day: string | undefined
}) {
  const { round, copyOf, day } = props
  const words = useWorkoutsMessages()
  return (
    <>
      <PageHeader
        title={words.newTitle}
        above={
          <TextLink
            to="/admin/rounds/$roundNumber"
            params={{ roundNumber: String(round.roundNumber) }}
          >
            {backIcon} {round.name}
          </TextLink>
        }
      />
      {copyOf === undefined ? (
        <NewWorkout
          round={round}
          key={draftKeyOf(round, day)}
          draftKey={draftKeyOf(round, day)}
          initial={blankWorkout(round.roundNumber, day ?? localToday())}
        />
      ) : (
        <CopiedWorkout round={round} id={copyOf} />
      )}
    </>
  )
}

/** What was typed for one day is not brought back for another. */
const draftKeyOf = ({ roundNumber }: Round, day: string | undefined) =>
  ['new-workout', roundNumber, ...(day === undefined ? [] : [day])].join('.')

function CopiedWorkout({ round, id }: { round: Round; id: string }) {
  const words = useWorkoutsMessages()
  const query = useQuery(workoutQueries.toCopy(id, round.roundNumber, localToday()))
  return (
    <QueryView query={query} what={words.theWorkout}>
      {({ workout, days }) => (
        <NewWorkout
          round={round}
          draftKey={`copy-of.${id}`}
          initial={copyFor(round.roundNumber, workout, days)}
          spokenAs={workout}
        />
      )}
    </QueryView>
  )
}

function copyFor(round: number, workout: Workout, days: WorkoutDays): WorkoutValues {
  const values = valuesOf(workout)
  const routines = values.routines.map(({ _id, ...routine }) => routine)
  return { ...values, startDate: days.firstDay, endDate: days.lastDay, round, routines }
}

/** With what was said of the same texts in other languages, which has a page of its own. */
function inItsLanguages(values: WorkoutDraft, source: Workout): WorkoutDraft {
  const { nameTranslations, subHeaderTranslations } = source
  const routines = values.routines?.map((routine) => ({
    ...routine,
    textTranslations:
      source.routines.find(({ text }) => text === routine.text)?.textTranslations ?? [],
    cueTranslations: source.routines.find(({ cue }) => cue === routine.cue)?.cueTranslations ?? [],
  }))
  return { ...values, nameTranslations, subHeaderTranslations, ...(routines && { routines }) }
}

function NewWorkout(props: {
  round: Round
  draftKey: string
  initial: WorkoutValues
  /** The workout that it is a copy of. */
  spokenAs?: Workout
}) {
  const { spokenAs } = props
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const navigate = useNavigate()
  const create = useCreateWorkout(props.draftKey)
  const { form, isDirty, isSaving, wasRestored, submit, clear, forget } = useAddForm({
    draftKey: props.draftKey,
    rules: NewWorkoutRules,
    blank: props.initial,
    thing: words.addProblem,
    add: (values) => create.mutateAsync(spokenAs ? inItsLanguages(values, spokenAs) : values),
    onAdded: async (workout) => {
      await navigate({
        to: '/admin/rounds/$roundNumber/workout/$id',
        params: { roundNumber: String(workout.round), id: workout.id },
        replace: true,
        ignoreBlocker: true,
      })
      alerts.success(words.added({ name: workout.name }))
    },
    onInvalid: useEndTooEarly(),
  })
  // What is added is on walls from its first day unless one says otherwise, a copy of a draft too.
  const saveAs = (isDraft: boolean) => (event: BaseSyntheticEvent) => {
    form.setValue('isDraft', isDraft)
    submit(event)
  }
  return (
    <>
      <UnsavedGuard isDirty={isDirty} onLeave={forget} />
      <WorkoutFormView
        form={form}
        round={props.round}
        onSubmit={saveAs(false)}
        isSaving={isSaving}
        submitLabel={shared.save}
        actions={
          <Button size="md" variant="default" disabled={isSaving} onClick={saveAs(true)}>
            {words.saveDraft}
          </Button>
        }
        above={<RestoredNotice isShown={wasRestored} onDiscard={clear} />}
      />
    </>
  )
}
