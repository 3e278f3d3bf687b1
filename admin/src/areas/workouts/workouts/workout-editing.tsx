import type { Round, Workout } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { BaseSyntheticEvent, ReactNode } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { FormNotices } from '../../../shared/forms/form-notices.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useWorkoutsMessages } from '../../../shared/messages/workouts.ts'
import { PublishButton } from './publish-button.tsx'
import { useOnAirQuestion } from './use-on-air-question.ts'
import { useWorkoutRemoval } from './use-workout-removal.ts'
import { WorkoutFormView } from './workout-form.tsx'
import { useShownWorkout } from './workout-shown.ts'
import {
  routineChanges,
  type RoutineChanges,
  useEndTooEarly,
  valuesOf,
  WorkoutRules,
  type WorkoutValues,
} from './workout-values.ts'
import { useUpdateWorkout, workoutQueries } from './workouts.queries.ts'

/** A save that the schedule can undo by its batch, and reports itself. */
export interface UndoableSave {
  readonly batch: string
  readonly onSaved: (saved: Workout, isChanged: boolean) => void
}

/** The form state of a stored workout, with the confirmations before it is saved. */
export function useWorkoutEditing(workout: Workout, undoable?: UndoableSave) {
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  const queryClient = useQueryClient()
  const update = useUpdateWorkout(workout.id, undoable?.batch)
  const removal = useWorkoutRemoval()
  const askOnAir = useOnAirQuestion()
  const endTooEarly = useEndTooEarly()
  const isEmptied = ({ routines }: Partial<WorkoutValues>) =>
    routines?.length === 0 && workout.routines.length > 0
  const entityForm = useEntityForm({
    entity: workout,
    valuesOf,
    shown: useShownWorkout(),
    rules: WorkoutRules,
    draftKey: `workout.${workout.id}`,
    read: () => queryClient.query({ ...workoutQueries.one(workout.id), staleTime: 0 }),
    save: async (changes, expectedUpdatedAt) => {
      const isSure = isEmptied(changes)
        ? await removal.ask(workout, words.sureEmpty({ name: workout.name }), shared.save)
        : await askOnAir(workout, changes.isDraft === true)
      if (!isSure) {
        setDraft(workout.isDraft)
        return undefined
      }
      return update.mutateAsync({ ...changes, expectedUpdatedAt })
    },
    onSaved: (saved, { begun, typed }) => {
      if (undoable) undoable.onSaved(saved, saved.updatedAt !== begun.updatedAt)
      else {
        const message = [
          words.updated({ name: saved.name }),
          ...routineTexts(routineChanges(begun.values.routines, typed.routines)),
        ].join('\n')
        if (isEmptied(typed)) removal.report(saved, message)
        else alerts.success(message)
      }
    },
    onInvalid: (typed) => {
      setDraft(workout.isDraft)
      endTooEarly(typed)
    },
  })
  const { form, submit } = entityForm
  const setDraft = (isDraft: boolean) => form.setValue('isDraft', isDraft, { shouldDirty: true })
  const routineTexts = ({ added, updated, deleted }: RoutineChanges) => {
    const names = (steps: readonly number[]) => steps.map((step) => words.item({ step })).join(', ')
    return [
      ...(added.length > 0 ? [words.addedRoutine({ names: names(added) })] : []),
      ...(updated.length > 0 ? [words.updatedRoutine({ names: names(updated) })] : []),
      ...(deleted.length > 0 ? [words.deletedRoutine({ names: names(deleted) })] : []),
    ]
  }
  return {
    workout,
    entityForm,
    saveAs: (isDraft: boolean) => (event: BaseSyntheticEvent) => {
      setDraft(isDraft)
      submit(event)
    },
  }
}

/** The form of a stored workout. */
export function EditingForm(props: {
  editing: ReturnType<typeof useWorkoutEditing>
  round: Round
  isInPanel?: boolean
  actions?: ReactNode
}) {
  const { workout, entityForm, saveAs } = props.editing
  const { form, isSaving, meeting } = entityForm
  const { isDraft } = workout
  const words = useWorkoutsMessages()
  const shared = useSharedMessages()
  return (
    <WorkoutFormView
      form={form}
      round={props.round}
      onSubmit={saveAs(isDraft)}
      isSaving={isSaving}
      canSave={meeting === undefined}
      translatedAs={workout}
      submitLabel={isDraft ? words.saveDraft : shared.save}
      isQuiet={isDraft}
      isInPanel={props.isInPanel}
      actions={
        <>
          <PublishButton
            form={form}
            isDraft={isDraft}
            isOff={isSaving || meeting !== undefined}
            onPress={saveAs(!isDraft)}
          />
          {props.actions}
        </>
      }
      above={<FormNotices entityForm={entityForm} thing={words.thing} />}
    />
  )
}
