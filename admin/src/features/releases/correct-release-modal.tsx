import { Button, Group, Modal } from '@mantine/core'
import { type Release, ReleaseChanges } from '@roundboard/contract'
import { useForm } from 'react-hook-form'
import { alerts } from '../../shared/alerts/alerts.ts'
import formClasses from '../../shared/forms/forms.module.css'
import { rulesOf } from '../../shared/forms/rules.ts'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { ReleaseFields, type ReleaseValues } from './release-fields.tsx'
import { useUpdateRelease } from './releases.queries.ts'
import { useReleaseWords } from './releases.words.ts'

const typedDate = (stamp: string) =>
  `${stamp.slice(5, 7)}/${stamp.slice(8, 10)}/${stamp.slice(0, 4)}`

/** Corrects the latest release. */
export function CorrectReleaseModal(props: { release: Release; onClose: () => void }) {
  useReturnFocus()
  const { release, onClose } = props
  const words = useReleaseWords()
  const shared = useWords()
  const reason = useReason()
  const update = useUpdateRelease(release.id)
  const form = useForm<ReleaseValues, unknown, ReleaseValues>({
    resolver: rulesOf(ReleaseChanges),
    defaultValues: {
      title: release.title,
      type: release.type,
      description: release.description,
      version: release.version,
      date: typedDate(release.date),
      expectedUpdatedAt: release.updatedAt,
    },
  })

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await update.mutateAsync(body)
      alerts.success(words.corrected(saved.title))
      onClose()
    } catch (error) {
      if (!showIssues(form, error)) alerts.error(reason(error))
    }
  })

  return (
    <Modal
      opened
      onClose={onClose}
      title={words.correct(release.version)}
      size="lg"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form noValidate className={formClasses.form} onSubmit={(event) => void submit(event)}>
        <ReleaseFields form={form} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {shared.save}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
