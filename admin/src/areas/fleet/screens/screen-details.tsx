import { ScreenChanges, type Screen } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { LockablePanel } from '../../../shared/forms/lockable-panel.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { ScreenFields } from './screen-fields.tsx'
import { useShownScreen, valuesOf } from './screen-shown.ts'
import { screenQueries, useUpdateScreen } from './screens.queries.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

/** A screen's form: locked by default, and always for a location's own staff. */
export function ScreenDetails({ screen, isReadOnly }: { screen: Screen; isReadOnly: boolean }) {
  const words = useScreensMessages()
  const queryClient = useQueryClient()
  const update = useUpdateScreen()
  const entityForm = useEntityForm({
    entity: screen,
    valuesOf,
    shown: useShownScreen(),
    rules: ScreenChanges,
    draftKey: `screen.${screen.id}`,
    read: () => queryClient.query({ ...screenQueries.one(screen.id), staleTime: 0 }),
    save: (changes, expectedUpdatedAt) =>
      update.mutateAsync({ id: screen.id, body: { ...changes, expectedUpdatedAt } }),
    onSaved: ({ name }) => {
      alerts.success(words.updated({ name }))
    },
  })
  return (
    <LockablePanel
      title={words.details}
      thing={words.thing}
      entityForm={entityForm}
      readOnly={isReadOnly ? words.readOnly : undefined}
    >
      {(isLocked) => <ScreenFields form={entityForm.form} isLocked={isLocked} />}
    </LockablePanel>
  )
}
