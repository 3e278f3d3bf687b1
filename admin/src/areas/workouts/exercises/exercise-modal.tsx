import { calls, type Exercise } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { useShownExercise, valuesOf } from './exercise-shown.ts'
import { readExercise, useUpdateExercise } from './exercises.queries.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

/** An exercise's names and video. */
export function ExerciseModal(props: { exercise: Exercise; onClose: () => void }) {
  const { exercise, onClose } = props
  const words = useExercisesMessages()
  const update = useUpdateExercise(exercise.id)
  const entityForm = useEntityForm({
    entity: exercise,
    valuesOf,
    shown: useShownExercise(),
    rules: calls.updateExercise.body,
    draftKey: `exercise.${exercise.id}`,
    read: () => readExercise(exercise.id),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: ({ displayName }) => {
      alerts.success(words.updated({ name: displayName }))
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.edit({ name: exercise.displayName })}
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <ExerciseFields form={entityForm.form} />
    </EditingModal>
  )
}
