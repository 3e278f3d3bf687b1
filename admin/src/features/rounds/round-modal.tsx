import { Button, Group, Modal, TextInput } from '@mantine/core'
import { calls, type Round } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useForm, useWatch } from 'react-hook-form'
import { rulesOf } from '../../shared/forms/rules.ts'
import { alerts } from '../../shared/alerts/alerts.ts'
import { CountedInput } from '../../shared/forms/counted.tsx'
import classes from '../../shared/forms/forms.module.css'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import { showIssues } from '../../shared/forms/show-issues.ts'
import { useReason } from '../../shared/words/use-reason.ts'
import { useWords } from '../../shared/words/words.ts'
import { useUpdateRound } from './rounds.queries.ts'
import { useRoundWords } from './rounds.words.ts'
import { useReturnFocus } from '../../shared/ui/use-return-focus.ts'

interface RoundValues {
  name: string
  imageUrl: string
  videoLink: string
  lrVideoLink: string
}

/** A round's name and picture; of the flexibility round its videos, too. */
export function RoundModal({ round, onClose }: { round: Round; onClose: () => void }) {
  useReturnFocus()
  const words = useRoundWords()
  const shared = useWords()
  const say = useIssueWords()
  const reason = useReason()
  const update = useUpdateRound()
  const form = useForm<RoundValues, unknown, RoundValues>({
    resolver: rulesOf(calls.updateRound.body),
    defaultValues: {
      name: round.name,
      imageUrl: round.imageUrl,
      videoLink: round.videoLink ?? '',
      lrVideoLink: round.lrVideoLink ?? '',
    },
  })
  const { errors, isSubmitting } = form.formState
  const name = useWatch({ control: form.control, name: 'name' })

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await update.mutateAsync({ id: round.id, body })
      alerts.success(words.updated(saved.name))
      onClose()
    } catch (error) {
      if (!showIssues(form, error)) alerts.error(reason(error))
    }
  })

  return (
    <Modal
      opened
      onClose={onClose}
      title={words.edit(round.name)}
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': shared.close }}
    >
      <form noValidate className={classes.form} onSubmit={(event) => void submit(event)}>
        <CountedInput
          label={words.name}
          required
          typed={name}
          limit={limits.nameLength}
          error={say(errors.name?.message)}
          {...form.register('name')}
        />
        <TextInput
          label={words.image}
          description={words.imageHint}
          required
          error={say(errors.imageUrl?.message)}
          {...form.register('imageUrl')}
        />
        {round.roundNumber === limits.flexibilityRound && (
          <>
            <TextInput
              label={words.video}
              error={say(errors.videoLink?.message)}
              {...form.register('videoLink')}
            />
            <TextInput
              label={words.lrVideo}
              error={say(errors.lrVideoLink?.message)}
              {...form.register('lrVideoLink')}
            />
          </>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {shared.cancel}
          </Button>
          <Button type="submit" loading={isSubmitting}>
            {shared.save}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
