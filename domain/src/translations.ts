import { type Language, languageFamily } from './languages.ts'

/** A translation, and the text that it was made from. */
export type TranslatedText = {
  readonly language: Language
  readonly text: string
  readonly original: string
}

/** Workouts are written in US English, which every English screen shows. */
export const originalLanguage = 'en-us' satisfies Language

/** The state of a text in a language. Screens show the original if the translation is missing, and outdated translations as they are. */
export type TranslationState = 'original' | 'translated' | 'outdated' | 'missing'

/** The language whose texts a regional language falls back to: `es-mx` → `es`. */
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

/** The text that a screen in a language shows: in its own language, its base language, or the original. */
export function textIn(
  language: Language,
  original: string,
  translations: readonly Pick<TranslatedText, 'language' | 'text'>[],
): string {
  return found(language, translations)?.text ?? original
}

/** The state of a text in a language, translations of its base language included; an empty text needs none. */
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
