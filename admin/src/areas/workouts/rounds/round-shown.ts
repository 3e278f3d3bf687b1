import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import type { RoundValues } from './round-values.ts'
import { useRoundsMessages } from '../../../shared/messages/rounds.ts'

export function useShownRound(): ShownFields<RoundValues> {
  const words = useRoundsMessages()
  return {
    name: { label: words.name, say: asTyped },
    imageUrl: { label: words.image, say: asTyped },
    videoLink: { label: words.video, say: asTyped },
    lrVideoLink: { label: words.lrVideo, say: asTyped },
  }
}
