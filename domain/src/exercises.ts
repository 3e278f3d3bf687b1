import { languageFamily, type Language } from './languages.ts'

/** The names of an exercise in the catalogue; the Spanish one is empty for many. */
export type ExerciseNames = { readonly displayName: string; readonly displayNameEs: string }

/** What a wall calls an exercise: in Spanish where its language is and there is a name, else in English. */
export function exerciseNameIn(language: Language, names: ExerciseNames): string {
  const spanish = languageFamily(language) === 'es' ? names.displayNameEs : ''
  return spanish === '' ? names.displayName : spanish
}

/** What a wall calls an exercise that the catalogue does not know: `high-knees` is “High Knees”. */
export function uncataloguedExerciseName(name: string): string {
  return name
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
