import { Button, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { ReleaseDraft, releaseTypes, type ReleaseType } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useForm, useWatch } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import { isCode } from '../../shared/api/api.ts'
import { useAppName } from '../../shared/api/app-info.ts'
import { CountedInput } from '../../shared/forms/counted.tsx'
import formClasses from '../../shared/forms/forms.module.css'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import { RestoredNotice } from '../../shared/forms/restored-notice.tsx'
import { rulesOf } from '../../shared/forms/rules.ts'
import { useAddProblem } from '../../shared/forms/use-add-problem.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { useKeptDraft } from '../../shared/forms/use-kept-draft.ts'
import { PageHeader, Panel } from '../../shared/ui/page.tsx'
import { useWords } from '../../shared/words/words.ts'
import { ReleasesList } from './releases-list.tsx'
import { useCreateRelease } from './releases.queries.ts'
import { useReleaseWords } from './releases.words.ts'

interface ReleaseValues {
  title: string
  type: ReleaseType
  description: string
  version: string
  date: string
}

const draftKey = 'new-release'
const blank: ReleaseValues = { title: '', type: 'Release', description: '', version: '', date: '' }

/** The form that adds a release or hot-fix, above all that there are. */
export function ReleasesPage() {
  const words = useReleaseWords()
  return (
    <>
      <PageHeader title={words.releases} description={words.reloadWarning} />
      <AddRelease />
      <div style={{ marginTop: 20 }}>
        <ReleasesList />
      </div>
    </>
  )
}

function AddRelease() {
  const words = useReleaseWords()
  const shared = useWords()
  const say = useIssueWords()
  const addProblem = useAddProblem()
  const appName = useAppName()
  const create = useCreateRelease(draftKey)
  const form = useForm<ReleaseValues, unknown, ReleaseValues>({
    resolver: rulesOf(ReleaseDraft),
    defaultValues: blank,
  })
  const draft = useKeptDraft(draftKey, form)
  const { errors, isDirty, isSubmitting } = form.formState
  const title = useWatch({ control: form.control, name: 'title' })
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
        <div className={formClasses.grid}>
          <CountedInput
            label={words.title}
            required
            typed={title}
            limit={limits.nameLength}
            error={say(errors.title?.message)}
            {...form.register('title')}
          />
          <NativeSelect
            label={words.type}
            required
            data={releaseTypes.map((value) => ({
              value,
              label: value === 'Hot-Fix' ? words.hotFix : words.release,
            }))}
            {...form.register('type')}
          />
          <TextInput
            label={words.version}
            placeholder={words.versionHint}
            required
            error={say(errors.version?.message)}
            {...form.register('version')}
          />
          <TextInput
            label={words.date}
            placeholder={words.dateHint}
            required
            error={say(errors.date?.message)}
            {...form.register('date')}
          />
        </div>
        <Textarea
          label={words.description}
          required
          autosize
          minRows={3}
          maxRows={14}
          error={say(errors.description?.message)}
          {...form.register('description')}
        />
        <div className={formClasses.bar}>
          <Button type="submit" loading={isSubmitting}>
            {shared.add}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
