import { type Actor, systemActor } from '../../platform/actor.ts'
import { stampOf } from '../../platform/clock.ts'
import type { HttpApp } from '../../platform/http/handle.ts'
import { recurring } from '../../platform/jobs/job-kind.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Locations } from '../locations/index.ts'
import { assertInLibrary } from '../media/library/index.ts'
import type { Media } from '../media/index.ts'
import { calendarRoutes, feedsRoutes } from './calendar-feeds/calendar.routes.ts'
import { createCalendarService } from './calendar-feeds/calendar.service.ts'
import { createFeedsService } from './calendar-feeds/calendar-feeds.service.ts'
import { createExercisesService, type ExerciseUses } from './exercises/exercises.service.ts'
import { exercisesRoutes, roundsRoutes, templatesRoutes } from './area.routes.ts'
import { createExportsService } from './import-export/exports.service.ts'
import { createImportsService } from './import-export/imports.service.ts'
import { workoutFilesRoutes } from './import-export/workout-files.routes.ts'
import { createRoundsService, type RoundUses } from './rounds/rounds.service.ts'
import { createCoverageService } from './schedule/coverage.service.ts'
import { recordForUndo } from './schedule/batches.ts'
import { deleteEndedBatches } from './schedule/batches.repository.ts'
import { type CountsWallLanguages, createContentFacts } from './schedule/content-facts.ts'
import { createBulkService } from './schedule/bulk.service.ts'
import { createScheduleService } from './schedule/schedule.service.ts'
import { scheduleRoutes } from './schedule/schedule.routes.ts'
import { createTemplatesService } from './templates/templates.service.ts'
import { createWeekTemplatesService } from './templates/week-templates.service.ts'
import { createWorkoutsService, type WorkoutUses } from './workouts/workouts.service.ts'
import { workoutsRoutes } from './workouts/workouts.routes.ts'

const hourMs = 60 * 60_000

export type Workouts = ReturnType<typeof createWorkouts>['services']

/** Rounds, exercises and workouts, and their schedule. */
export function createWorkouts(
  platform: Platform,
  needs: Pick<Locations, 'knownClips'> &
    Pick<Media, 'programmeMedia'> &
    ExerciseUses &
    RoundUses &
    WorkoutUses & {
      readonly countWallLanguages: CountsWallLanguages
      /** The product's name in the franchise's branding. */
      readonly productName: () => Promise<string>
    },
) {
  const { clock, newId, read, write, unlogged, jobs } = platform
  const { knownClips, programmeMedia: media, findUsingLocation, countScreensOfRound } = needs
  const { listShowing, countWallLanguages, productName } = needs
  const assertLinks = assertInLibrary
  const rounds = createRoundsService({ read, write, newId, assertLinks, countScreensOfRound })
  const workouts = createWorkoutsService({ ...platform, listShowing, assertLinks, recordForUndo })
  const exercises = createExercisesService({ read, write, newId, findUsingLocation, assertLinks })
  const contentFacts = createContentFacts({ knownClips: knownClips.all, countWallLanguages })
  const workoutImports = createImportsService({ read, write, newId, contentFacts, workouts })
  const workoutExports = createExportsService({ read, clock, contentFacts })
  const coverage = createCoverageService({ ...platform, countWallLanguages, contentFacts })
  const schedule = createScheduleService({
    ...platform,
    media,
    contentFacts,
  })
  const templates = createTemplatesService({ read, write, newId, clock, media, workouts })
  const weekTemplates = createWeekTemplatesService({ read, write, newId })
  const bulk = createBulkService({
    ...platform,
    contentFacts,
    workouts,
    assertLinks,
    findTemplate: templates.findAsWorkout,
    findWeekTemplates: weekTemplates.findForPlacing,
    clipUsers: {
      list: async (on, ids) => [
        ...(await templates.listClips(on, ids)),
        ...(await exercises.listClips(on, ids)),
      ],
      save: async (on, { what, id, clips }, at) => {
        await (what === 'exercise' ? exercises : templates).saveClips(on, id, clips, at)
      },
    },
  })
  const sweeper = systemActor('workouts.write')
  const forgetBatches = recurring('bulk-sweep', {
    clock,
    everyMs: hourMs,
    retryMs: hourMs / 12,
    work: () => deleteEndedBatches(unlogged(sweeper, 'workouts.write'), stampOf(clock())),
  })
  jobs.register(forgetBatches)
  jobs.ensure(forgetBatches.kind)
  const feeds = createFeedsService({ read, write, newId })
  const reader = systemActor('rounds.read')
  const calendar = createCalendarService({
    ...platform,
    productName,
    listRounds: () => rounds.list(reader),
  })
  return {
    services: {
      rounds,
      workouts,
      exercises,
      workoutImports,
      workoutExports,
      coverage,
      schedule,
      templates,
      weekTemplates,
      bulk,
      feeds,
      calendar,
    },
    start: (actor: Actor) => exercises.ensureCatalogue(actor),
    async serve(handling: HttpApp) {
      roundsRoutes(handling, rounds)
      workoutsRoutes(handling, workouts)
      exercisesRoutes(handling, exercises)
      scheduleRoutes(handling, schedule, bulk, coverage)
      templatesRoutes(handling, templates, weekTemplates)
      feedsRoutes(handling, feeds)
      calendarRoutes(handling, calendar)
      await workoutFilesRoutes(handling, workoutImports, workoutExports)
    },
  }
}
