import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'
import type { Db } from '../database/database.ts'
import { apiDocumentRoute, createApiDocument } from './api-document.ts'
import { createAttempts } from './attempts.ts'
import { createHttp } from './create-http.ts'
import type { KnownChanges } from './front-door.ts'
import {
  adminFolder,
  adminPage,
  phoneFolder,
  screenFolder,
  screenPage,
  serveFrontEnds,
} from './front-ends.ts'
import type { Authenticate, HttpApp } from './handle.ts'
import { serveHealth } from './health.ts'
import { createRequestBudget, type RequestBudget } from './request-budget.ts'
import { createRequestTimes } from './request-times.ts'

const isHttps = (url: string | undefined) => url?.startsWith('https:') ?? false

export interface OriginOptions {
  /** How long a client that sent too many refused bodies waits for its 429. */
  readonly refusalDelayMs?: number
  /** Whether console and screens share one origin, which halves the time of most tests. */
  readonly hasOneOrigin?: boolean
}

/** The origins of console and screens, each with all calls, the health check and its front ends. */
export async function createOrigins(
  options: OriginOptions & { readonly config: Config },
  needs: {
    readonly db: Db
    readonly services: Parameters<typeof serveHealth>[2] & {
      readonly createCounter: Parameters<typeof createAttempts>[0]
      readonly notifications: KnownChanges | undefined
    }
    readonly latestVersion: () => Promise<string>
    readonly createAuthenticate: (budget: RequestBudget) => Authenticate
    /** Registers every call. */
    readonly serve: (handling: HttpApp) => Promise<void>
  },
) {
  const { config, refusalDelayMs, hasOneOrigin = false } = options
  const { db, services, latestVersion, serve } = needs
  const attempts = createAttempts(services.createCounter)
  const requestBudget = createRequestBudget(refusalDelayMs)
  const authenticate = needs.createAuthenticate(requestBudget)
  const requests = createRequestTimes()
  const apiDocument = createApiDocument(config.APP_NAME, latestVersion)

  async function createOrigin(hasHttps: boolean): Promise<FastifyInstance> {
    const app = await createHttp(config, hasHttps, services.notifications)
    requests.watch(app)
    app.addHook('preClose', (done) => {
      requestBudget.endRefusalDelays()
      done()
    })
    await serve({ app, authenticate, attempts, requestBudget, requests })
    serveHealth(app, db, services)
    apiDocumentRoute(app, requestBudget, apiDocument)
    return app
  }

  const admin = await createOrigin(isHttps(config.ADMIN_URL))
  await serveFrontEnds(admin, {
    folders: [adminFolder, screenFolder, phoneFolder],
    page: adminPage,
  })
  if (hasOneOrigin) return { admin, screen: admin, requests }
  const screen = await createOrigin(isHttps(config.SCREEN_URL))
  await serveFrontEnds(screen, { folders: [screenFolder, phoneFolder], page: screenPage })
  return { admin, screen, requests }
}
