import { calls } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { system } from './platform/actor.ts'
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
import { serveHealth } from './platform/http/health.ts'
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
    await services.serve({ app, authenticate, attempts, requestBudget, requests })
    serveHealth(app, world.database.db, services)
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
