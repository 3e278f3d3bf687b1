import { fold } from '@roundboard/domain'
import { routineFields, type WorkoutDraft, workoutFields } from '@roundboard/contract'
import type { z } from 'zod'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { WorkoutWithRoutines } from './workouts.repository.ts'

/** The rows of a new workout. */
export function newWorkout(
  draft: z.output<typeof WorkoutDraft>,
  { at, newId }: { at: string; newId: () => string },
): WorkoutWithRoutines {
  const id = newId()
  const stamps = { createdAt: at, updatedAt: at }
  const routines = [...draft.routines]
    .sort((a, b) => a.step - b.step)
    .map((routine) => ({
      ...{ textTranslations: '[]', cue: null, cueTranslations: '[]' },
      ...toColumns(routineFields, routine),
      id: newId(),
      workoutId: id,
      ...stamps,
    }))
  return {
    ...toColumns(workoutFields, draft, { routines: null }),
    id,
    nameFolded: fold(draft.name),
    routineCount: routines.length,
    templateId: null,
    weekTemplateId: null,
    ...stamps,
    routines,
  }
}
