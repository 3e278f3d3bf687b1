import { ScreenChanges, type Location, defaultsOf } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { ScreenFields } from './screen-fields.tsx'
import { formFields, type ScreenValues } from './screen-shown.ts'
import { useCreateScreen } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

/** The default: the first round without a screen. */
const firstFreeRound = (location: Location) =>
  [...limits.workoutRounds, limits.flexibilityRound].find(
    (round) => !location.screens.some((screen) => screen.round === round),
  ) ?? 1

export function AddScreenModal({ location, onClose }: { location: Location; onClose: () => void }) {
  const words = useScreensMessages()
  const draftKey = `new-screen.${location.id}`
  const create = useCreateScreen(draftKey)
  const round = firstFreeRound(location)
  const { language } = location
  const blank: ScreenValues = {
    ...defaultsOf(formFields),
    name: words.roundNumber({ round }),
    round,
    language,
  }
  const addForm = useAddForm({
    draftKey,
    rules: ScreenChanges,
    blank,
    thing: words.addProblem,
    add: (values) => create.mutateAsync({ ...values, location: location.id }),
    onAdded: ({ name }) => {
      alerts.success(words.added({ name }))
      onClose()
    },
  })
  return (
    <AddingModal title={words.add} addForm={addForm} onClose={onClose}>
      <ScreenFields form={addForm.form} isLocked={false} />
    </AddingModal>
  )
}
