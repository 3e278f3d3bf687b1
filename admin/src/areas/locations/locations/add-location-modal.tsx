import { LocationDraft } from '@roundboard/contract'
import { useNavigate } from '@tanstack/react-router'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import { AddingModal } from '../../../shared/forms/form-modal.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { LocationFields } from './location-fields.tsx'
import { blankLocation } from './location-values.ts'
import { useCreateLocation } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'

const draftKey = 'new-location'

export function AddLocationModal({ onClose }: { onClose: () => void }) {
  const words = useLocationsMessages()
  const appName = useAppName()
  const create = useCreateLocation(draftKey)
  const navigate = useNavigate()
  const addForm = useAddForm({
    draftKey,
    rules: LocationDraft,
    blank: blankLocation,
    thing: words.problem,
    add: create.mutateAsync,
    onAdded: async (location) => {
      await navigate({
        to: '/admin/locations/$id',
        params: { id: location.id },
        search: { tab: 'screens' },
      })
      alerts.success(words.added({ name: location.name, appName }))
    },
  })
  return (
    <AddingModal title={words.add} size="xl" addForm={addForm} onClose={onClose}>
      <LocationFields form={addForm.form} isLocked={false} isMine={false} />
    </AddingModal>
  )
}
