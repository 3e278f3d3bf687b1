import { asTyped, type ShownFields } from '../../shared/forms/shown-fields.ts'
import type { ExerciseValues } from './exercise-values.ts'
import { useExerciseWords } from './exercises.words.ts'

export function useShownExercise(): ShownFields<ExerciseValues> {
  const words = useExerciseWords()
  return {
    name: { label: words.name, say: asTyped },
    videoLink: { label: words.video, say: asTyped },
    displayName: { label: words.displayName, say: asTyped },
    displayNameEs: { label: words.displayNameEs, say: asTyped },
  }
}
