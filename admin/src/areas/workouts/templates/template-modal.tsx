import { NativeSelect, TagsInput } from '@mantine/core'
import { calls, type Template, type TemplateLevel, templateLevels } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useEntityForm } from '../../../shared/forms/use-entity-form.ts'
import { readTemplate, tagsQuery, useUpdateTemplate } from './templates.queries.ts'
import { useTemplatesMessages } from '../../../shared/messages/templates.ts'

interface TemplateValues {
  readonly name: string
  readonly equipment: string[]
  readonly focus: string[]
  readonly level: TemplateLevel
}

const valuesOf = ({ name, equipment, focus, level }: Template): TemplateValues => ({
  ...{ name, equipment: [...equipment], focus: [...focus], level },
})

function useShownTemplate(): ShownFields<TemplateValues> {
  const words = useTemplatesMessages()
  const tags = (all: readonly string[]) => all.join(', ')
  return {
    name: { label: words.name, text: asTyped },
    equipment: { label: words.equipment, text: tags },
    focus: { label: words.focus, text: tags },
    level: { label: words.level, text: (level) => words.levels[level] },
  }
}

/** Edits a template's name, tags and level. */
export function TemplateModal(props: { template: Template; onClose: () => void }) {
  const { template, onClose } = props
  const words = useTemplatesMessages()
  const update = useUpdateTemplate(template.id)
  const known = useQuery(tagsQuery).data
  const entityForm = useEntityForm({
    entity: template,
    valuesOf,
    shown: useShownTemplate(),
    rules: calls.updateTemplate.body,
    draftKey: `template.${template.id}`,
    read: () => readTemplate(template.id),
    save: (changes, expectedUpdatedAt) => update.mutateAsync({ ...changes, expectedUpdatedAt }),
    onSaved: ({ name }) => {
      alerts.success(words.updated({ name }))
      onClose()
    },
  })
  const { choice, field, typedField } = useFields(entityForm.form)
  const tags = (name: 'equipment' | 'focus') => (
    <TagsInput
      label={words[name]}
      description={words.tagsHint}
      size="sm"
      data={known?.[name].map(({ tag }) => tag) ?? []}
      {...choice(name)}
    />
  )
  return (
    <EditingModal
      title={words.edit({ name: template.name })}
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
      {tags('equipment')}
      {tags('focus')}
      <NativeSelect
        label={words.level}
        data={templateLevels.map((value) => ({ value, label: words.levels[value] }))}
        {...field('level')}
      />
    </EditingModal>
  )
}
