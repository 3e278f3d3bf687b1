import { type Language, languageFamily, languages, type TranslatedText } from '@roundboard/domain'
import table from './exercise-names.json' with { type: 'json' }

type Names = Readonly<Partial<Record<string, string>>> & { readonly original: string }

/** Screen languages with names of their own, rather than those of a base language. */
const own = languages.filter(
  (language) => language === languageFamily(language) || languageFamily(language) === 'ar',
)

const translationsIn = ({ original, ...names }: Names): TranslatedText[] =>
  own.flatMap((language: Language) => {
    const text = names[languageFamily(language)]
    return text === undefined ? [] : [{ language, text, original }]
  })

/** The shipped exercises by name, with their names in every screen language. */
export const shippedExerciseNames: ReadonlyMap<string, readonly TranslatedText[]> = new Map(
  Object.entries<Names>(table).map(([name, names]) => [name, translationsIn(names)]),
)
