import { Button, Group } from '@mantine/core'
import { type Release, ReleaseDraft } from '@roundboard/contract'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { isCode } from '../../../shared/api/api.ts'
import { useAppName } from '../../../shared/api/app-info.ts'
import formClasses from '../../../shared/forms/forms.module.css'
import { RestoredNotice } from '../../../shared/forms/form-notices.tsx'
import { UnsavedGuard } from '../../../shared/forms/unsaved-guard.tsx'
import { useAddForm } from '../../../shared/forms/use-add-form.ts'
import { PageHeader, Panel } from '../../../shared/ui/page.tsx'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { CorrectReleaseModal } from './correct-release-modal.tsx'
import { ReleaseFields } from './release-fields.tsx'
import { blankRelease } from './release-shown.ts'
import { ReleasesList } from './releases-list.tsx'
import { useCreateRelease } from './releases.queries.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

const draftKey = 'new-release'

/** A form to add a release or hotfix, above the list, whose latest entry can be corrected. */
export function ReleasesPage() {
  const words = useReleasesMessages()
  const [corrected, setCorrected] = useState<Release>()
  return (
    <>
      <PageHeader title={words.releases} description={words.reloadWarning} />
      <AddRelease />
      <div style={{ marginTop: 20 }}>
        <ReleasesList
          actionOfLatest={(latest) => (
            <Button
              variant="default"
              size="xs"
              mt="sm"
              leftSection={<IconPencil size={15} />}
              aria-label={words.correct({ version: latest.version })}
              onClick={() => setCorrected(latest)}
            >
              {words.correctShort}
            </Button>
          )}
        />
      </div>
      {corrected && (
        <CorrectReleaseModal release={corrected} onClose={() => setCorrected(undefined)} />
      )}
    </>
  )
}

function AddRelease() {
  const words = useReleasesMessages()
  const shared = useSharedMessages()
  const appName = useAppName()
  const create = useCreateRelease(draftKey)
  const { form, isDirty, isSaving, wasRestored, submit, clear, forget } = useAddForm({
    draftKey,
    rules: ReleaseDraft,
    blank: blankRelease,
    thing: words.addProblem,
    add: create.mutateAsync,
    refusal: (error) => (isCode(error, 'conflict') ? words.duplicate : undefined),
    onAdded: ({ type, title }) => {
      clear()
      alerts.success(words.added({ type: words.types[type], title, appName }))
    },
  })
  return (
    <Panel title={words.add}>
      <UnsavedGuard isDirty={isDirty} onLeave={forget} />
      <RestoredNotice isShown={wasRestored} onDiscard={clear} />
      <form noValidate className={formClasses.form} onSubmit={submit}>
        <ReleaseFields form={form} />
        <Group gap={8}>
          <Button type="submit" loading={isSaving}>
            {shared.add}
          </Button>
        </Group>
      </form>
    </Panel>
  )
}
