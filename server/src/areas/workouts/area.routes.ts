import { calls } from '@roundboard/contract'
import { handle, handleList, type HttpApp } from '../../platform/http/handle.ts'
import type { ExercisesService } from './exercises/exercises.service.ts'
import type { RoundsService } from './rounds/rounds.service.ts'
import type { TemplatesService } from './templates/templates.service.ts'
import type { WeekTemplatesService } from './templates/week-templates.service.ts'

export function exercisesRoutes(handling: HttpApp, exercises: ExercisesService): void {
  handleList(handling, calls.listExercises, ({ actor, query }) =>
    exercises.list(actor, query, query),
  )
  handle(handling, calls.createExercise, ({ actor, body }) => exercises.create(actor, body))
  handle(handling, calls.updateExercise, ({ actor, params, body }) =>
    exercises.update(actor, params.id, body),
  )
  handle(handling, calls.deleteExercise, ({ actor, params }) => exercises.delete(actor, params.id))
}

export function roundsRoutes(handling: HttpApp, rounds: RoundsService): void {
  handle(handling, calls.listRounds, ({ actor }) => rounds.list(actor))
  handle(handling, calls.createRound, ({ actor, body }) => rounds.create(actor, body))
  handle(handling, calls.updateRound, ({ actor, params, body }) =>
    rounds.update(actor, params.id, body),
  )
  handle(handling, calls.deleteRound, ({ actor, params }) => rounds.delete(actor, params.id))
}

export function templatesRoutes(
  handling: HttpApp,
  templates: TemplatesService,
  weeks: WeekTemplatesService,
): void {
  handleList(handling, calls.listTemplates, ({ actor, query }) => templates.list(actor, query))
  handle(handling, calls.getTemplateTags, ({ actor }) => templates.tags(actor))
  handle(handling, calls.createTemplate, ({ actor, body }) => templates.create(actor, body))
  handle(handling, calls.updateTemplate, ({ actor, params, body }) =>
    templates.update(actor, params.id, body),
  )
  handle(handling, calls.deleteTemplate, ({ actor, params }) => templates.delete(actor, params.id))
  handleList(handling, calls.listWeekTemplates, ({ actor, query }) => weeks.list(actor, query))
  handle(handling, calls.createWeekTemplate, ({ actor, body }) => weeks.create(actor, body))
  handle(handling, calls.updateWeekTemplate, ({ actor, params, body }) =>
    weeks.update(actor, params.id, body),
  )
  handle(handling, calls.deleteWeekTemplate, ({ actor, params }) => weeks.delete(actor, params.id))
}
