import { serverThatMay } from '../../platform/actor.ts'
import type { Handling } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Locations } from '../locations/index.ts'
import { assertInLibrary } from '../media/library/index.ts'
import type { Media } from '../media/index.ts'
import {
  calendarRoutes,
  createCalendarService,
  createFeedsService,
  feedsRoutes,
} from './calendar-feeds/index.ts'
import { createExercisesService, exercisesRoutes, type ExerciseUses } from './exercises/index.ts'
import {
  createExportsService,
  createImportsService,
  workoutFilesRoutes,
} from './import-export/index.ts'
import { createRoundsService, type RoundUses, roundsRoutes } from './rounds/index.ts'
import {
  type CountsWallLanguages,
  createBatchSweep,
  createBulkService,
  createCoverageService,
  createScheduleService,
  scheduleRoutes,
} from './schedule/index.ts'
import { createTemplatesService, templatesRoutes } from './templates/index.ts'
import { createWorkoutsService, type WorkoutUses, workoutsRoutes } from './workouts/index.ts'

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
  const { clock, timeZones, newId, read, write, unlogged, changes, removals } = platform
  const { later, jobs } = platform
  const { knownClips, programmeMedia: media, findLocationUsing, countScreensOfRound } = needs
  const { listShowing, countWallLanguages, productName } = needs
  const assertLinks = assertInLibrary
  const rounds = createRoundsService({ read, write, newId, assertLinks, countScreensOfRound })
  const workouts = createWorkoutsService({
    ...{ read, write, newId, removals, listShowing, assertLinks, clock, timeZones },
  })
  const exercises = createExercisesService({ read, write, newId, findLocationUsing, assertLinks })
  const workoutImports = createImportsService({ read, write, newId })
  const workoutExports = createExportsService({ read, clock })
  const coverage = createCoverageService({ read, clock, timeZones, countWallLanguages })
  const schedule = createScheduleService({
    ...{ read, clock, timeZones, media, countWallLanguages },
    knownClips: knownClips.all,
  })
  const templates = createTemplatesService({ read, write, newId, clock, media })
  const bulk = createBulkService({
    ...{ read, write, newId, clock, timeZones },
    findTemplate: templates.findAsWorkout,
  })
  const sweep = createBatchSweep({ unlogged, clock })
  jobs.register(sweep.job)
  jobs.ensure(sweep.job.kind)
  const feeds = createFeedsService({ read, write, newId })
  const reader = serverThatMay('rounds.read')
  const calendar = createCalendarService({
    ...{ read, unlogged, clock, timeZones, changes, later, productName },
    listRounds: () => rounds.list(reader),
  })
  return {
    services: {
      ...{ rounds, workouts, exercises, workoutImports, workoutExports, coverage, schedule },
      ...{ templates, bulk, feeds, calendar },
    },
    async serve(handling: Handling) {
      roundsRoutes(handling, rounds)
      workoutsRoutes(handling, workouts)
      exercisesRoutes(handling, exercises)
      scheduleRoutes(handling, schedule, bulk, coverage)
      templatesRoutes(handling, templates)
      feedsRoutes(handling, feeds)
      calendarRoutes(handling, calendar)
      await workoutFilesRoutes(handling, workoutImports, workoutExports)
    },
  }
}
