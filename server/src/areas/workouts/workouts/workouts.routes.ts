import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../../platform/http/handle.ts'
import type { WorkoutsService } from './workouts.service.ts'

export function workoutsRoutes(handling: HttpApp, workouts: WorkoutsService): void {
  handleList(handling, calls.listWorkouts, ({ actor, query: { q, ...page } }) =>
    workouts.list(actor, q ?? {}, page),
  )
  handle(handling, calls.getWorkout, ({ actor, params }) => workouts.get(actor, params.id))
  handle(handling, calls.createWorkout, ({ actor, body, query }) =>
    workouts.create(actor, body, query.batch),
  )
  handle(handling, calls.updateWorkout, ({ actor, params, body, query }) =>
    workouts.update(actor, params.id, body, query.batch),
  )
  handle(handling, calls.restoreWorkout, ({ actor, params }) => workouts.restore(actor, params.id))
  handle(handling, calls.getWorkoutWalls, ({ actor, params }) => workouts.walls(actor, params.id))
  handle(handling, calls.listEarlierTranslations, ({ actor, params, query }) =>
    workouts.earlierTranslations(actor, params.id, query.language),
  )
  handle(handling, calls.deleteWorkout, ({ actor, params }) => workouts.delete(actor, params.id))
}
