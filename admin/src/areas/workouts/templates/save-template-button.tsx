import { ActionIcon, Tooltip } from '@mantine/core'
import type { ScheduledWorkout } from '@roundboard/contract'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSaveTemplate } from './templates.queries.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'

/** Saves a workout as a template. Tags are added on the Templates page. */
export function SaveButton({ workout }: { workout: Pick<ScheduledWorkout, 'id' | 'name'> }) {
  const words = useTemplatesMessages()
  const attempt = useAttempt()
  const navigate = useNavigate()
  const keep = useSaveTemplate()
  const run = () =>
    attempt(async () => {
      const { name } = await keep.mutateAsync({ workout: workout.id })
      alerts.success(words.kept({ name }), {
        label: words.library,
        run: () => void navigate({ to: '/admin/templates', search: { q: name } }),
      })
    })
  return (
    <Tooltip label={words.keep}>
      <ActionIcon
        variant="subtle"
        size={28}
        aria-label={words.keep}
        loading={keep.isPending}
        onClick={() => void run()}
      >
        <IconBookmarkPlus size={18} />
      </ActionIcon>
    </Tooltip>
  )
}
