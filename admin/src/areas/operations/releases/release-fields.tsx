import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { releaseTypes } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useFields } from '../../../shared/forms/use-fields.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import type { ReleaseValues } from './release-shown.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

export function ReleaseFields(props: { form: FormOf<ReleaseValues> }) {
  const { form } = props
  const words = useReleasesMessages()
  const { field, typedField } = useFields(form)
  const inputs = {
    title: (
      <CountedInput
        label={words.title}
        required
        limit={limits.nameLength}
        {...typedField('title')}
      />
    ),
    type: (
      <NativeSelect
        label={words.type}
        required
        data={releaseTypes.map((value) => ({ value, label: words.types[value] }))}
        {...field('type')}
      />
    ),
    version: (
      <TextInput
        label={words.version}
        placeholder={words.versionHint}
        required
        {...field('version')}
      />
    ),
    date: <TextInput label={words.date} placeholder={words.dateHint} required {...field('date')} />,
    description: (
      <Textarea
        label={words.description}
        required
        autosize
        minRows={3}
        maxRows={14}
        {...field('description')}
      />
    ),
  } satisfies Record<keyof ReleaseValues, ReactNode>
  const { description, ...others } = inputs
  return (
    <>
      <div className={formClasses.grid}>{inputsOf(others)}</div>
      {description}
    </>
  )
}
