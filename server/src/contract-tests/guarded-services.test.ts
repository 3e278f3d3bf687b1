import {
  type Access,
  apiKeyScopes,
  type ApiKeyScope,
  type Call,
  type CallName,
  calls,
} from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { permissions, type Role, roles } from '@roundboard/domain'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type Actor,
  mayDo,
  systemActor,
  anonymousActor,
  type UserActor,
} from '../platform/actor.ts'
import { parseConfig } from '../platform/config.ts'
import { createAttempts } from '../platform/http/attempts.ts'
import { createHttp } from '../platform/http/create-http.ts'
import { createRequestBudget } from '../platform/http/request-budget.ts'
import { createRequestTimes } from '../platform/http/request-times.ts'
import type { TestServer } from '../testing/test-server.ts'
import { aBuiltWorld } from './built-world.ts'
import { type Request, requests } from './requests.ts'

const { world, shared } = aBuiltWorld()

/** The API without authentication: every request is made as `actor`. */
async function anOpenHouse(server: TestServer) {
  const { services } = server
  const config = parseConfig({ LOG_LEVEL: 'silent', ...server.place })
  const app: FastifyInstance = await createHttp(config, false)
  const visitor: { actor: Actor } = { actor: anonymousActor }
  await services.serve({
    app,
    authenticate: () => Promise.resolve(visitor.actor),
    attempts: createAttempts(services.createCounter),
    requestBudget: createRequestBudget(),
    requests: createRequestTimes(),
  })
  const visit = async (actor: Actor, name: CallName) => {
    visitor.actor = actor
    const sent: Request = requests[name](world(), 'own')
    const { statusCode, body } = await app.inject({
      method: calls[name].method,
      url: addressOf(calls[name], sent),
      ...(sent.body !== undefined && { payload: sent.body as object }),
    })
    return { status: statusCode, code: (JSON.parse(body) as { code?: string }).code }
  }
  return { visit, close: () => app.close() }
}

let house: Awaited<ReturnType<typeof anOpenHouse>>
beforeAll(async () => {
  house = await anOpenHouse(shared())
})
afterAll(() => house.close())

const person = (role: Role): UserActor => ({
  kind: 'user',
  userId: world().victim.id,
  sessionId: world().session.id,
  email: world().victim.email,
  firstName: world().victim.firstName,
  role,
  locationIds: new Set([world().own.id]),
  address: '127.0.0.1',
  isProved: true,
  wantsFactor: false,
})

const everyAccess: readonly Access[] = [
  'screen',
  'screen-or-staff',
  ...(Object.keys(permissions) as (keyof typeof permissions)[]),
]

/** Keys may have the staff permissions for what screens show. */
const scopesFor = (access: Access): readonly ApiKeyScope[] =>
  access === 'screen-or-staff' ? ['releases:read'] : apiKeyScopes

/** Every kind of actor without `access`, including a job with all others. */
function actorsWithout(access: Access): [who: string, actor: Actor][] {
  const everybody: [string, Actor][] = [
    ['nobody', anonymousActor],
    ['a screen', { kind: 'screen', screenId: world().ownScreen.id }],
    ...roles.map((role): [string, Actor] => [role, person(role)]),
    [
      'a key',
      {
        ...{ kind: 'key', keyId: world().apiKey.id, name: 'Portal', scopes: scopesFor(access) },
        locationIds: new Set([world().own.id]),
      },
    ],
    [
      'a pass',
      {
        kind: 'pass',
        passId: 'x',
        number: 1,
        madeBy: 'Round 3',
        issuer: 'Round 3',
        locationId: world().own.id,
      },
    ],
    ['a job', systemActor(...everyAccess.filter((other) => other !== access))],
  ]
  return everybody.filter(([, actor]) => !mayDo(actor, access))
}

/** Authenticates by its token instead. */
const byToken = new Set<CallName>(['heartbeat'])

const guarded = (Object.keys(calls) as CallName[]).filter((name) => {
  const { may }: Call = calls[name]
  return may !== 'public' && !byToken.has(name)
})

/** Reports timers as not found to those who can’t read them. */
const hidden = new Set<CallName>(['getLicence', 'getLocationLicence'])
const refusalOf = (name: CallName) => (hidden.has(name) ? 'not-found' : 'forbidden')

// security: 8.2.1, 8.3.1
test.each(guarded)(
  'the service refuses %s without the permission, not only the route',
  async (name) => {
    const { may }: Call = calls[name]
    // The service names a permission for calls that screens also make.
    const outsiders = actorsWithout(may).filter(
      ([who]) => may !== 'screen-or-staff' || who !== 'a job',
    )
    expect(outsiders.length).toBeGreaterThan(0)
    const logged = () => shared().database.db.selectFrom('logs').selectAll().execute()
    const before = await logged()
    for (const [who, actor] of outsiders)
      expect(await house.visit(actor, name), who).toMatchObject({ code: refusalOf(name) })
    expect(await logged()).toEqual(before)
  },
)
