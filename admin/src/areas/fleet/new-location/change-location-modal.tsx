import { LocationChanges, type Location } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { LocationFields } from '../../locations/locations/location-fields.tsx'
import { useShownLocation } from '../../locations/locations/location-shown.ts'
import { valuesOf } from '../../locations/locations/location-values.ts'
import { locationQueries, useUpdateLocation } from '../../locations/locations/locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'
import { useNewLocationMessages } from '../../../shared/messages/new-location.ts'

/** Edits the location without leaving its setup. */
export function ChangeLocationModal(props: { location: Location; onClose: () => void }) {
  const { location, onClose } = props
  const words = useNewLocationMessages()
  const locationWords = useLocationsMessages()
  const queryClient = useQueryClient()
  const update = useUpdateLocation(location.id)
  const entityForm = useEntityForm({
    entity: location,
    valuesOf,
    shown: useShownLocation(),
    rules: LocationChanges,
    draftKey: `location.${location.id}`,
    read: () => queryClient.query({ ...locationQueries.one(location.id), staleTime: 0 }),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: (saved) => {
      alerts.success(locationWords.updated({ name: saved.name }))
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.changeOf({ name: location.name })}
      size="xl"
      entityForm={entityForm}
      thing={locationWords.thing}
      onClose={onClose}
    >
      <LocationFields form={entityForm.form} isLocked={false} isMine={false} />
    </EditingModal>
  )
}
