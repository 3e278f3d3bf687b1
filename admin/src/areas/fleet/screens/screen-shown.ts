import { useFormat } from '../../../shared/format/format.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import { useSharedMessages } from '../../../shared/messages/shared.ts'
import { useScreensMessages } from '../../../shared/messages/screens.ts'
import { namesOf, pick, type Screen, screenFields, type InputOf } from '@roundboard/contract'

// Moving a screen to another location is a separate action.
const { location: _, ...fields } = screenFields

/** A screen's form fields: all except the location. */
export const formFields = fields

export type ScreenField = keyof typeof formFields

export type ScreenValues = InputOf<typeof formFields>

export const valuesOf = (screen: Screen): ScreenValues => pick(screen, namesOf(formFields))

export function useShownScreen(): ShownFields<ScreenValues> {
  const words = useScreensMessages()
  const { yes, no } = useSharedMessages()
  const format = useFormat()
  return {
    name: { label: words.name, text: asTyped },
    round: { label: words.round, text: String },
    language: { label: words.language, text: format.languageName },
    hasSound: { label: words.sound, text: (isOn) => (isOn ? yes : no) },
    nextWay: { label: words.nextWay, text: (way) => words.ways[way] },
    isLowVision: { label: words.lowVision, text: (isOn) => (isOn ? yes : no) },
  }
}
