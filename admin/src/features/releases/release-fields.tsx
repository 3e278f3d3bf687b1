import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { releaseTypes, type ReleaseType } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { CountedInput } from '../../shared/forms/counted.tsx'
import formClasses from '../../shared/forms/forms.module.css'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import { useReleaseWords } from './releases.words.ts'

export interface ReleaseValues {
  title: string
  type: ReleaseType
  description: string
  version: string
  /** As people write it: 01/31/2031. */
  date: string
  /** The version that a correction began on. */
  expectedUpdatedAt?: string
}

export function ReleaseFields(props: {
  form: UseFormReturn<ReleaseValues, unknown, ReleaseValues>
}) {
  const { form } = props
  const words = useReleaseWords()
  const say = useIssueWords()
  const { errors } = form.formState
  const title = useWatch({ control: form.control, name: 'title' })
  return (
    <>
      <div className={formClasses.grid}>
        <CountedInput
          label={words.title}
          required
          typed={title}
          limit={limits.nameLength}
          error={say(errors.title?.message)}
          {...form.register('title')}
        />
        <NativeSelect
          label={words.type}
          required
          data={releaseTypes.map((value) => ({
            value,
            label: value === 'Hot-Fix' ? words.hotFix : words.release,
          }))}
          {...form.register('type')}
        />
        <TextInput
          label={words.version}
          placeholder={words.versionHint}
          required
          error={say(errors.version?.message)}
          {...form.register('version')}
        />
        <TextInput
          label={words.date}
          placeholder={words.dateHint}
          required
          error={say(errors.date?.message)}
          {...form.register('date')}
        />
      </div>
      <Textarea
        label={words.description}
        required
        autosize
        minRows={3}
        maxRows={14}
        error={say(errors.description?.message)}
        {...form.register('description')}
      />
    </>
  )
}
