import type { Workout } from '@roundboard/contract'
import { type Language, languageFamily, languages, stateIn } from '@roundboard/domain'

function isCompleteIn(language: Language, workout: Workout): boolean {
  const { name, nameTranslations, subHeader, subHeaderTranslations, routines } = workout
  return (
    stateIn(language, name, nameTranslations) !== 'missing' &&
    stateIn(language, subHeader, subHeaderTranslations) !== 'missing' &&
    routines.every(
      ({ text, textTranslations, cue, cueTranslations }) =>
        stateIn(language, text, textTranslations) !== 'missing' &&
        stateIn(language, cue ?? '', cueTranslations) !== 'missing',
    )
  )
}

/** The location's language, and those in which every text of these workouts exists. */
export const languagesOf = (workouts: readonly Workout[], gym: Language): Language[] =>
  languages.filter(
    (language) => language === gym || workouts.every((workout) => isCompleteIn(language, workout)),
  )

/** The phone's first preferred language that is available, or else the location's. */
export function languageFor(
  wanted: readonly string[],
  offered: readonly Language[],
  gym: Language,
): Language {
  const best = [gym, ...offered]
  for (const tag of wanted.map((each) => each.trim().toLowerCase())) {
    const [family] = tag.split('-')
    const found =
      best.find((language) => language === tag) ??
      best.find((language) => languageFamily(language) === family)
    if (found !== undefined) return found
  }
  return gym
}
