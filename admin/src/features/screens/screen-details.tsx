import { Button } from '@mantine/core'
import { ScreenChanges, type Screen } from '@roundboard/contract'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { alerts } from '../../shared/alerts/alerts.ts'
import formClasses from '../../shared/forms/forms.module.css'
import { LockToggle } from '../../shared/forms/lock-toggle.tsx'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { UnsavedGuard } from '../../shared/forms/unsaved-guard.tsx'
import { Panel } from '../../shared/ui/page.tsx'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { ScreenFields, type ScreenValues } from './screen-fields.tsx'
import { useUpdateScreen } from './screens.queries.ts'
import { useScreenWords } from './screens.words.ts'

const valuesOf = ({ name, round, language, hasSound }: Screen): ScreenValues => ({
  name,
  round,
  language,
  hasSound,
})

/** A screen's form: locked by default, and for good on the pages of a location's own staff. */
export function ScreenDetails({ screen, isReadOnly }: { screen: Screen; isReadOnly: boolean }) {
  const words = useScreenWords()
  const shared = useWords()
  const reason = useReason()
  const update = useUpdateScreen()
  const [isLocked, setLocked] = useState(true)
  const form = useForm<ScreenValues, unknown, ScreenValues>({
    resolver: rulesOf(ScreenChanges),
    defaultValues: valuesOf(screen),
  })
  const { isDirty } = form.formState

  useEffect(() => {
    if (!form.formState.isDirty) form.reset(valuesOf(screen))
  }, [screen, form])

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await update.mutateAsync({ id: screen.id, body })
      form.reset(valuesOf(saved))
      setLocked(true)
      alerts.success(words.updated(saved.name))
    } catch (error) {
      if (!showIssues(form, error)) alerts.error(reason(error))
    }
  })
  const lock = () => {
    form.reset(valuesOf(screen))
    setLocked(true)
  }

  return (
    <Panel
      title={words.details}
      description={isReadOnly ? words.readOnly : isLocked ? shared.locked : undefined}
      actions={
        !isReadOnly && (
          <LockToggle
            isLocked={isLocked}
            onToggle={() => {
              if (isLocked) setLocked(false)
              else lock()
            }}
          />
        )
      }
    >
      <UnsavedGuard isDirty={isDirty} />
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <ScreenFields form={form} isLocked={isLocked} />
        {!isLocked && (
          <div className={formClasses.bar}>
            <Button type="submit" loading={update.isPending} disabled={!isDirty}>
              {shared.save}
            </Button>
            <Button variant="default" onClick={lock}>
              {shared.cancel}
            </Button>
          </div>
        )}
      </form>
    </Panel>
  )
}
