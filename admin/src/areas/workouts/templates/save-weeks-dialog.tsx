import { Alert, Text } from '@mantine/core'
import { templateWeeksMax } from '@roundboard/contract'
import { type Day, daysBetween, limits } from '@roundboard/domain'
import { useNavigate } from '@tanstack/react-router'
import { type SyntheticEvent, useState } from 'react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { useFormat } from '../../../shared/format/format.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import { Dialog, DialogButtons } from '../../../shared/ui/dialog.tsx'
import { useSaveWeekTemplate } from './templates.queries.ts'

/** Workouts of the schedule, and the weeks that they are in. */
export interface WeeksToSave {
  readonly ids: readonly string[]
  readonly first: Day
  readonly last: Day
}

/** Saves the selected workouts as a template of their weeks. */
export function SaveWeeksDialog(props: WeeksToSave & { onClose: () => void }) {
  const { ids, first, last, onClose } = props
  const words = useTemplatesMessages()
  const format = useFormat()
  const attempt = useAttempt()
  const navigate = useNavigate()
  const save = useSaveWeekTemplate()
  const [name, setName] = useState('')
  const weeks = Math.ceil((daysBetween(first, last) + 1) / 7)
  const isTooLong = weeks > templateWeeksMax
  const length = name.trim().length
  const canSave = !isTooLong && length > 0 && length <= limits.nameLength && !save.isPending

  const submit = () =>
    attempt(async () => {
      const saved = await save.mutateAsync({ name, startDate: first, weeks, workouts: [...ids] })
      alerts.success(words.kept({ name: saved.name }), {
        label: words.library,
        run: () => void navigate({ to: '/admin/templates/weeks' }),
      })
      onClose()
    })
  return (
    <Dialog onClose={onClose} title={words.weeks.save}>
      <form
        noValidate
        className={formClasses.form}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault()
          if (canSave) void submit()
        }}
      >
        <CountedInput
          label={words.name}
          required
          data-autofocus
          typed={name}
          limit={limits.nameLength}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {isTooLong ? (
          <Alert color="yellow">{words.weeks.tooLong({ max: templateWeeksMax })}</Alert>
        ) : (
          <Text c="dimmed" fz="sm">
            {format.days(first, last)} · {words.weeks.count({ count: weeks })} ·{' '}
            {words.weeks.workoutCount({ count: ids.length })}
          </Text>
        )}
        <DialogButtons
          submitLabel={words.weeks.saveNow}
          onCancel={onClose}
          isBusy={save.isPending}
          isDisabled={!canSave}
        />
      </form>
    </Dialog>
  )
}
