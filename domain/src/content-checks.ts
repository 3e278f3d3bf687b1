import type { ClipEquipment } from './equipment.ts'
import {
  type EquipmentGroup,
  missingEquipment,
  type MissingEquipment,
} from './missing-equipment.ts'
import type { Language } from './languages.ts'
import { textOverflow } from './text-overflow.ts'
import { stateIn, textIn, type TranslatedText } from './translations.ts'

/** The checks before a workout is published: errors block publishing, warnings don't. */
export const contentIssues = {
  'missing-clip': 'error',
  'long-text': 'warning',
  translations: 'warning',
  equipment: 'warning',
} as const

/** One kind of issue in a workout's content. */
export type ContentIssue = keyof typeof contentIssues

/** How many texts of a workout have a missing or outdated translation in a language. */
export type MissingTexts = {
  readonly language: Language
  readonly missing: number
  readonly outdated: number
}

/** What the checks found in one workout. */
export type ContentCheck = {
  /** Steps whose clip should be one of our own files but isn't in the library. */
  readonly missingClips: number[]
  /** Whether the instructions scroll or turn pages on screens, in the original or a translation. */
  readonly hasLongText: boolean
  readonly lacks: MissingTexts[]
  readonly equipment: MissingEquipment[]
}

type Translations = readonly TranslatedText[] | undefined

/** The texts and clips of a workout, and its translations. */
export type CheckedWorkout = {
  readonly name: string
  readonly nameTranslations?: Translations
  readonly subHeader: string
  readonly subHeaderTranslations?: Translations
  readonly routines: readonly {
    readonly step: number
    readonly text: string
    readonly textTranslations?: Translations
    readonly cue?: string | null | undefined
    readonly cueTranslations?: Translations
    readonly videoLink: string
    readonly lrVideoLink: string | null
  }[]
}

/** The locations and the library that workouts are checked against. */
export type ContentFacts = {
  /** The languages of screens. */
  readonly languages: readonly Language[]
  readonly gyms: readonly EquipmentGroup[]
  readonly clipOf: (link: string) => ClipEquipment | undefined
  readonly isMissing: (link: string) => boolean
}

/** The languages in which texts of a workout are missing or outdated. */
export function missingTexts(
  workout: CheckedWorkout,
  languages: readonly Language[],
): MissingTexts[] {
  const texts = [
    { original: workout.name, translations: workout.nameTranslations },
    { original: workout.subHeader, translations: workout.subHeaderTranslations },
    ...workout.routines.flatMap(({ text, textTranslations, cue, cueTranslations }) => [
      { original: text, translations: textTranslations },
      // Translations of a deleted cue don't count.
      ...(cue ? [{ original: cue, translations: cueTranslations }] : []),
    ]),
  ]
  return languages.flatMap((language) => {
    const states = texts.map(({ original, translations = [] }) =>
      stateIn(language, original, translations),
    )
    const missing = states.filter((state) => state === 'missing').length
    const outdated = states.filter((state) => state === 'outdated').length
    return missing + outdated > 0 ? [{ language, missing, outdated }] : []
  })
}

/** Checks a workout's content: the same on import, in the form and before publishing. */
export function checkContent(workout: CheckedWorkout, facts: ContentFacts): ContentCheck {
  const { routines } = workout
  const isLongIn = (language?: Language) =>
    textOverflow(
      routines.map(({ text, textTranslations = [] }) => ({
        text: language === undefined ? text : textIn(language, text, textTranslations),
      })),
    ) !== 'stands'
  const translated = facts.languages.filter((language) =>
    routines.some(
      ({ text, textTranslations = [] }) => textIn(language, text, textTranslations) !== text,
    ),
  )
  return {
    missingClips: routines
      .filter(({ videoLink, lrVideoLink }) =>
        [videoLink, lrVideoLink ?? ''].some((link) => facts.isMissing(link)),
      )
      .map(({ step }) => step),
    hasLongText: routines.length > 0 && (isLongIn() || translated.some(isLongIn)),
    lacks: missingTexts(workout, facts.languages),
    equipment: missingEquipment(routines, facts.clipOf, facts.gyms),
  }
}

/** The kinds of issues that a check found, errors first. */
export function issuesIn(check: ContentCheck): ContentIssue[] {
  const found = {
    'missing-clip': check.missingClips.length > 0,
    'long-text': check.hasLongText,
    translations: check.lacks.length > 0,
    equipment: check.equipment.length > 0,
  } satisfies Record<ContentIssue, boolean>
  return (Object.keys(contentIssues) as ContentIssue[]).filter((kind) => found[kind])
}
