import { type Exercise, exerciseFields, namesOf, pick } from '@roundboard/contract'
import type { Typed } from '../../../shared/forms/typed-fields.ts'

export type ExerciseValues = Typed<typeof exerciseFields>

export const blankExercise: ExerciseValues = {
  name: '',
  videoLink: '',
  displayName: '',
  displayNameEs: '',
  needs: [],
  alternatives: [],
  instruction: '',
  instructionTranslations: [],
}

export const valuesOf = (exercise: Exercise): ExerciseValues => ({
  ...pick(exercise, namesOf(exerciseFields)),
  videoLink: exercise.videoLink ?? '',
})
