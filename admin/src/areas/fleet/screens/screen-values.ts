import { namesOf, pick, type Screen, screenFields, type Written } from '@roundboard/contract'

// A screen moves to another location elsewhere.
const { location: _, ...fields } = screenFields

/** What the form of a screen has: every field but the location. */
export const formFields = fields

export type ScreenField = keyof typeof formFields

export type ScreenValues = Written<typeof formFields>

export const valuesOf = (screen: Screen): ScreenValues => pick(screen, namesOf(formFields))
