import { randomUUID } from 'node:crypto'
import { ApiError, createClient } from '@roundboard/client'
import { type BulkChange, type Call, type CallName, calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { requests } from './contract-tests/requests.ts'
import { aWorld, type TestWorld } from './contract-tests/world.ts'
import { startForgetfulProxy } from './testing/slow-proxies.ts'
import { startTestServer, engines, type TestServer } from './testing/test-server.ts'
import { aRoutine, aUser } from './testing/factories.ts'

const draft = {
  name: 'Once',
  round: 3,
  startDate: '2026-11-21',
  endDate: '2026-11-21',
  routines: [aRoutine(1)],
}

const hourMs = 60 * 60_000

const aKey = () => ({ 'idempotency-key': randomUUID() })

// Short-lived codes that aren’t stored: a retry creates another, and the lost one stays unused.
const madeAnew: ReadonlySet<CallName> = new Set(['createCoachPass', 'issueCoachPass'])

const creates = (Object.keys(calls) as CallName[]).filter((name) => {
  const call: Call = calls[name]
  const isCreate = call.method === 'POST' && call.status === 201 && call.may !== 'public'
  return isCreate && !madeAnew.has(name)
})

// Their secret isn’t stored, so a retry returns another: api-keys.test.ts, organization-webhooks.test.ts.
const secretAnew: ReadonlySet<CallName> = new Set(['createApiKey', 'createOrganizationWebhook'])

const countLogs = async ({ database }: TestServer) =>
  (await database.db.selectFrom('logs').select('seq').execute()).length

async function staff(server: TestServer, world: TestWorld) {
  const address = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const headers = () => ({ authorization: `Bearer ${world.as['super-admin'].bearer}` })
  return { address, headers }
}

test('every create call for staff takes an Idempotency-Key, as the API document says', async () => {
  expect(creates.length).toBeGreaterThan(6)
  expect(creates.filter((name) => !calls[name].takesIdempotencyKey)).toEqual([])
  const server = await startTestServer()
  const { paths } = JSON.parse((await server.raw('GET', '/api/docs')).text) as {
    paths: Record<string, { post?: { parameters: { name: string; in: string }[] } }>
  }
  for (const name of creates)
    expect(paths[calls[name].path]?.post?.parameters, name).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: false }),
    )
})

describe.each(engines)('idempotency keys on %s', (engine) => {
  test('a repeated create whose response was lost creates once and returns the first response', async () => {
    const server = await startTestServer({ engine })
    const world = await aWorld(server)
    const { address, headers } = await staff(server, world)
    const proxy = await startForgetfulProxy(address)
    const lost = createClient({ baseUrl: proxy.url, headers })
    const client = createClient({ baseUrl: address, headers })
    for (const name of creates) {
      const call: Call = calls[name]
      const before = await countLogs(server)
      const input = { ...requests[name](world, 'own'), key: randomUUID() }
      const error: unknown = await lost.call(call, input).catch((thrown: unknown) => thrown)
      expect(error, name).toBeInstanceOf(ApiError)
      expect((error as ApiError).code, name).toBe('unreachable')
      const once = await countLogs(server)
      expect(once, `${name} was done`).toBeGreaterThan(before)
      const again = (await client.call(call, input)) as { id: string }
      const onceMore = (await client.call(call, input)) as { id: string }
      if (secretAnew.has(name)) {
        expect(onceMore.id, name).toBe(again.id)
        continue
      }
      expect(onceMore, name).toEqual(again)
      expect(await countLogs(server), `${name} was done once`).toBe(once)
    }
    expect(proxy.forgotten()).toBe(creates.length)
  })

  test('two simultaneous creates with one key create once and return the same response', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const headers = aKey()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        server.call(calls.createWorkout, as, { body: draft, headers }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect((await server.call(calls.listWorkouts, as)).count).toBe(1)
  })

  test('a different request with the same key is refused, but keys of different users don’t clash', async () => {
    const server = await startTestServer({ engine })
    const [one, other] = [await aUser(server, 'admin'), await aUser(server, 'admin')]
    const headers = aKey()
    const create = (as: typeof one.as, body: object) =>
      server.call(calls.createWorkout, as, { body, headers })
    const first = await create(one.as, draft)
    const { routines, ...rest } = draft
    const turned = await create(one.as, { routines, ...rest })
    expect(turned.text).toBe(first.text)
    const refused = await create(one.as, { ...draft, name: 'Twice' })
    expect(refused.status).toBe(422)
    expect(refused.error).toMatchObject({
      code: 'key-reused',
      issues: [{ code: 'key-of-another' }],
    })
    const elsewhere = await server.call(calls.createLocation, one.as, {
      body: {
        name: 'Once',
        locationIdentifier: 'RB-1001',
        timeZone: 'America/New_York',
        language: 'en-us',
      },
      headers,
    })
    expect(elsewhere.error?.code).toBe('key-reused')
    expect((await create(other.as, draft)).data.id).not.toBe(first.data.id)
    expect((await server.call(calls.listWorkouts, one.as)).count).toBe(2)
  })

  test('a key used for another address of the same call is refused', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const deleted = async (round: number) => {
      const { data } = await server.call(calls.createWorkout, as, { body: { ...draft, round } })
      const body: BulkChange = { action: 'delete', ids: [data.id] }
      return (await server.call(calls.changeWorkouts, as, { body })).data.batch
    }
    const [one, other] = [await deleted(3), await deleted(4)]
    const headers = aKey()
    const undo = (id: string | null) =>
      server.call(calls.undoWorkouts, as, { params: { id }, headers })
    const first = await undo(one)
    expect(first.status).toBe(200)
    expect((await undo(one)).text).toBe(first.text)
    expect((await undo(other)).error?.code).toBe('key-reused')
    expect((await server.call(calls.listWorkouts, as)).count).toBe(1)
  })

  test('a failed create can be corrected and sent with the same key', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const headers = aKey()
    const create = (body: object) => server.call(calls.createWorkout, as, { body, headers })
    expect((await create({ ...draft, name: '' })).status).toBe(400)
    expect((await create({ ...draft, endDate: '2026-11-20' })).status).toBe(400)
    const { db } = server.database
    await db.schema.alterTable('logs').renameTo('logs_away').execute()
    expect((await create(draft)).status).toBe(500)
    await db.schema.alterTable('logs_away').renameTo('logs').execute()
    expect((await server.call(calls.listWorkouts, as)).count).toBe(0)
    expect((await create({ ...draft, name: 'Corrected' })).status).toBe(201)
    expect((await server.call(calls.listWorkouts, as)).count).toBe(1)
  })

  test('an idempotency key lasts a day and is then deleted', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const create = (headers: Record<string, string>) =>
      server.call(calls.createWorkout, as, { body: draft, headers })
    const headers = aKey()
    const first = await create(headers)
    // In steps, because sessions expire after twelve idle hours.
    for (const hours of [10, 10]) {
      server.clock.advance(hours * hourMs)
      expect((await create(headers)).text).toBe(first.text)
    }
    server.clock.advance(4 * hourMs - 1)
    expect((await create(headers)).text).toBe(first.text)
    server.clock.advance(1)
    const session = await aUser(server, 'admin')
    await server.call(calls.createWorkout, session.as, { body: draft, headers: aKey() })
    const kept = await server.database.db.selectFrom('idempotencyKeys').select('callerId').execute()
    expect(kept).toEqual([{ callerId: session.user.id }])
  })

  // security: stored-responses
  test('an idempotency key stores no secrets of its request', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const headers = aKey()
    const body = {
      email: 'new@example.test',
      firstName: 'New',
      lastName: 'Person',
      role: 'admin',
      password: 'the secret of nobody else',
    }
    expect((await server.call(calls.createUser, as, { body, headers })).status).toBe(201)
    const kept = JSON.stringify(
      await server.database.db.selectFrom('idempotencyKeys').selectAll().execute(),
    )
    expect(kept).toContain('new@example.test')
    expect(kept).not.toContain(body.password)
    expect(kept).not.toContain(headers['idempotency-key'])
    const guessed = { ...body, password: 'another secret than that' }
    const refused = await server.call(calls.createUser, as, { body: guessed, headers })
    expect(refused.error?.code).toBe('key-reused')
  })
})

test.each(['short', 'with a space in the middle', 'x'.repeat(201), 'a-key-with-ünïcode'])(
  'the idempotency key %j is refused by name',
  async (key) => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const headers = { 'idempotency-key': key }
    const refused = await server.call(calls.createWorkout, as, { body: draft, headers })
    expect(refused.error).toMatchObject({
      code: 'bad-input',
      issues: [{ path: 'idempotency-key' }],
    })
    expect((await server.call(calls.listWorkouts, as)).count).toBe(0)
  },
)
