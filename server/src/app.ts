import { calls } from '@roundboard/contract'
import type { FastifyInstance } from 'fastify'
import { system } from './platform/actor.ts'
import { createAuthenticate } from './platform/http/authenticate.ts'
import { createOrigins } from './platform/http/create-origins.ts'
import { createMetrics, type Metrics } from './platform/http/metrics.ts'
import { createServices, type Services, type World } from './services.ts'

export interface Server {
  /** The console's origin. */
  readonly admin: FastifyInstance
  /** The screens' origin. */
  readonly screen: FastifyInstance
  readonly services: Services
  /** Starts collecting metrics for Prometheus. */
  createMetrics(): Metrics
  /** Finishes what is in flight, writes what is in memory; the database stays open. */
  close(): Promise<void>
}

/** Both origins, on one set of services. */
export async function createServer(world: World): Promise<Server> {
  const services = await createServices(world)
  await services.start(system)
  const { database, timeZones, clock } = world
  const { sessions, playback, apiKeys, passes, push } = services
  const { admin, screen, requests } = await createOrigins(world, {
    db: database.db,
    services,
    latestVersion: services.releases.latestVersion,
    createAuthenticate: (budget) => createAuthenticate(sessions, playback, apiKeys, passes, budget),
    serve: services.serve,
  })
  return {
    admin,
    screen,
    services,
    createMetrics: () =>
      createMetrics({
        engine: database.engine,
        requests,
        queries: database.queries,
        streams: { screens: push.screens.count, consoles: push.fleet.count },
        heartbeats: { method: calls.heartbeat.method, route: calls.heartbeat.path },
        presence: services.presence.measured,
        timeZoneDataReleasedAt: () => Date.parse(timeZones.data(clock()).releasedOn),
        later: services.later,
        readStorage: services.readStorage,
      }),
    async close() {
      for (const stream of Object.values(push)) stream.close()
      await Promise.all([admin.close(), screen.close()])
      await services.stop()
    },
  }
}
