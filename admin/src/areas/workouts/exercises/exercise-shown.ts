import { useQueryClient } from '@tanstack/react-query'
import { useEquipmentNames } from '../../../shared/equipment/use-equipment-names.ts'
import { asTyped, type ShownFields } from '../../../shared/forms/shown-fields.ts'
import type { ExerciseValues } from './exercise-values.ts'
import { allExercisesQuery } from './exercises.queries.ts'
import { useExercisesMessages } from '../../../shared/messages/exercises.ts'

export function useShownExercise(): ShownFields<ExerciseValues> {
  const words = useExercisesMessages()
  const equipmentNames = useEquipmentNames()
  const queryClient = useQueryClient()
  const nameOf = (id: string) =>
    queryClient.getQueryData(allExercisesQuery.queryKey)?.find((exercise) => exercise.id === id)
      ?.displayName ?? words.gone
  return {
    name: { label: words.name, say: asTyped },
    videoLink: { label: words.video, say: asTyped },
    displayName: { label: words.displayName, say: asTyped },
    displayNameEs: { label: words.displayNameEs, say: asTyped },
    needs: {
      label: words.needs,
      say: (needs) => needs.map((piece) => equipmentNames[piece]).join(', '),
    },
    alternatives: {
      label: words.alternatives,
      say: (alternatives) =>
        alternatives
          .map(({ exercise, kind }) => `${nameOf(exercise)} (${words.kinds[kind]})`)
          .join(', '),
    },
    instruction: { label: words.instruction, say: asTyped },
    instructionTranslations: {
      label: words.translations,
      say: (all) => all.map(({ language, text }) => `${language}: ${text}`).join('\n'),
    },
  }
}
