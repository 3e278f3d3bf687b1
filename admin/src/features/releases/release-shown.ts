import { asTyped, type ShownFields } from '../../shared/forms/shown-fields.ts'
import type { ReleaseValues } from './release-values.ts'
import { useReleaseWords } from './releases.words.ts'

export function useShownRelease(): ShownFields<ReleaseValues> {
  const words = useReleaseWords()
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
