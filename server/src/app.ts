import { setTimeout } from 'node:timers/promises'
import { calls, type StorageState } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { alertsRoutes } from './areas/operations/alerts/index.ts'
import { announcementsRoutes } from './areas/floor/announcements/index.ts'
import { apiKeysRoutes } from './areas/identity/api-keys/index.ts'
import { appInfoRoutes } from './areas/operations/app-info/index.ts'
import { authRoutes } from './areas/identity/sign-in/index.ts'
import { buildFilesRoutes, rolloutsRoutes } from './areas/fleet/rollouts/index.ts'
import { dashboardRoutes } from './areas/operations/dashboard/index.ts'
import { equipmentRoutes } from './areas/locations/equipment/index.ts'
import { exercisesRoutes } from './areas/workouts/exercises/index.ts'
import { faceRoutes } from './areas/messaging/branding/index.ts'
import { factorsRoutes } from './areas/identity/two-factor/index.ts'
import { calendarRoutes, feedsRoutes } from './areas/workouts/calendar-feeds/index.ts'
import { jobsRoutes } from './areas/operations/jobs/index.ts'
import { licencesRoutes } from './areas/floor/timer/index.ts'
import { logsRoutes } from './areas/operations/logs/index.ts'
import { pushRoutes } from './areas/fleet/push/index.ts'
import { remoteRoutes } from './areas/floor/remote/index.ts'
import { releasesRoutes } from './areas/operations/releases/index.ts'
import { locationsRoutes } from './areas/locations/locations/index.ts'
import { libraryRoutes, mediaRoutes } from './areas/media/library/index.ts'
import { passesRoutes } from './areas/floor/coach-passes/index.ts'
import { playbackRoutes } from './areas/floor/programme/index.ts'
import { pocketRoutes } from './areas/floor/member-page/index.ts'
import { roundsRoutes } from './areas/workouts/rounds/index.ts'
import { scheduleRoutes } from './areas/workouts/schedule/index.ts'
import { screenLinksRoutes } from './areas/fleet/pairing/index.ts'
import { screensRoutes } from './areas/fleet/screens/index.ts'
import { sessionsRoutes } from './areas/identity/sessions/index.ts'
import { systemRoutes } from './areas/operations/system/index.ts'
import { templatesRoutes } from './areas/workouts/templates/index.ts'
import { timeZonesRoutes } from './areas/locations/time-zones/index.ts'
import { uploadsRoutes } from './areas/media/uploads/index.ts'
import { uptimeRoutes } from './areas/fleet/uptime/index.ts'
import { usersRoutes } from './areas/identity/users/index.ts'
import { gymFilesRoutes } from './areas/fleet/location-import/index.ts'
import { workoutFilesRoutes } from './areas/workouts/import-export/index.ts'
import { workoutsRoutes } from './areas/workouts/workouts/index.ts'
import { system } from './platform/actor.ts'
import { answers } from './platform/database/database.ts'
import { apiDocumentRoute, createApiDocument } from './platform/http/api-document.ts'
import { createAttempts } from './platform/http/attempts.ts'
import { createAuthenticate } from './platform/http/authenticate.ts'
import { createHttp } from './platform/http/create-http.ts'
import {
  adminFolder,
  adminPage,
  phoneFolder,
  screenFolder,
  screenPage,
  serveFrontEnds,
} from './platform/http/front-ends.ts'
import type { Handling } from './platform/http/handle.ts'
import { createMetrics, type Metrics } from './platform/http/metrics.ts'
import { createRequestBudget } from './platform/http/request-budget.ts'
import { createRequestTimes, type RequestTimes } from './platform/http/request-times.ts'
import { createServices, type Services, type World } from './services.ts'

export interface Server {
  /** The console's origin. */
  readonly admin: FastifyInstance
  /** The displays' origin. */
  readonly screen: FastifyInstance
  readonly services: Services
  /** Begins to gather what Prometheus wants to know. */
  createMetrics(): Metrics
  /** Finishes what is in flight, writes what is in memory; the database stays open. */
  close(): Promise<void>
}

const isHttps = (url: string | undefined) => url?.startsWith('https:') ?? false

/** Every call of the contract, guarded by whoever authenticates. */
export async function serveApi(
  handling: Handling,
  world: Pick<World, 'config' | 'simulatedDisplays'>,
  services: Services,
): Promise<void> {
  appInfoRoutes(handling, world, services.releases.latestVersion, services.face.shown)
  sessionsRoutes(handling, services.sessions)
  authRoutes(handling, services.auth, services.linkWays, services.ownProfile)
  factorsRoutes(handling, services.factors)
  usersRoutes(handling, services.users)
  apiKeysRoutes(handling, services.apiKeys)
  locationsRoutes(handling, services.locations)
  screensRoutes(handling, services.screens, services.locations)
  screenLinksRoutes(handling, services.screenLinks)
  passesRoutes(handling, services.passes)
  pocketRoutes(handling, services.pocket)
  playbackRoutes(handling, services.playback, services.walls)
  pushRoutes(handling, services.push, services.playback)
  roundsRoutes(handling, services.rounds)
  workoutsRoutes(handling, services.workouts)
  exercisesRoutes(handling, services.exercises)
  equipmentRoutes(handling, services.equipment)
  licencesRoutes(handling, services.licences)
  remoteRoutes(handling, services.remote, services.push.remote)
  releasesRoutes(handling, services.releases)
  logsRoutes(handling, services.logs)
  dashboardRoutes(handling, services.dashboard)
  uptimeRoutes(handling, services.uptime, services.away)
  scheduleRoutes(handling, services.schedule, services.bulk, services.coverage)
  templatesRoutes(handling, services.templates)
  alertsRoutes(handling, services.alerts)
  announcementsRoutes(handling, services.announcements, services.shownNotes)
  feedsRoutes(handling, services.feeds)
  calendarRoutes(handling, services.calendar)
  systemRoutes(handling, services.system)
  jobsRoutes(handling, services.jobsShown)
  faceRoutes(handling, services.face)
  timeZonesRoutes(handling, services.timeZones)
  rolloutsRoutes(handling, services.rollouts)
  libraryRoutes(handling, services.library)
  buildFilesRoutes(handling.app, services.builds)
  await mediaRoutes(handling.app, services.files)
  await uploadsRoutes(handling, services.uploads)
  await gymFilesRoutes(handling, services.gymImports, services.gymUndo)
  await workoutFilesRoutes(handling, services.workoutImports, services.workoutExports)
}

const healthWithinMs = 2_000

const reasons = {
  ok: undefined,
  low: 'The server’s disk is nearly full.',
  full: 'The database is read-only: its disk is full or it is a standby. Screens keep running.',
} as const satisfies Record<StorageState, string | undefined>

/** What to do about storage that lacks files of the library. */
export const missingMedia =
  'Media files are missing from this server’s storage. Servers that share a database must also share one S3 bucket or media folder.'

function serveHealth(app: FastifyInstance, world: World, { readStorage, files }: Services): void {
  app.get('/healthz', async (_request, reply) => {
    const isWell = await Promise.race([
      answers(world.database.db),
      setTimeout(healthWithinMs, false, { ref: false }),
    ])
    const { state } = await readStorage()
    const reason = isWell
      ? (reasons[state] ?? ((await files.isMissingMedia()) ? missingMedia : undefined))
      : 'The database isn’t responding.'
    return reply.code(isWell ? 200 : 503).send({
      isServing: true,
      hasDatabase: isWell,
      isDegraded: reason !== undefined,
      ...(reason !== undefined && { reason }),
    })
  })
}

const metricsOf = (world: World, services: Services, requests: RequestTimes): Metrics =>
  createMetrics({
    engine: world.database.engine,
    requests,
    queries: world.database.queries,
    streams: { screens: services.push.screens.count, consoles: services.push.fleet.count },
    heartbeats: { method: calls.heartbeat.method, route: calls.heartbeat.path },
    presence: services.presence.measured,
    timeZoneDataReleasedAt: () => Date.parse(world.timeZones.data(world.clock()).releasedOn),
    later: services.later,
    readStorage: services.readStorage,
  })

/** Both origins, on one set of services. */
export async function createServer(world: World): Promise<Server> {
  const services = await createServices(world)
  await services.exercises.ensureCatalogue(system)
  await services.shipped.ensure(system, world.shippedMedia)
  await services.uploads.resume()
  if (world.screenFolder !== undefined) await services.builds.keepOwn(world.screenFolder)
  await services.targets.ready()
  await services.board.ready()
  const attempts = createAttempts(services.createCounter)
  const requestBudget = createRequestBudget(world.refusalDelayMs)
  const authenticate = createAuthenticate(
    services.sessions,
    services.playback,
    services.apiKeys,
    services.passes,
    requestBudget,
  )
  const requests = createRequestTimes()
  const { config } = world
  const apiDocument = createApiDocument(config.APP_NAME, services.releases.latestVersion)

  async function createOrigin(hasHttps: boolean): Promise<FastifyInstance> {
    const app = await createHttp(config, hasHttps, services.notifications)
    requests.watch(app)
    app.addHook('preClose', (done) => {
      requestBudget.endRefusalDelays()
      done()
    })
    await serveApi({ app, authenticate, attempts, requestBudget, requests }, world, services)
    serveHealth(app, world, services)
    apiDocumentRoute(app, requestBudget, apiDocument)
    return app
  }

  const admin = await createOrigin(isHttps(config.ADMIN_URL))
  await serveFrontEnds(admin, {
    folders: [adminFolder, screenFolder, phoneFolder],
    page: adminPage,
  })
  const screen = await createOrigin(isHttps(config.SCREEN_URL))
  await serveFrontEnds(screen, { folders: [screenFolder, phoneFolder], page: screenPage })

  return {
    admin,
    screen,
    services,
    createMetrics: () => metricsOf(world, services, requests),
    async close() {
      services.push.screens.close()
      services.push.fleet.close()
      services.push.remote.close()
      await Promise.all([admin.close(), screen.close()])
      await services.stop()
    },
  }
}
