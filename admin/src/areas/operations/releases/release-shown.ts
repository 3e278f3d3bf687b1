import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'
import { namesOf, pick, type Release, releaseFields, type InputOf } from '@roundboard/contract'

/** A release's form values. The date is as users type it: 01/31/2031. */
export type ReleaseValues = InputOf<typeof releaseFields>

export const blankRelease: ReleaseValues = {
  title: '',
  type: 'Release',
  description: '',
  version: '',
  date: '',
}

const typedDate = (stamp: string) =>
  `${stamp.slice(5, 7)}/${stamp.slice(8, 10)}/${stamp.slice(0, 4)}`

export const valuesOf = (release: Release): ReleaseValues => ({
  ...pick(release, namesOf(releaseFields)),
  date: typedDate(release.date),
})

export function useShownRelease(): ShownFields<ReleaseValues> {
  const words = useReleasesMessages()
  return {
    title: { label: words.title, text: asTyped },
    type: {
      label: words.type,
      text: (type) => words.types[type],
    },
    description: { label: words.description, text: asTyped },
    version: { label: words.version, text: asTyped },
    date: { label: words.date, text: asTyped },
  }
}
