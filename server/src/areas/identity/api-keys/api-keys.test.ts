import { crc32 } from 'node:zlib'
import { type ApiKeyDraft, calls, fleetEventsPath } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aRegion, aRelease, aRound, aUser } from '../../../testing/factories.ts'
import { newApiKey } from './api-key-text.ts'

const day = 24 * 3_600_000
const once = '6f9e1c1e-7b0a-4c39-9d0e-0c5b6f6f3f55'
const unknownId = '00000000-0000-7000-8000-000000000000'

async function aWorld(server: TestServer) {
  const root = await aUser(server, 'super-admin')
  const make = (given: Partial<ApiKeyDraft> = {}, headers: Record<string, string> = {}) =>
    server.call(calls.createApiKey, root.as, {
      body: { name: 'Portal', scopes: ['releases:read'], ...given },
      headers,
    })
  return { root, make }
}

const readWith = (server: TestServer, bearer: string) => server.call(calls.listReleases, { bearer })

const listed = async (server: TestServer, as: { bearer: string }) =>
  (await server.call(calls.listApiKeys, as)).data

describe.each(engines)('API keys on %s', (engine) => {
  test('read within their scopes, and the audit log says who created and revoked them', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const release = await aRelease(server)
    const { data: key } = await make()
    expect((await readWith(server, key.secret)).data.map(({ id }) => id)).toEqual([release.id])
    const revoked = await server.call(calls.revokeApiKey, root.as, { params: { id: key.id } })
    expect(revoked.data.revokedAt).toBe('2026-11-21T12:00:00.000Z')
    const again = await server.call(calls.revokeApiKey, root.as, { params: { id: key.id } })
    expect(again.data).toEqual(revoked.data)

    const { data: logs } = await server.call(calls.listLogs, root.as, {
      query: { model: 'ApiKey' },
    })
    expect(
      logs.map(({ action, modifiedBy, data }) => [action, modifiedBy, data['name']]).sort(),
    ).toEqual([
      ['create', root.user.email, 'Portal'],
      ['delete', root.user.email, 'Portal'],
    ])
  })

  test('show their secret once, and store only its hash', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const { data: key } = await make({}, { 'idempotency-key': once })
    expect(key.secret.startsWith(key.startsWith)).toBe(true)
    const shown = JSON.stringify(await listed(server, root.as))
    expect(shown).not.toContain(key.secret.slice(8))
    const { db } = server.database
    const stored = JSON.stringify([
      await db.selectFrom('apiKeys').selectAll().execute(),
      await db.selectFrom('idempotencyKeys').selectAll().execute(),
      await db.selectFrom('logs').selectAll().execute(),
    ])
    expect(stored).not.toContain(key.secret.slice(8))
  })

  test('answer eighty requests at once, and record their last use once a minute', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const { data: key } = await make()
    const lastUsed = async () => (await listed(server, root.as))[0]?.lastUsedAt
    expect(await lastUsed()).toBeNull()
    const { answered } = server.database.queries
    const before = answered.count()
    const answers = await Promise.all(
      Array.from({ length: 80 }, () => readWith(server, key.secret)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    // Each request queries its key, the releases and their count; only one records the use.
    expect(answered.count() - before).toBeGreaterThan(80 * 3)
    expect(answered.count() - before).toBeLessThan(80 * 4)
    expect(await lastUsed()).toBe('2026-11-21T12:00:00.000Z')
    server.clock.advance(59_000)
    await readWith(server, key.secret)
    expect(await lastUsed()).toBe('2026-11-21T12:00:00.000Z')
    server.clock.advance(1_000)
    await readWith(server, key.secret)
    expect(await lastUsed()).toBe('2026-11-21T12:01:00.000Z')
  })

  test('are created once for a retried request, with the secret of the last response', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const ask = () => make({}, { 'idempotency-key': once })
    const [first, second] = [await ask(), await ask()]
    expect(second.data.id).toBe(first.data.id)
    expect(await listed(server, root.as)).toHaveLength(1)
    expect((await readWith(server, first.data.secret)).status).toBe(401)
    expect((await readWith(server, second.data.secret)).status).toBe(200)
    const third = await ask()
    expect(third.status).toBe(409)
    expect(third.error?.issues?.[0]?.code).toBe('api-key-in-use')
    expect((await readWith(server, second.data.secret)).status).toBe(200)
  })

  test('create a workout once per idempotency key, even for eighty requests at once', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    await aRound(server, 1)
    const key = {
      bearer: (await make({ name: 'Planner', scopes: ['workouts:write'] })).data.secret,
    }
    const other = { bearer: (await make({ scopes: ['workouts:write'] })).data.secret }
    const create = (as: { bearer: string }) =>
      server.call(calls.createWorkout, as, { body: workout, headers: { 'idempotency-key': once } })
    const all = await Promise.all(Array.from({ length: 80 }, () => create(key)))
    expect(new Set(all.map(({ status, text }) => `${String(status)} ${text}`)).size).toBe(1)
    expect((await create(key)).text).toBe(all[0]?.text)
    // Idempotency keys are separate per API key.
    expect((await create(other)).data.id).not.toBe(all[0]?.data.id)
    expect((await server.call(calls.listWorkouts, key)).count).toBe(2)
    const another = await server.call(calls.createWorkout, key, {
      body: { ...workout, name: 'Other' },
      headers: { 'idempotency-key': once },
    })
    expect(another.error?.code).toBe('key-reused')
    const { data: logs } = await server.call(calls.listLogs, root.as, {
      query: { model: 'Workout' },
    })
    expect(logs.map(({ modifiedBy }) => modifiedBy).sort()).toEqual([
      'API key Planner',
      'API key Portal',
    ])
  })

  test('reach the locations of their region and its sub-regions as of each call', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const midwest = await aRegion(server)
    const ohio = await aRegion(server, { parent: midwest.id })
    const [inside, outside] = [
      await aLocation(server, { region: ohio.id }),
      await aLocation(server),
    ]
    const scopes: ApiKeyDraft['scopes'] = ['locations:read', 'announcements:write']
    const { data: made } = await make({ scopes, region: midwest.id })
    expect(made.region).toBe(midwest.id)
    const key = { bearer: made.secret }
    const status = async ({ id }: { id: string }) =>
      (await server.call(calls.getLocation, key, { params: { id } })).status
    const seen = async () => [await status(inside), await status(outside)]
    expect(await seen()).toEqual([200, 404])
    expect((await server.call(calls.listLocations, key)).count).toBe(1)
    const announce = (body: object) =>
      server.call(calls.createAnnouncement, key, {
        body: { text: 'We close at eight.', until: '2026-11-22T20:00', ...body },
      })
    expect((await announce({ locationIds: [inside.id] })).data.madeBy).toBe('API key Portal')
    expect((await announce({ locationIds: [inside.id, outside.id] })).status).toBe(404)
    expect((await announce({ isForAll: true })).error?.issues?.[0]?.path).toBe('isForAll')
    const move = ({ id }: { id: string }, region: string | null) =>
      server.call(calls.updateLocation, root.as, { params: { id }, body: { region } })
    await move(inside, null)
    await move(outside, midwest.id)
    expect(await seen()).toEqual([404, 200])
    await move(outside, null)
    expect(await seen()).toEqual([404, 404])
  })

  test('keep their region from being deleted until they are revoked, even when expired', async () => {
    const server = await startTestServer({ engine })
    const { root, make } = await aWorld(server)
    const region = await aRegion(server)
    const { data: key } = await make({
      ...{ scopes: ['locations:read'], region: region.id, expiresInDays: 1 },
    })
    const remove = () => server.call(calls.deleteRegion, root.as, { params: { id: region.id } })
    const refused = await remove()
    expect(refused.error).toMatchObject({ code: 'in-use' })
    expect(refused.error?.issues?.[0]?.code).toBe('region-of-keys')
    server.clock.advance(2 * day)
    const later = await aUser(server, 'super-admin')
    const params = { id: region.id }
    expect((await server.call(calls.deleteRegion, later.as, { params })).status).toBe(409)
    await server.call(calls.revokeApiKey, later.as, { params: { id: key.id } })
    expect((await server.call(calls.deleteRegion, later.as, { params })).status).toBe(200)
    expect((await listed(server, later.as))[0]).toMatchObject({ region: region.id })
  })
})

const workout = {
  ...{ name: 'From the planner', subHeader: '', round: 1, isDraft: true, routines: [] },
  ...{ startDate: '2026-11-21', endDate: '2026-11-21' },
}

test.each(['workouts:write', 'schedule:read'] as const)(
  'refuses an API key with %s and a region, or with an unknown region',
  async (scope) => {
    const server = await startTestServer()
    const { root, make } = await aWorld(server)
    const region = await aRegion(server)
    const both = await make({ scopes: ['locations:read', scope], region: region.id })
    expect(both.error?.issues).toMatchObject([{ path: 'region', code: 'api-key-franchise' }])
    const unknown = await make({ scopes: ['locations:read'], region: unknownId })
    expect(unknown.error?.issues).toMatchObject([{ path: 'region', code: 'no-such-region' }])
    expect(await listed(server, root.as)).toEqual([])
  },
)

test('an API key revoked on one server is refused by another on the same PostgreSQL', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ sharing: one })
  const { root, make } = await aWorld(one)
  const { data: key } = await make()
  expect((await readWith(other, key.secret)).status).toBe(200)
  await one.call(calls.revokeApiKey, root.as, { params: { id: key.id } })
  const refused = await readWith(other, key.secret)
  expect(refused.status).toBe(401)
  expect(refused.error?.issues?.[0]?.code).toBe('api-key-revoked')
})

test('API keys expire after 90 days, after the given number of days, or never', async () => {
  const server = await startTestServer()
  const { make } = await aWorld(server)
  const usual = await make()
  const short = await make({ expiresInDays: 1 })
  const endless = await make({ expiresInDays: 'never' })
  expect(usual.data.expiresAt).toBe('2027-02-19T12:00:00.000Z')
  expect(endless.data.expiresAt).toBeNull()
  const statuses = async () => {
    const tried = [usual, short, endless].map(({ data }) => readWith(server, data.secret))
    return (await Promise.all(tried)).map(({ status }) => status)
  }
  server.clock.advance(day - 1)
  expect(await statuses()).toEqual([200, 200, 200])
  server.clock.advance(1)
  expect(await statuses()).toEqual([200, 401, 200])
  expect((await readWith(server, short.data.secret)).error?.issues?.[0]?.code).toBe(
    'api-key-expired',
  )
  server.clock.advance(89 * day)
  expect(await statuses()).toEqual([401, 401, 200])
})

test('API keys survive a clock set back: valid ones work, revoked ones stay revoked', async () => {
  const server = await startTestServer()
  const { root, make } = await aWorld(server)
  const kept = await make()
  const ended = await make()
  await readWith(server, kept.data.secret)
  await server.call(calls.revokeApiKey, root.as, { params: { id: ended.data.id } })
  server.clock.advance(-60 * 60_000)
  expect((await readWith(server, kept.data.secret)).status).toBe(200)
  expect((await readWith(server, ended.data.secret)).status).toBe(401)
  const found = (await listed(server, root.as)).find(({ id }) => id === kept.data.id)
  expect(found?.lastUsedAt).toBe('2026-11-21T11:00:00.000Z')
})

test('an altered API key is refused without a query, an unknown well-formed one with one', async () => {
  const server = await startTestServer()
  const { make } = await aWorld(server)
  const { secret } = (await make()).data
  const altered = secret.replace(/.(?=.{10}$)/, (digit) => (digit === 'a' ? 'b' : 'a'))
  const { answered } = server.database.queries
  for (const [wrong, queries] of [
    [altered, 0],
    [newApiKey(), 1],
  ] as const) {
    const before = answered.count()
    const refused = await readWith(server, wrong)
    expect(answered.count() - before).toBe(queries)
    expect(refused.status).toBe(401)
    expect(refused.error).toMatchObject({ code: 'not-signed-in' })
    expect(refused.error?.issues?.[0]?.code).toBe('api-key-unknown')
  }
})

test('an API key has the prefix and checksum that secret scanners look for', async () => {
  const server = await startTestServer()
  const { make } = await aWorld(server)
  const { secret } = (await make()).data
  expect(secret).toMatch(/^rbk_[0-9A-Za-z]{49}$/)
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const check = Array.from(secret.slice(-6)).reduce(
    (sum, digit) => sum * 62 + digits.indexOf(digit),
    0,
  )
  expect(check).toBe(crc32(secret.slice(4, -6)))
})

test('an API key is accepted only in the Authorization header, and opens no event stream', async () => {
  const server = await startTestServer()
  const { make } = await aWorld(server)
  const { secret } = (await make()).data
  const { path } = calls.listReleases
  const look = async (url: string, headers: Record<string, string>) =>
    (await server.raw('GET', url, { headers })).status
  expect(await look(path, { authorization: `Bearer ${secret}` })).toBe(200)
  expect(await look(path, { cookie: `authorization=Bearer ${secret}; token=${secret}` })).toBe(401)
  expect(await look(`${path}?token=${secret}`, {})).toBe(401)
  expect(await look(`${path}?access_token=${secret}`, {})).toBe(401)
  expect(await look(path, { 'x-api-key': secret, 'screen-auth-token': secret })).toBe(401)
  expect(await look(fleetEventsPath, { authorization: `Bearer ${secret}` })).toBe(403)
})

// security: 2.4.1
test('each API key has its own request limit', async () => {
  const server = await startTestServer()
  const { make } = await aWorld(server)
  const [busy, calm] = [(await make()).data, (await make()).data]
  const look = (secret: string) =>
    server.raw('GET', calls.listReleases.path, { headers: { authorization: `Bearer ${secret}` } })
  for (let count = 0; count < 600; count += 1) await look(busy.secret)
  const refused = await look(busy.secret)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await look(calm.secret)).status).toBe(200)
})

test.each<[what: string, given: object, field: string]>([
  ['no name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(86) }, 'name'],
  ['no scopes', { scopes: [] }, 'scopes'],
  ['a scope that does not exist', { scopes: ['users:write'] }, 'scopes.0'],
  ['a scope that only looks like one', { scopes: ['locations:read '] }, 'scopes.0'],
  ['a scope from the object prototype', { scopes: ['constructor'] }, 'scopes.0'],
  ['scopes as one string', { scopes: 'locations:read' }, 'scopes'],
  ['a region that is not an ID', { region: ['x'] }, 'region'],
  ['zero days', { expiresInDays: 0 }, 'expiresInDays'],
  ['more than a year', { expiresInDays: 366 }, 'expiresInDays'],
  ['a null expiry', { expiresInDays: null }, 'expiresInDays'],
])('refuses an API key with %s, naming the field', async (_, given, field) => {
  const server = await startTestServer()
  const { root } = await aWorld(server)
  const refused = await server.call(calls.createApiKey, root.as, {
    body: { name: 'Portal', scopes: ['releases:read'], ...given },
  })
  expect(refused.status).toBe(400)
  expect(refused.error?.issues?.map(({ path }) => path)).toEqual([field])
  expect(await listed(server, root.as)).toEqual([])
})

test('revoking an unknown API key answers not found', async () => {
  const server = await startTestServer()
  const { root } = await aWorld(server)
  const refused = await server.call(calls.revokeApiKey, root.as, { params: { id: unknownId } })
  expect(refused.error?.code).toBe('not-found')
})

test('API keys are listed newest first, and can be searched and sorted by name', async () => {
  const server = await startTestServer()
  const { root, make } = await aWorld(server)
  for (const name of ['Zürich', 'alpha', 'Beta']) {
    server.clock.advance(1000)
    await make({ name })
  }
  const names = async (query: object) =>
    (
      await server.call(calls.listApiKeys, root.as, { query: query as Record<string, unknown> })
    ).data.map(({ name }) => name)
  expect(await names({})).toEqual(['Beta', 'alpha', 'Zürich'])
  expect(await names({ sort: 'name' })).toEqual(['alpha', 'Beta', 'Zürich'])
  expect(await names({ name: 'zurich' })).toEqual(['Zürich'])
})
