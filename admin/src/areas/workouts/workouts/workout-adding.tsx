import { Button } from '@mantine/core'
import type { Round, Workout, WorkoutDraft } from '@roundboard/contract'
import { useNavigate } from '@tanstack/react-router'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { RestoredNotice } from '../../../shared/forms/form-notices.tsx'
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import type { UndoableSave } from './workout-editing.tsx'
import { WorkoutFormView } from './workout-form.tsx'
import { NewWorkoutRules, useEndTooEarly, type WorkoutValues } from './workout-values.ts'
import { useCreateWorkout } from './workouts.queries.ts'

/** A draft form for one day isn't restored for another. */
export const draftKeyOf = (round: number, day: string | undefined) =>
  ['new-workout', round, ...(day === undefined ? [] : [day])].join('.')

/** With the existing translations of the same texts, which another page shows. */
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

/** The form of a new workout. Once saved, its page opens, except in the schedule's panel. */
export function AddingForm(props: {
  round: Round
  draftKey: string
  initial: WorkoutValues
  /** The original of a copy. */
  translatedAs?: Workout
  undoable?: UndoableSave
  isInPanel?: boolean
  actions?: ReactNode
}) {
  const { translatedAs, undoable } = props
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const navigate = useNavigate()
  const create = useCreateWorkout(props.draftKey, undoable?.batch)
  const { form, isDirty, isSaving, wasRestored, submit, clear, forget } = useAddForm({
    draftKey: props.draftKey,
    rules: NewWorkoutRules,
    blank: props.initial,
    thing: words.addProblem,
    add: (values) =>
      create.mutateAsync(translatedAs ? inItsLanguages(values, translatedAs) : values),
    onAdded: async (workout) => {
      if (undoable) {
        undoable.onSaved(workout, true)
        return
      }
      await navigate({
        to: '/admin/rounds/$roundNumber/workout/$id',
        params: { roundNumber: String(workout.round), id: workout.id },
        ...{ replace: true, ignoreBlocker: true, state: true },
      })
      alerts.success(words.added({ name: workout.name }))
    },
    onInvalid: useEndTooEarly(),
  })
  // New workouts are published by default, even copies of drafts.
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
        isInPanel={props.isInPanel}
        actions={
          <>
            <Button variant="default" disabled={isSaving} onClick={saveAs(true)}>
              {words.saveDraft}
            </Button>
            {props.actions}
          </>
        }
        above={<RestoredNotice isShown={wasRestored} onDiscard={clear} />}
      />
    </>
  )
}
