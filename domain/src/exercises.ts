import type { Language } from './languages.ts'
import { textIn, type TranslatedText } from './translations.ts'

/** The names of an exercise in the catalog; the Spanish one is a field of its own, and empty for many. */
export type ExerciseNames = {
  readonly displayName: string
  readonly displayNameEs: string
  readonly displayNameTranslations: readonly TranslatedText[]
}

/** Every translation of an exercise's name; its own Spanish name comes before a translation into Spanish. */
export const nameTranslationsOf = ({
  displayName,
  displayNameEs,
  displayNameTranslations,
}: ExerciseNames): readonly TranslatedText[] =>
  displayNameEs === ''
    ? displayNameTranslations
    : [
        { language: 'es', text: displayNameEs, original: displayName },
        ...displayNameTranslations.filter(({ language }) => language !== 'es'),
      ]

/** What a wall calls an exercise: its name in the wall's language or base language, else in English. */
export const exerciseNameIn = (language: Language, names: ExerciseNames): string =>
  textIn(language, names.displayName, nameTranslationsOf(names))

/** What a wall calls an exercise that the catalogue does not know: `high-knees` is “High Knees”. */
export function uncataloguedExerciseName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
