import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import { releaseTypes } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { useWatch } from 'react-hook-form'
import { CountedInput } from '../../shared/forms/counted.tsx'
import formClasses from '../../shared/forms/forms.module.css'
import { useIssueWords } from '../../shared/forms/issue-words.ts'
import type { FormOf } from '../../shared/forms/use-draft-form.ts'
import type { ReleaseValues } from './release-values.ts'
import { useReleaseWords } from './releases.words.ts'

export function ReleaseFields(props: { form: FormOf<ReleaseValues> }) {
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
