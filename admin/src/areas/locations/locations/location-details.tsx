import { LocationChanges, type Location } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { keys } from '../../../shared/api/keys.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { LockablePanel } from '../../../shared/forms/lockable-panel.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useUser } from '../../../shared/session/session.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { LocationFields } from './location-fields.tsx'
import { useShownLocation } from './location-shown.ts'
import { valuesOf } from './location-values.ts'
import { locationQueries, useScreensLanguage, useUpdateLocation } from './locations.queries.ts'
import { useLocationsMessages } from '../../../shared/messages/locations.ts'

const hiddenFromOwners = ['isActive', 'isEnabled'] as const

/** A location's settings, read-only until the user edits them and again after saving. */
export function LocationDetails({ location, isMine }: { location: Location; isMine: boolean }) {
  const words = useLocationsMessages()
  const queryClient = useQueryClient()
  const update = useUpdateLocation(location.id)
  const offerLanguage = useOfferedLanguage(location)
  const entityForm = useEntityForm({
    entity: location,
    valuesOf,
    shown: useShownLocation(),
    rules: LocationChanges,
    draftKey: `location.${location.id}`,
    read: () => queryClient.query({ ...locationQueries.one(location.id), staleTime: 0 }),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: async (saved) => {
      alerts.success(words.updated({ name: saved.name }))
      await offerLanguage(saved)
    },
  })
  return (
    <LockablePanel
      title={words.details}
      thing={words.thing}
      entityForm={entityForm}
      factsBut={isMine ? hiddenFromOwners : []}
    >
      {(isLocked) => (
        <LocationFields form={entityForm.form} isLocked={isLocked} isMine={isMine} hasHours />
      )}
    </LockablePanel>
  )
}

/** Offers a location's new language to its screens with another language. */
function useOfferedLanguage(location: Location) {
  const words = useLocationsMessages()
  const reason = useReason()
  const format = useFormat()
  const confirm = useConfirm()
  const { role } = useUser()
  const giveLanguage = useScreensLanguage()
  const queryClient = useQueryClient()
  return async ({ language, screens }: Location) => {
    const ids = screens.filter((one) => one.language !== language).map(({ id }) => id)
    const isOffered = language !== location.language && reachOf(role, 'screens.create') !== 'none'
    if (!isOffered || ids.length === 0) return
    const message = words.screensToo({ count: ids.length, language: format.languageName(language) })
    if (!(await confirm({ message, action: words.changeScreens }))) return
    try {
      await giveLanguage.mutateAsync({ ids, language })
      alerts.success(words.screensChanged({ count: ids.length }))
    } catch (error) {
      // The screens before the failure have changed.
      void queryClient.invalidateQueries({ queryKey: [keys.locations] })
      alerts.error(reason(error), error)
    }
  }
}
