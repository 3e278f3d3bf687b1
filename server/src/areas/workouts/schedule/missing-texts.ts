import type { ScheduledWorkout, Workout } from '@roundboard/contract'
import { type Language, stateIn, type TranslatedText } from '@roundboard/domain'

type Text = { readonly original: string; readonly translations: readonly TranslatedText[] }

const textsOf = (workout: Workout): Text[] => [
  { original: workout.name, translations: workout.nameTranslations },
  { original: workout.subHeader, translations: workout.subHeaderTranslations },
  ...workout.routines.flatMap(({ text, textTranslations, cue, cueTranslations }) => [
    { original: text, translations: textTranslations },
    // Of a cue that was deleted nothing is outdated.
    ...(cue === null ? [] : [{ original: cue, translations: cueTranslations }]),
  ]),
]

/** The languages in which texts of a workout are missing or outdated. */
export function lacksOf(
  workout: Workout,
  languages: readonly Language[],
): ScheduledWorkout['lacks'] {
  const texts = textsOf(workout)
  return languages.flatMap((language) => {
    const states = texts.map(({ original, translations }) =>
      stateIn(language, original, translations),
    )
    const missing = states.filter((state) => state === 'missing').length
    const outdated = states.filter((state) => state === 'outdated').length
    return missing + outdated > 0 ? [{ language, missing, outdated }] : []
  })
}
