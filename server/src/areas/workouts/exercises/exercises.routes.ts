import { calls } from '@roundboard/contract'
import { handle, handleList, type Handling } from '../../../platform/http/handle.ts'
import type { ExercisesService } from './exercises.service.ts'

export function exercisesRoutes(handling: Handling, exercises: ExercisesService): void {
  handleList(handling, calls.listExercises, ({ actor, query }) =>
    exercises.list(actor, query, query),
  )
  handle(handling, calls.createExercise, ({ actor, body }) => exercises.create(actor, body))
  handle(handling, calls.updateExercise, ({ actor, params, body }) =>
    exercises.update(actor, params.id, body),
  )
  handle(handling, calls.deleteExercise, ({ actor, params }) => exercises.delete(actor, params.id))
}
