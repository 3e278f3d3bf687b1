import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import type { ReleaseValues } from './release-values.ts'
import { useReleasesMessages } from '../../../shared/messages/releases.ts'

export function useShownRelease(): ShownFields<ReleaseValues> {
  const words = useReleasesMessages()
  return {
    title: { label: words.title, say: asTyped },
    type: {
      label: words.type,
      say: (type) => words.types[type],
    },
    description: { label: words.description, say: asTyped },
    version: { label: words.version, say: asTyped },
    date: { label: words.date, say: asTyped },
  }
}
