import { type Language, languageFamily, languages, type TranslatedText } from '@roundboard/domain'
import table from './exercise-names.json' with { type: 'json' }

type Names = Readonly<Partial<Record<string, string>>> & { readonly original: string }

/** The languages whose walls look for a name of their own, and none in a base language. */
const own = languages.filter(
  (language) => language === languageFamily(language) || languageFamily(language) === 'ar',
)

const translationsIn = ({ original, ...names }: Names): TranslatedText[] =>
  own.flatMap((language: Language) => {
    const text = names[languageFamily(language)]
    return text === undefined ? [] : [{ language, text, original }]
  })

/** The product's exercises by name, each with its name in every language of walls. */
export const shippedExerciseNames: ReadonlyMap<string, readonly TranslatedText[]> = new Map(
  Object.entries<Names>(table).map(([name, names]) => [name, translationsIn(names)]),
)
