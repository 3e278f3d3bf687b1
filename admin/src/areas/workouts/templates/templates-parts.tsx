import { IconTrash } from '@tabler/icons-react'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { useConfirm } from '../../../shared/confirm/confirm.tsx'
import { useFormat } from '../../../shared/format/format.ts'
import { localToday } from '../../../shared/format/use-now.ts'
import { useReason } from '../../../shared/i18n/use-reason.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
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

/** When a template was last used, or until when it is planned. */
export function useLastDay() {
  const words = useTemplatesMessages()
  const format = useFormat()
  const today = localToday()
  return ({ lastDay }: { lastDay: string | null }) =>
    lastDay === null
      ? words.neverShown
      : lastDay > today
        ? words.planned({ day: format.day(lastDay) })
        : format.day(lastDay)
}

/** Deletes a template after a question. */
export function DeleteTemplate(props: {
  template: { readonly id: string; readonly name: string }
  isOfWeeks?: boolean
}) {
  const words = useTemplatesMessages()
  const shared = useSharedMessages()
  const reason = useReason()
  const confirm = useConfirm()
  const { id, name } = props.template
  const ofWeeks = useDeleteWeekTemplate()
  const ofWorkout = useDeleteTemplate()
  const remove = props.isOfWeeks ? ofWeeks : ofWorkout
  const ask = async () => {
    const message = words.sureDelete({ name })
    if (!(await confirm({ message, detail: words.deleteDetail, action: shared.delete }))) return
    try {
      await remove.mutateAsync(id)
      alerts.success(words.deleted({ name }))
    } catch (error) {
      alerts.error(reason(error), error)
    }
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
