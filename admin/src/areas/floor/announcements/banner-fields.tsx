import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { useIssueWords } from '../../../shared/forms/issues.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import { type BandValues, messageAt } from './announcement-values.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import { PreviewField } from './preview-field.tsx'
import { PlacesField, TextFields } from './text-fields.tsx'
import classes from './announcements.module.css'

/** The fields of a banner, with a preview. */
export function BandFields({ form }: { form: FormOf<BandValues> }) {
  const words = useAnnouncementsMessages()
  const issueOf = useIssueWords()
  const { errors, isSubmitted } = form.formState
  const [text, translations, isForAll, locationIds, regions, tags, from, until] = useWatch({
    control: form.control,
    name: ['text', 'translations', 'isForAll', 'locationIds', 'regions', 'tags', 'from', 'until'],
  })
  const values = { text, translations, isForAll, locationIds, regions, tags }
  const how = { shouldDirty: true, shouldValidate: isSubmitted }
  const change = (next: Partial<BandValues>) => {
    if (next.text !== undefined) form.setValue('text', next.text, how)
    if (next.translations !== undefined) form.setValue('translations', next.translations, how)
    if (next.isForAll !== undefined) form.setValue('isForAll', next.isForAll, how)
    if (next.locationIds !== undefined) form.setValue('locationIds', next.locationIds, how)
    if (next.regions !== undefined) form.setValue('regions', next.regions, how)
    if (next.tags !== undefined) form.setValue('tags', next.tags, how)
    if (next.from !== undefined) form.setValue('from', next.from, how)
    if (next.until !== undefined) form.setValue('until', next.until, how)
  }
  const errorOf = (path: string) => issueOf(messageAt(errors, path))
  const fields = { values, onChange: change, errorOf }
  const time = (name: 'from' | 'until', value: string, more: ReactNode) => (
    <TextInput
      type="datetime-local"
      label={words[name]}
      description={more}
      required={name === 'until'}
      value={value}
      error={errorOf(name)}
      onChange={({ currentTarget }) => change({ [name]: currentTarget.value })}
    />
  )
  return (
    <div className={classes.beside}>
      <div className={classes.fields}>
        <TextFields {...fields} />
        <PlacesField {...fields} />
        <div className={classes.times}>
          {time('from', from, words.fromHint)}
          {time('until', until, words.ownTime)}
        </div>
      </div>
      <PreviewField kind="band" texts={values} />
    </div>
  )
}
