import { Button } from '@mantine/core'
import { type Release, ReleaseDraft } from '@roundboard/contract'
import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode } from '../../shared/api/api.ts'
import { useAppName } from '../../shared/api/app-info.ts'
import formClasses from '../../shared/forms/forms.module.css'
import { RestoredNotice } from '../../shared/forms/restored-notice.tsx'
import { rulesOf } from '../../shared/forms/rules.ts'
import { useAddProblem } from '../../shared/forms/use-add-problem.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { useKeptDraft } from '../../shared/forms/use-kept-draft.ts'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { useWords } from '../../shared/words/words.ts'
import { CorrectReleaseModal } from './correct-release-modal.tsx'
import { ReleaseFields, type ReleaseValues } from './release-fields.tsx'
import { ReleasesList } from './releases-list.tsx'
import { useCreateRelease } from './releases.queries.ts'
import { useReleaseWords } from './releases.words.ts'

const draftKey = 'new-release'
const blank: ReleaseValues = { title: '', type: 'Release', description: '', version: '', date: '' }

/** The form that adds a release or hot-fix, above all that there are, of which the latest can be corrected. */
export function ReleasesPage() {
  const words = useReleaseWords()
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
              aria-label={words.correct(latest.version)}
              onClick={() => {
                setCorrected(latest)
              }}
            >
              {words.correctShort}
            </Button>
          )}
        />
      </div>
      {corrected && (
        <CorrectReleaseModal
          release={corrected}
          onClose={() => {
            setCorrected(undefined)
          }}
        />
      )}
    </>
  )
}

function AddRelease() {
  const words = useReleaseWords()
  const shared = useWords()
  const addProblem = useAddProblem()
  const appName = useAppName()
  const create = useCreateRelease(draftKey)
  const form = useForm<ReleaseValues, unknown, ReleaseValues>({
    resolver: rulesOf(ReleaseDraft),
    defaultValues: blank,
  })
  const draft = useKeptDraft(draftKey, form)
  const { isDirty, isSubmitting } = form.formState
  const clear = () => {
    draft.forget()
    form.reset(blank)
  }

  const submit = form.handleSubmit(async (body) => {
    try {
      const release = await create.mutateAsync(body)
      clear()
      alerts.success(words.added(release.type, release.title, appName))
    } catch (error) {
      if (isCode(error, 'conflict')) alerts.error(words.duplicate)
      else addProblem(form, words.addProblem, error)
    }
  })

  return (
    <Panel title={words.add}>
      <UnsavedGuard isDirty={isDirty} onLeave={draft.forget} />
      <RestoredNotice isShown={draft.wasRestored} onDiscard={clear} />
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <ReleaseFields form={form} />
        <div className={formClasses.bar}>
          <Button type="submit" loading={isSubmitting}>
            {shared.add}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
