import {
  type Translation,
  type Exercise,
  exerciseFields,
  namesOf,
  pick,
} from '@roundboard/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useEquipmentNames } from '../../../shared/equipment/equipment-input.tsx'
import { asTyped, type ShownFields, type Typed } from '../../../shared/forms/shown-fields.ts'
import { allExercisesQuery } from './exercises.queries.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

export type ExerciseValues = Typed<typeof exerciseFields>

export const blankExercise: ExerciseValues = {
  name: '',
  videoLink: '',
  displayName: '',
  displayNameEs: '',
  displayNameTranslations: [],
  needs: [],
  alternatives: [],
  instruction: '',
  instructionTranslations: [],
}

export const valuesOf = (exercise: Exercise): ExerciseValues => ({
  ...pick(exercise, namesOf(exerciseFields)),
  videoLink: exercise.videoLink ?? '',
})

const inEach = (all: readonly Translation[]) =>
  all.map(({ language, text }) => `${language}: ${text}`).join('\n')

export function useShownExercise(): ShownFields<ExerciseValues> {
  const words = useExercisesMessages()
  const equipmentNames = useEquipmentNames()
  const queryClient = useQueryClient()
  const nameOf = (id: string) =>
    queryClient.getQueryData(allExercisesQuery.queryKey)?.find((exercise) => exercise.id === id)
      ?.displayName ?? words.gone
  return {
    name: { label: words.name, text: asTyped },
    videoLink: { label: words.video, text: asTyped },
    displayName: { label: words.displayName, text: asTyped },
    displayNameEs: { label: words.displayNameEs, text: asTyped },
    displayNameTranslations: { label: words.nameTranslations, text: inEach },
    needs: {
      label: words.needs,
      text: (needs) => needs.map((piece) => equipmentNames[piece]).join(', '),
    },
    alternatives: {
      label: words.alternatives,
      text: (alternatives) =>
        alternatives
          .map(({ exercise, kind }) => `${nameOf(exercise)} (${words.kinds[kind]})`)
          .join(', '),
    },
    instruction: { label: words.instruction, text: asTyped },
    instructionTranslations: {
      label: words.translations,
      text: inEach,
    },
  }
}
