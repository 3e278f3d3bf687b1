import type { Workout } from '@roundboard/contract'
import { textIn, type Language } from '@roundboard/domain'
import type { WallWorkout } from '@roundboard/wall'

/** What walls in a language show of a workout. */
export const wallOf = (workout: Workout, language: Language): WallWorkout => ({
  subHeader: textIn(language, workout.subHeader, workout.subHeaderTranslations),
  routines: workout.routines.map((routine) => ({
    ...routine,
    text: textIn(language, routine.text, routine.textTranslations),
  })),
})
