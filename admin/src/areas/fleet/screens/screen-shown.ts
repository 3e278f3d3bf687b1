import { useFormat } from '../../../shared/format/format.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import type { ScreenValues } from './screen-values.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'

export function useShownScreen(): ShownFields<ScreenValues> {
  const words = useScreensMessages()
  const { yes, no } = useSharedMessages()
  const format = useFormat()
  return {
    name: { label: words.name, say: asTyped },
    round: { label: words.round, say: String },
    language: { label: words.language, say: format.languageName },
    hasSound: { label: words.sound, say: (isOn) => (isOn ? yes : no) },
    isLowVision: { label: words.lowVision, say: (isOn) => (isOn ? yes : no) },
  }
}
