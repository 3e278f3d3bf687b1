import { type Language, languageFamily } from './languages.ts'

/** A text in another language of walls, and the text that it was made of. */
export type TranslatedText = {
  readonly language: Language
  readonly text: string
  readonly original: string
}

/** Workouts are written in the English of the United States, which every English wall shows. */
export const originalLanguage = 'en-us' satisfies Language

/** How a text stands in a language: walls show the original where it is missing, and what is outdated all the same. */
export type TranslationState = 'original' | 'translated' | 'outdated' | 'missing'

/** The language whose text stands for a language where it has none of its own: `es-mx` → `es`. */
export function baseLanguage(language: Language): Language | undefined {
  const family = languageFamily(language)
  return family !== language && (family === 'es' || family === 'fr') ? family : undefined
}

function found<T extends { readonly language: Language }>(
  language: Language,
  translations: readonly T[],
): T | undefined {
  const base = baseLanguage(language)
  return (
    translations.find((translation) => translation.language === language) ??
    translations.find((translation) => translation.language === base)
  )
}

/** What a wall in a language shows of a text: its own language's, its base language's, or the original. */
export function textIn(
  language: Language,
  original: string,
  translations: readonly Pick<TranslatedText, 'language' | 'text'>[],
): string {
  return found(language, translations)?.text ?? original
}

/** How a text stands in a language, inherited ones included; an empty text needs no translation. */
export function stateIn(
  language: Language,
  original: string,
  translations: readonly TranslatedText[],
): TranslationState {
  const translation = found(language, translations)
  if (translation !== undefined)
    return translation.original === original ? 'translated' : 'outdated'
  return original === '' || languageFamily(language) === 'en' ? 'original' : 'missing'
}
