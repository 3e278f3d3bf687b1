import { NativeSelect, TagsInput } from '@mantine/core'
import { calls, type Template, type TemplateLevel, templateLevels } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { alerts } from '../../../shared/alerts/alerts.ts'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import { EditingModal } from '../../../shared/forms/form-modal.tsx'
import { useIssueWords } from '../../../shared/forms/issues.ts'
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
  const issueOf = useIssueWords()
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
  const { control, formState, register, setValue } = entityForm.form
  const { errors, isSubmitted } = formState
  const [name, equipment, focus] = useWatch({ control, name: ['name', 'equipment', 'focus'] })
  const tags = (field: 'equipment' | 'focus', value: string[]) => (
    <TagsInput
      label={words[field]}
      description={words.tagsHint}
      size="sm"
      value={value}
      data={known?.[field].map(({ tag }) => tag) ?? []}
      error={issueOf(errors[field]?.message ?? errors[field]?.find?.((error) => error)?.message)}
      onChange={(next) => setValue(field, next, { shouldDirty: true, shouldValidate: isSubmitted })}
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
        typed={name}
        limit={limits.nameLength}
        error={issueOf(errors.name?.message)}
        {...register('name')}
      />
      {tags('equipment', equipment)}
      {tags('focus', focus)}
      <NativeSelect
        label={words.level}
        data={templateLevels.map((value) => ({ value, label: words.levels[value] }))}
        error={issueOf(errors.level?.message)}
        {...register('level')}
      />
    </EditingModal>
  )
}
