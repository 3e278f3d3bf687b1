import { calls } from '@roundboard/contract'
import { systemActor } from '../../platform/actor.ts'
import type { Executor } from '../../platform/database/database.ts'
import { handle, type HttpApp } from '../../platform/http/handle.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Identity } from '../identity/index.ts'
import type { Locations } from '../locations/index.ts'
import type { Media } from '../media/index.ts'
import { type BoxesService, createBoxesService } from './boxes/boxes.service.ts'
import { createLocationImportsService } from './location-import/location-imports.service.ts'
import { createLocationExport } from './location-import/location-export.ts'
import { createLocationUndoService } from './location-import/location-undo.service.ts'
import { locationFilesRoutes } from './location-import/location-files.routes.ts'
import { createScreenLinksService } from './pairing/screen-links.service.ts'
import { screenLinksRoutes } from './pairing/screen-links.routes.ts'
import { readHealth } from './presence/health.ts'
import { createPresenceService } from './presence/presence.service.ts'
import { createScreenPush } from './push/screen-push.ts'
import { buildFilesRoutes, rolloutsRoutes } from './rollouts/rollouts.routes.ts'
import { createBuildsService } from './rollouts/builds.service.ts'
import { createRolloutsService } from './rollouts/rollouts.service.ts'
import { createRolloutWatch } from './rollouts/rollout-watch.ts'
import { createBuildTargets } from './rollouts/build-targets.ts'
import { createScreensService } from './screens/screens.service.ts'
import { readTokenHashes } from './screens/screens.repository.ts'
import { screensRoutes } from './screens/screens.routes.ts'
import { createIssuesService, type IssueNeeds } from './uptime/issues.service.ts'
import { createUptimeService } from './uptime/uptime.service.ts'
import { createUptimeSweep } from './uptime/uptime-sweep.ts'
import { createWatch } from './uptime/watch.ts'
import { uptimeRoutes } from './uptime/uptime.routes.ts'

export { createFleetPush } from './push/fleet-push.ts'
export { pushRoutes } from './push/push.routes.ts'

type Screens = ReturnType<typeof createScreens>
export type Fleet = Screens & ReturnType<typeof createFleet>['services']

/** Screens and their presence. Locations show them, so they are created before the rest of the fleet. */
export function createScreens(platform: Platform) {
  const { config, clock, newId, read, write, onFailure } = platform
  const presence = createPresenceService({
    ...platform,
    flushEveryMs: config.HEARTBEAT_FLUSH_MS,
    onFlushFailed: (error) => onFailure('presence was not saved', error),
  })
  return {
    presence,
    screens: createScreensService({ read, write, newId, presence, clock }),
    readHealth: (on: Executor, scope: ReadonlySet<string> | 'all') =>
      readHealth(on, scope, clock(), platform.timeZones),
  }
}

/** Pairing, rollouts, uptime, push and the import of locations with their screens. */
export function createFleet(
  platform: Platform,
  needs: Screens &
    Pick<Identity, 'users'> &
    Pick<Locations, 'locations' | 'regions'> &
    Pick<Media, 'files'> &
    IssueNeeds & {
      /** The folder with the built screen app; most tests have none. */
      readonly screenFolder?: string | undefined
    },
) {
  const { config, clock, elapsed, timeZones, read, write, unlogged, later, jobs } = platform
  const { presence, screens, users, locations, files } = needs
  const { mutedUntil, listNotified, listLocationOutages } = needs
  const screenLinks = createScreenLinksService({ read, write, unlogged, clock, screens, later })
  const locationImports = createLocationImportsService({ ...platform, locations, screens, users })
  const locationUndo = createLocationUndoService({ write, locations, users })
  const uptime = createUptimeService({ read, clock, timeZones })
  const issues = createIssuesService({
    ...{ read, clock, timeZones, mutedUntil, listNotified, listLocationOutages },
  })
  const watch = createWatch({ read, unlogged, clock, elapsed, presence })
  const boxes = createBoxesService(platform)
  for (const { job } of [watch, createUptimeSweep({ unlogged, clock, presence }), boxes]) {
    jobs.register(job)
    jobs.ensure(job.kind)
  }
  const listener = systemActor('screen')
  const screenPush = createScreenPush({
    ...platform,
    readTokenHashes: (screenIds) => readTokenHashes(read(listener, 'screen').on, screenIds),
  })
  const stepMinutes = config.BUILD_STEP_MINUTES
  const builds = createBuildsService({
    ...platform,
    files,
    onNew: (list, text) => rollouts.found(list, text),
  })
  const rollouts = createRolloutsService({ ...platform, stepMinutes, ownBuild: builds.own })
  const buildTargets = createBuildTargets({
    ...platform,
    onMoved: screenPush.notifyScreens,
  })
  const rolloutWatch = createRolloutWatch({
    ...platform,
    rollouts,
    stepMinutes,
    isRollingOut: buildTargets.isRollingOut,
  })
  return {
    services: {
      boxes,
      screenLinks,
      locationImports,
      locationUndo,
      uptime,
      issues,
      watch,
      screenPush,
      builds,
      rollouts,
      buildTargets,
      rolloutWatch,
    },
    async start() {
      if (needs.screenFolder !== undefined) await builds.keepOwn(needs.screenFolder)
      await buildTargets.ready()
    },
    async serve(handling: HttpApp) {
      boxesRoutes(handling, boxes)
      screensRoutes(handling, screens, locations)
      screenLinksRoutes(handling, screenLinks)
      uptimeRoutes(handling, uptime, issues)
      rolloutsRoutes(handling, rollouts)
      buildFilesRoutes(handling.app, builds)
      await locationFilesRoutes(
        handling,
        locationImports,
        locationUndo,
        createLocationExport(needs),
      )
    },
    async stop() {
      builds.stop()
      await rolloutWatch.stop()
      await buildTargets.stop()
    },
  }
}

function boxesRoutes(handling: HttpApp, boxes: BoxesService): void {
  handle(handling, calls.getBox, ({ actor, params }) => boxes.get(actor, params.id))
  handle(handling, calls.updateBox, ({ actor, params, body }) =>
    boxes.update(actor, params.id, body),
  )
  handle(handling, calls.commandBoxes, ({ actor, body }) => boxes.command(actor, body))
  handle(handling, calls.getScreenshot, ({ actor, params }) => boxes.screenshot(actor, params))
  handle(handling, calls.reportBox, ({ actor, body }) => boxes.report(actor, body))
  handle(handling, calls.finishCommand, async ({ actor, params, body }) => {
    await boxes.finish(actor, params.id, body)
    return {}
  })
}
