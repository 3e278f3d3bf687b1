import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFields } from '../../../shared/forms/use-fields.ts'
import type { FormOf } from '../../../shared/forms/use-draft-form.ts'
import type { BandValues } from './announcement-values.ts'
import { useAnnouncementsMessages } from '../../../shared/messages/announcements.ts'
import { PreviewField } from './preview-field.tsx'
import { PlacesField, TextFields } from './text-fields.tsx'
import classes from './announcements.module.css'

/** The fields of a banner, with a preview. */
export function BandFields({ form }: { form: FormOf<BandValues> }) {
  const words = useAnnouncementsMessages()
  const { values, change, errorOf } = useFields(form)
  const fields = { values, onChange: change, errorOf }
  const time = (name: 'from' | 'until', more: ReactNode) => (
    <TextInput
      type="datetime-local"
      label={words[name]}
      description={more}
      required={name === 'until'}
      value={values[name]}
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
          {time('from', words.fromHint)}
          {time('until', words.ownTime)}
        </div>
      </div>
      <PreviewField kind="band" texts={values} />
    </div>
  )
}
