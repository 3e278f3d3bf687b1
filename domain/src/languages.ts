/** Languages of locations and screens (specification section 3, option lists). */
export const languages = [
  'en-us',
  'en-gb',
  'en-nz',
  'en-au',
  'fr-ca',
  'fr',
  'es',
  'es-mx',
  'es-cr',
  'es-ec',
  'es-co',
  'es-gt',
  'es-ar',
  'es-pa',
  'ja',
  'ar-qa',
  'ar-jo',
  'ar-lb',
  'ar-sa',
  'ar-ae',
  'ar-kw',
  'id',
  'ms',
] as const

/** Languages of the console and its emails. */
export const consoleLanguages = ['en', 'es', 'fr'] as const

/** One of the languages of the console. */
export type ConsoleLanguage = (typeof consoleLanguages)[number]

/** One of the languages of the specification's option list, lower case. */
export type Language = (typeof languages)[number]

/** Offered first, for locations in the United States and Canada. */
export const usCanadaLanguages = ['en-us', 'fr-ca', 'es'] as const satisfies readonly Language[]

/** The languages of the screens' own texts, without country. */
export const languageFamilies = ['en', 'fr', 'es', 'ja', 'ar', 'id', 'ms'] as const

/** A language without its country. */
export type LanguageFamily = (typeof languageFamilies)[number]

/** The family of a language: `es-mx` → `es`. */
export function languageFamily(language: Language): LanguageFamily {
  const family = language.slice(0, 2)
  return languageFamilies.find((known) => known === family) ?? 'en'
}
