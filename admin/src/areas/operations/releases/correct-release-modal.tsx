import { type Release, ReleaseChanges } from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { ReleaseFields } from './release-fields.tsx'
import { useShownRelease, valuesOf } from './release-shown.ts'
import { readNewRelease, useUpdateRelease } from './releases.queries.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

/** Corrects the latest release. */
export function CorrectReleaseModal(props: { release: Release; onClose: () => void }) {
  const { release, onClose } = props
  const words = useReleasesMessages()
  const queryClient = useQueryClient()
  const update = useUpdateRelease(release.id)
  const entityForm = useEntityForm({
    entity: release,
    valuesOf,
    shown: useShownRelease(),
    rules: ReleaseChanges,
    draftKey: `release.${release.id}`,
    read: () => readNewRelease(queryClient, release.id),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: ({ title }) => {
      alerts.success(words.corrected({ title }))
      onClose()
    },
  })
  return (
    <EditingModal
      title={words.correct({ version: release.version })}
      size="lg"
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <ReleaseFields form={entityForm.form} />
    </EditingModal>
  )
}
