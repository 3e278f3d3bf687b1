import type { Language } from './languages.ts'
import { textIn, type TranslatedText } from './translations.ts'

/** The names of an exercise in the catalog. The Spanish one is a field of its own, and often empty. */
export type ExerciseNames = {
  readonly displayName: string
  readonly displayNameEs: string
  readonly displayNameTranslations: readonly TranslatedText[]
}

/** All translations of an exercise's name. Its own Spanish name has priority over a translation into Spanish. */
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

/** The name of an exercise on a screen: in the screen's language or its base language, else in English. */
export const exerciseNameIn = (language: Language, names: ExerciseNames): string =>
  textIn(language, names.displayName, nameTranslationsOf(names))

/** The name of an exercise that isn't in the catalog: `high-knees` is “High Knees”. */
export function uncataloguedExerciseName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
