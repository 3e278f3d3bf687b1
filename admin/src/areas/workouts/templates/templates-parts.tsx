import { Button, Group } from '@mantine/core'
import { IconCalendarPlus, IconPencil, IconTrash } from '@tabler/icons-react'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { useAttempt } from '../../../shared/alerts/use-attempt.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import type { Column } from '../../../shared/table/data-table.tsx'
import { IconButton } from '../../../shared/ui/icon-button.tsx'
import { PageLinks } from '../../../shared/ui/links.tsx'
import { PageHeader } from '../../../shared/ui/page.tsx'
import { useDeleteTemplate, useDeleteWeekTemplate } from './templates.queries.ts'

/** The heading of both lists of templates, and the tabs between them. */
export function TemplatesHeader({ description }: { description: string }) {
  const words = useTemplatesMessages()
  return (
    <>
      <PageHeader title={words.library} description={description} />
      <PageLinks
        label={words.library}
        pages={[
          { to: '/admin/templates', text: words.weeks.workouts },
          { to: '/admin/templates/weeks', text: words.weeks.title },
        ]}
      />
    </>
  )
}

interface Listed {
  readonly id: string
  readonly name: string
  readonly lastDay: string | null
}

/** The last columns of both lists: when a template was last used or is planned, and its actions. */
export function useUsageColumns<T extends Listed>(given: {
  isOfWeeks: boolean
  onPlace: (template: T) => void
  onEdit: (template: T) => void
}): Column<T>[] {
  const words = useTemplatesMessages()
  const shared = useSharedMessages()
  const format = useFormat()
  const today = localToday()
  const edit = given.isOfWeeks ? words.weeks.rename : words.edit
  return [
    {
      key: 'lastDay',
      label: words.lastDay,
      cell: ({ lastDay }) =>
        lastDay === null
          ? words.neverShown
          : lastDay > today
            ? words.planned({ day: format.day(lastDay) })
            : format.day(lastDay),
    },
    {
      key: 'actions',
      label: shared.actions,
      isActions: true,
      cell: (template) => (
        <Group gap={2} wrap="nowrap" justify="flex-end">
          <Button
            size="compact-sm"
            variant="default"
            leftSection={<IconCalendarPlus size={16} />}
            aria-label={words.placeOne({ name: template.name })}
            onClick={() => given.onPlace(template)}
          >
            {words.place}
          </Button>
          <IconButton label={edit({ name: template.name })} onClick={() => given.onEdit(template)}>
            <IconPencil size={18} stroke={1.7} />
          </IconButton>
          <DeleteTemplate template={template} isOfWeeks={given.isOfWeeks} />
        </Group>
      ),
    },
  ]
}

/** Deletes a template after confirmation. */
function DeleteTemplate(props: { template: Listed; isOfWeeks: boolean }) {
  const words = useTemplatesMessages()
  const shared = useSharedMessages()
  const attempt = useAttempt()
  const confirm = useConfirm()
  const { id, name } = props.template
  const ofWeeks = useDeleteWeekTemplate()
  const ofWorkout = useDeleteTemplate()
  const remove = props.isOfWeeks ? ofWeeks : ofWorkout
  const ask = async () => {
    const message = words.sureDelete({ name })
    if (!(await confirm({ message, detail: words.deleteDetail, action: shared.delete }))) return
    await attempt(() => remove.mutateAsync(id), words.deleted({ name }))
  }
  return (
    <IconButton
      label={words.remove({ name })}
      className="danger-quiet"
      loading={remove.isPending}
      onClick={() => void ask()}
    >
      <IconTrash size={18} stroke={1.7} />
    </IconButton>
  )
}
