import { calls } from '@roundboard/contract'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { ExerciseFields } from './exercise-fields.tsx'
import { blankExercise } from './exercise-shown.ts'
import { useCreateExercise } from './exercises.queries.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

export function AddExerciseModal({ onClose }: { onClose: () => void }) {
  const words = useExercisesMessages()
  const appName = useAppName()
  const create = useCreateExercise()
  const addForm = useAddForm({
    draftKey: 'new-exercise',
    rules: calls.createExercise.body,
    blank: blankExercise,
    thing: words.addProblem,
    add: create.mutateAsync,
    onAdded: ({ displayName }) => {
      alerts.success(words.added({ name: displayName, appName }))
      onClose()
    },
  })
  return (
    <AddingModal title={words.add} addForm={addForm} onClose={onClose}>
      <ExerciseFields form={addForm.form} />
    </AddingModal>
  )
}
