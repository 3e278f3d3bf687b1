import {
  type addresses,
  type BodyOf,
  optionalLine,
  optionalText,
  routineTextMax,
  type Workout,
  workoutFields,
} from '@roundboard/contract'
import {
  baseLanguage,
  type Language,
  languageFamily,
  languages,
  limits,
  originalLanguage,
  orderedRoutines,
  stateIn,
  textIn,
  type TranslatedText,
} from '@roundboard/domain'
import { z } from 'zod'

/** A text as it is said in a language, and the original that it was made of; empty where it is missing. */
export interface Said {
  readonly text: string
  readonly original: string
}

/** The texts of a workout in one language: `name`, `subHeader`, the steps by their ids, and their cues. */
export type Texts = Readonly<Record<string, Said>>

/** All languages of a workout, each a field of its own: two translators do not meet. */
export type LanguageValues = Record<Language, Texts>

/** A text of a workout as it was written. */
export interface Original {
  readonly key: string
  readonly kind: 'name' | 'subHeader' | 'step' | 'cue'
  readonly text: string
  /** Zero for those that are no step. */
  readonly step: number
  readonly translations: readonly TranslatedText[]
}

const cuePrefix = 'cue-'

/** The key of a step's cue. */
export const cueKey = (id: string) => `${cuePrefix}${id}`

export const originalsOf = ({ routines, ...head }: Workout): readonly Original[] =>
  [
    { kind: 'name', key: 'name', step: 0, text: head.name, translations: head.nameTranslations },
    {
      ...({ kind: 'subHeader', key: 'subHeader', step: 0 } as const),
      ...{ text: head.subHeader, translations: head.subHeaderTranslations },
    },
    ...orderedRoutines(routines).flatMap(
      ({ id, step, text, textTranslations, cue, cueTranslations }) => [
        { kind: 'step', key: id, step, text, translations: textTranslations } as const,
        {
          ...({ kind: 'cue', key: cueKey(id), step } as const),
          ...{ text: cue ?? '', translations: cueTranslations },
        },
      ],
    ),
  ].filter(({ text }) => text !== '') as Original[]

const eachLanguage = <Value>(valueOf: (language: Language) => Value) =>
  Object.fromEntries(languages.map((language) => [language, valueOf(language)])) as Record<
    Language,
    Value
  >

export function languageValuesOf(workout: Workout): LanguageValues {
  const originals = originalsOf(workout)
  return eachLanguage((language) =>
    Object.fromEntries(
      originals.map(({ key, translations }) => {
        const own = translations.find((translation) => translation.language === language)
        return [key, { text: own?.text ?? '', original: own?.original ?? '' }]
      }),
    ),
  )
}

const said = (text: z.ZodType<string, string>) => z.object({ text, original: z.string() })

const cueIssues = (key: string, text = '') =>
  key.startsWith(cuePrefix)
    ? (optionalLine(limits.cueLength).safeParse(text).error?.issues ?? [])
    : []

/** The contract's own rules of each text; an empty one is not translated. */
export const LanguageRules = z.object(
  eachLanguage(() =>
    z
      .object({
        name: said(optionalLine(limits.nameLength)),
        subHeader: said(workoutFields.subHeader.written).optional(),
      })
      .catchall(said(optionalText(routineTextMax)))
      .superRefine((texts, context) => {
        for (const [key, said] of Object.entries<Said | undefined>(texts))
          for (const { message } of cueIssues(key, said?.text))
            context.addIssue({ code: 'custom', path: [key, 'text'], message })
      }),
  ),
)

/** What is said of a text in the languages of a form, in the order of all languages. */
export const translationsIn = (values: LanguageValues, key: string): TranslatedText[] =>
  languages.flatMap((language) => {
    const own = values[language][key]
    return own === undefined || own.text.trim() === ''
      ? []
      : [{ language, text: own.text, original: own.original }]
  })

/** What of a workout is sent to have these texts on walls; only what is other than before. */
export function changesOf(
  workout: Workout,
  values: LanguageValues,
): BodyOf<typeof addresses.updateWorkout> {
  const isOther = (before: readonly TranslatedText[], key: string) =>
    JSON.stringify(sorted(before)) !== JSON.stringify(translationsIn(values, key))
  const { nameTranslations, subHeaderTranslations, subHeader, routines } = workout
  return {
    ...(isOther(nameTranslations, 'name') && { nameTranslations: translationsIn(values, 'name') }),
    ...(subHeader !== '' &&
      isOther(subHeaderTranslations, 'subHeader') && {
        subHeaderTranslations: translationsIn(values, 'subHeader'),
      }),
    ...(routines.some(
      ({ id, textTranslations, cue, cueTranslations }) =>
        isOther(textTranslations, id) || (cue !== null && isOther(cueTranslations, cueKey(id))),
    ) && {
      routines: routines.map(({ _id, id, step, text, videoLink, lrVideoLink, cue }) => ({
        ...{ _id, step, text, videoLink, lrVideoLink, cue },
        textTranslations: translationsIn(values, id),
        cueTranslations: translationsIn(values, cueKey(id)),
      })),
    }),
  }
}

const sorted = (translations: readonly TranslatedText[]) =>
  languages.flatMap((language) =>
    translations
      .filter((translation) => translation.language === language)
      .map(({ text, original }) => ({ language, text, original })),
  )

/** How a text stands in a language of the form. */
export type TranslationState = 'translated' | 'outdated' | 'missing' | 'inherited'

export function saidState(
  values: LanguageValues,
  language: Language,
  original: Original,
): TranslationState {
  if ((values[language][original.key]?.text ?? '').trim() !== '')
    return values[language][original.key]?.original === original.text ? 'translated' : 'outdated'
  const state = stateIn(language, original.text, translationsIn(values, original.key))
  return state === 'missing' ? 'missing' : 'inherited'
}

/** What a wall in a language shows of a text. */
export const shownOf = (values: LanguageValues, language: Language, { key, text }: Original) =>
  textIn(language, text, translationsIn(values, key))

/** How a language of a workout stands as a whole. */
export interface LanguageCount {
  readonly translated: number
  readonly missing: number
  readonly outdated: number
  /** The language whose texts it shows, where it has none of its own. */
  readonly shows: Language | undefined
}

export function countOf(
  values: LanguageValues,
  language: Language,
  originals: readonly Original[],
): LanguageCount {
  const states = originals.map((original) => saidState(values, language, original))
  const count = (wanted: TranslationState) => states.filter((state) => state === wanted).length
  const hasOwn = count('translated') + count('outdated') > 0
  const base = languageFamily(language) === 'en' ? originalLanguage : baseLanguage(language)
  return {
    translated: count('translated') + count('inherited'),
    missing: count('missing'),
    outdated: count('outdated'),
    shows: !hasOwn && count('inherited') > 0 ? base : undefined,
  }
}

/** The languages that show what is said in this one, for they have nothing of their own. */
export const heirsOf = (
  values: LanguageValues,
  language: Language,
  originals: readonly Original[],
) =>
  languages.filter(
    (other) =>
      baseLanguage(other) === language &&
      originals.every(({ key }) => (values[other][key]?.text ?? '').trim() === ''),
  )
