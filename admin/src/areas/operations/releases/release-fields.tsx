import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { releaseTypes } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../../shared/forms/counted.tsx'
import formClasses from '../../../shared/forms/forms.module.css'
import { inputsOf } from '../../../shared/forms/inputs-of.tsx'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import type { ReleaseValues } from './release-shown.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

export function ReleaseFields(props: { form: FormOf<ReleaseValues> }) {
  const { form } = props
  const words = useReleasesMessages()
  const issueOf = useIssueWords()
  const { errors } = form.formState
  const title = useWatch({ control: form.control, name: 'title' })
  const inputs = {
    title: (
      <CountedInput
        label={words.title}
        required
        typed={title}
        limit={limits.nameLength}
        error={issueOf(errors.title?.message)}
        {...form.register('title')}
      />
    ),
    type: (
      <NativeSelect
        label={words.type}
        required
        data={releaseTypes.map((value) => ({ value, label: words.types[value] }))}
        {...form.register('type')}
      />
    ),
    version: (
      <TextInput
        label={words.version}
        placeholder={words.versionHint}
        required
        error={issueOf(errors.version?.message)}
        {...form.register('version')}
      />
    ),
    date: (
      <TextInput
        label={words.date}
        placeholder={words.dateHint}
        required
        error={issueOf(errors.date?.message)}
        {...form.register('date')}
      />
    ),
    description: (
      <Textarea
        label={words.description}
        required
        autosize
        minRows={3}
        maxRows={14}
        error={issueOf(errors.description?.message)}
        {...form.register('description')}
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
