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

/** A translation and the original it is based on; empty if missing. */
export interface TranslatedValue {
  readonly text: string
  readonly original: string
}

/** A workout's texts in one language: `name`, `subHeader`, and steps and cues by ID. */
export type Texts = Readonly<Record<string, TranslatedValue>>

/** Each language is a separate form field, so that translators don't conflict. */
export type LanguageValues = Record<Language, Texts>

/** A workout's original text. */
export interface Original {
  readonly key: string
  readonly kind: 'name' | 'subHeader' | 'step' | 'cue'
  readonly text: string
  /** Zero for texts that aren't steps. */
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

const translationSchema = (text: z.ZodType<string, string>) =>
  z.object({ text, original: z.string() })

const cueIssues = (key: string, text = '') =>
  key.startsWith(cuePrefix)
    ? (optionalLine(limits.cueLength).safeParse(text).error?.issues ?? [])
    : []

/** The contract's rules for each text. Empty means not translated. */
export const LanguageRules = z.object(
  eachLanguage(() =>
    z
      .object({
        name: translationSchema(optionalLine(limits.nameLength)),
        subHeader: translationSchema(workoutFields.subHeader.input).optional(),
      })
      .catchall(translationSchema(optionalText(routineTextMax)))
      .superRefine((texts, context) => {
        for (const [key, value] of Object.entries<TranslatedValue | undefined>(texts))
          for (const { message } of cueIssues(key, value?.text))
            context.addIssue({ code: 'custom', path: [key, 'text'], message })
      }),
  ),
)

/** A text's translations in a form, in the order of all languages. */
export const translationsIn = (values: LanguageValues, key: string): TranslatedText[] =>
  languages.flatMap((language) => {
    const own = values[language][key]
    return own === undefined || own.text.trim() === ''
      ? []
      : [{ language, text: own.text, original: own.original }]
  })

/** The request that saves these texts, with changes only. */
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

/** The state of a text in a language. */
export type TranslationState = 'translated' | 'outdated' | 'missing' | 'inherited'

export function stateOfTranslation(
  values: LanguageValues,
  language: Language,
  original: Original,
): TranslationState {
  if ((values[language][original.key]?.text ?? '').trim() !== '')
    return values[language][original.key]?.original === original.text ? 'translated' : 'outdated'
  const state = stateIn(language, original.text, translationsIn(values, original.key))
  return state === 'missing' ? 'missing' : 'inherited'
}

/** What a screen in a language shows for a text. */
export const shownOf = (values: LanguageValues, language: Language, { key, text }: Original) =>
  textIn(language, text, translationsIn(values, key))

/** The state of a workout's language as a whole. */
export interface LanguageCount {
  readonly translated: number
  readonly missing: number
  readonly outdated: number
  /** The language it falls back to without texts. */
  readonly shows: Language | undefined
}

export function countOf(
  values: LanguageValues,
  language: Language,
  originals: readonly Original[],
): LanguageCount {
  const states = originals.map((original) => stateOfTranslation(values, language, original))
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

/** The languages that fall back to this one. */
export const languagesInheriting = (
  values: LanguageValues,
  language: Language,
  originals: readonly Original[],
) =>
  languages.filter(
    (other) =>
      baseLanguage(other) === language &&
      originals.every(({ key }) => (values[other][key]?.text ?? '').trim() === ''),
  )
