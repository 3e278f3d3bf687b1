import { calls, type WeekTemplate } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { asTyped } from '../../../shared/forms/shown-fields.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'
import { readWeekTemplate, useUpdateWeekTemplate } from './templates.queries.ts'

/** Renames a week template. */
export function WeekTemplateModal(props: { template: WeekTemplate; onClose: () => void }) {
  const { template, onClose } = props
  const words = useTemplatesMessages()
  const update = useUpdateWeekTemplate(template.id)
  const entityForm = useEntityForm({
    entity: template,
    valuesOf: ({ name }: WeekTemplate) => ({ name }),
    shown: { name: { label: words.name, text: asTyped } },
    rules: calls.updateWeekTemplate.body,
    draftKey: `week-template.${template.id}`,
    read: () => readWeekTemplate(template.id),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: ({ name }) => {
      alerts.success(words.updated({ name }))
      onClose()
    },
  })
  const { typedField } = useFields(entityForm.form)
  return (
    <EditingModal
      title={words.weeks.rename({ name: template.name })}
      thing={words.thing}
      entityForm={entityForm}
      onClose={onClose}
    >
      <CountedInput
        label={words.name}
        required
        data-autofocus
        limit={limits.nameLength}
        {...typedField('name')}
      />
    </EditingModal>
  )
}
