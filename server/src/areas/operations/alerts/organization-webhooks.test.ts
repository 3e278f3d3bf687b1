import { once } from 'node:events'
import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls, type OrganizationWebhookDraft, organizationWebhooksMax } from '@roundboard/contract'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newId } from '../../../platform/new-id.ts'
import type { OutageRow } from '../../../platform/database/schema.ts'
import { aLocation, aRegion, aScreen, aUser } from '../../../testing/factories.ts'
import { engines, startTestServer, type TestServer } from '../../../testing/test-server.ts'
import { startWebhookReceiver } from '../../../testing/webhook-receiver.ts'

const hour = 3_600_000
const unknownId = '00000000-0000-7000-8000-000000000000'

async function aWorld(engine: (typeof engines)[number], urls: readonly string[]) {
  const hosts = urls.map((url) => new URL(url).host).join(',')
  const server = await startTestServer({
    ...{ engine, settings: { WEBHOOK_PRIVATE_HOSTS: hosts }, now: Date.now() },
  })
  const root = await aUser(server, 'super-admin')
  const create = (draft: Partial<OrganizationWebhookDraft>, headers: Record<string, string> = {}) =>
    server.call(calls.createOrganizationWebhook, root.as, {
      body: { url: urls[0] ?? '', events: ['location-away'], ...draft },
      headers,
    })
  const deliveries = async (id: string, as = root.as) =>
    (await server.call(calls.listWebhookDeliveries, as, { params: { id } })).data
  const again = (id: string, delivery: string) =>
    server.call(calls.resendWebhookDelivery, root.as, { params: { id, delivery } })
  const listed = async () => (await server.call(calls.listOrganizationWebhooks, root.as)).data
  return {
    server,
    root,
    create,
    listed,
    deliveries,
    again,
    run: () => server.services.jobs.runDue(),
  }
}

async function anOutage(
  { database, clock, services }: TestServer,
  given: Partial<OutageRow>,
  event: 'began' | 'ended' = 'began',
): Promise<void> {
  const at = new Date(clock.now).toISOString()
  const outage: OutageRow = {
    ...{ id: newId(), kind: 'location-away', locationId: null, subject: '', what: '{}' },
    ...{ since: at, dueAt: at, toldAt: at, endedAt: event === 'ended' ? at : null, partOf: null },
    ...given,
  }
  await database.db
    .transaction()
    .execute((trx) => services.alerts.organization.notify(trx, [outage], event, at))
}

async function aScreenOf(server: TestServer) {
  const { id: location } = await aLocation(server)
  const { id } = await aScreen(server, { location })
  const found = server.database.db.selectFrom('screens').selectAll().where('id', '=', id)
  return { location, screen: await found.executeTakeFirstOrThrow() }
}

async function listening(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/in`
}

describe.each(engines)('organization webhooks on %s', (engine) => {
  test('get the alerts of their kinds and region, signed with a secret shown once', async () => {
    const receiver = await startWebhookReceiver()
    const { server, root, create, deliveries, run } = await aWorld(engine, [receiver.url])
    const region = await aRegion(server)
    const inside = await aLocation(server, { name: 'Inside', region: region.id })
    const outside = await aLocation(server, { name: 'Outside' })
    const { data: made } = await create({ region: region.id })
    const listed = await server.call(calls.listOrganizationWebhooks, root.as)
    expect(listed.data).toMatchObject([{ url: receiver.url, events: ['location-away'] }])
    expect(listed.text).not.toContain('whsec_')
    await anOutage(server, { locationId: inside.id })
    await anOutage(server, { locationId: inside.id }, 'ended')
    await anOutage(server, { locationId: inside.id, kind: 'screen-away' })
    await anOutage(server, { locationId: outside.id })
    await anOutage(server, { kind: 'server-trouble' })
    await run()
    const bodies = receiver.received.map(({ headers, body }) => {
      new Webhook(made.secret ?? '').verify(body, headers)
      const { type, data } = JSON.parse(body) as { type: string; data: { location: object } }
      return [type, data.location]
    })
    expect(bodies.sort()).toMatchObject([
      ['alert.began', { name: 'Inside' }],
      ['alert.ended', { name: 'Inside' }],
    ])
    const [last] = await deliveries(made.id)
    expect(last).toMatchObject({ status: 204, why: null, nextAt: null, attempts: 1 })
    const logs = await server.database.db.selectFrom('logs').selectAll().execute()
    expect(JSON.stringify(logs)).not.toContain('whsec_')
  })

  test('are retried, keep the response as text, and are resent once for concurrent requests', async () => {
    const receiver = await startWebhookReceiver(500, 302)
    const { server, create, listed, deliveries, again, run } = await aWorld(engine, [receiver.url])
    const { data: made } = await create({})
    expect(await listed()).toMatchObject([{ lastAttemptAt: null, failingSince: null }])
    await anOutage(server, {})
    await run()
    const [first] = await deliveries(made.id)
    const begun = first?.createdAt
    expect(await listed()).toMatchObject([{ lastAttemptAt: begun, failingSince: begun }])
    expect(first).toMatchObject({ status: 500, why: 'refused', excerpt: 'any words', attempts: 1 })
    expect(first?.nextAt).toBe(new Date(server.clock.now + 5_000).toISOString())
    server.clock.advance(5_000)
    await run()
    const [second] = await deliveries(made.id)
    expect(second).toMatchObject({ status: 302, why: 'redirected' })
    const lastAttemptAt = second?.attemptedAt
    expect(await listed()).toMatchObject([{ lastAttemptAt, failingSince: begun }])
    server.clock.advance(30_000)
    await run()
    expect((await deliveries(made.id))[0]).toMatchObject({ status: 204, attempts: 3, nextAt: null })
    expect(await listed()).toMatchObject([{ failingSince: null }])
    const id = first?.id ?? ''
    const all = await Promise.all(Array.from({ length: 20 }, () => again(made.id, id)))
    expect(all.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    server.clock.advance(1_000)
    await run()
    const sent = receiver.received.map(({ headers, body }) => [headers['webhook-id'], body])
    expect(sent).toHaveLength(4)
    expect(new Set(sent.map(String)).size).toBe(1)
    const times = receiver.received.map(({ headers }) => headers['webhook-timestamp'])
    expect(Number(times[3])).toBeGreaterThan(Number(times[2]))
    expect(await deliveries(made.id)).toHaveLength(1)
  })

  test('get only tests while paused, no alerts from before, and nothing once deleted', async () => {
    const receiver = await startWebhookReceiver(500)
    const { server, root, create, deliveries, again, run } = await aWorld(engine, [receiver.url])
    const { data: made } = await create({})
    const params = { id: made.id }
    await anOutage(server, {})
    await run()
    const change = (body: object) =>
      server.call(calls.updateOrganizationWebhook, root.as, { params, body })
    expect((await change({ isPaused: true })).data).toMatchObject({ isPaused: true, secret: null })
    await anOutage(server, {})
    server.clock.advance(hour)
    await run()
    expect(receiver.received).toHaveLength(1)
    const [alert] = await deliveries(made.id)
    await server.call(calls.testOrganizationWebhook, root.as, { params })
    await again(made.id, alert?.id ?? '')
    await change({ events: ['location-away', 'screen-away'] })
    await run()
    const types = () =>
      receiver.received.map(({ body }) => (JSON.parse(body) as { type: string }).type).sort()
    expect(types()).toEqual(['alert.began', 'alert.began', 'alert.test'])
    await change({ isPaused: false })
    await server.call(calls.testOrganizationWebhook, root.as, { params })
    await change({ isPaused: true })
    await run()
    expect(types()).toEqual(['alert.began', 'alert.began', 'alert.test', 'alert.test'])
    await change({ isPaused: false })
    await anOutage(server, {})
    await server.call(calls.deleteOrganizationWebhook, root.as, { params })
    await run()
    expect(receiver.received).toHaveLength(4)
    expect(await deliveries(made.id)).toEqual(undefined)
  })

  test('stop when paused, and are resent when asked, while one is being sent', async () => {
    const arrived = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
    const responses: ServerResponse[] = []
    const url = await listening((request, response) => {
      request.resume()
      responses.push(response)
      arrived[responses.length - 1]?.resolve(undefined)
      if (responses.length > 2) response.end()
    })
    const { server, root, create, deliveries, again, run } = await aWorld(engine, [url])
    const params = { id: (await create({})).data.id }
    const nextAt = async () => (await deliveries(params.id))[0]?.nextAt
    await anOutage(server, {})
    const stopped = run()
    await arrived[0]?.promise
    const body = { isPaused: true }
    await server.call(calls.updateOrganizationWebhook, root.as, { params, body })
    responses[0]?.writeHead(500).end()
    await stopped
    expect(await nextAt()).toBeNull()
    server.clock.advance(hour)
    const { data } = await server.call(calls.testOrganizationWebhook, root.as, { params })
    const repeated = run()
    await arrived[1]?.promise
    server.clock.advance(1_000)
    await again(params.id, data.id)
    responses[1]?.end()
    await repeated
    await run()
    expect(responses).toHaveLength(3)
    expect(await nextAt()).toBeNull()
  })

  test('fail unsent after waiting for more than a day, and are sent when run again', async () => {
    const receiver = await startWebhookReceiver()
    const { server, root, create, run } = await aWorld(engine, [receiver.url])
    await create({})
    await anOutage(server, {})
    server.clock.advance(25 * hour)
    await run()
    expect(receiver.received).toEqual([])
    const { db } = server.database
    const stored = await db.selectFrom('webhookDeliveries').select(['attempts', 'nextAt']).execute()
    expect(stored).toEqual([{ attempts: 0, nextAt: null }])
    const from = { address: '127.0.0.1', device: 'test', deviceSecrets: [] }
    const { token } = await server.services.sessions.start(db, root.user.id, from)
    const { data } = await server.call(calls.getJobs, { bearer: token })
    expect(data.troubled).toMatchObject([{ problem: 'overdue', againAt: null }])
    const params = { id: data.troubled[0]?.id ?? '' }
    await server.call(calls.runJob, { bearer: token }, { params })
    await run()
    expect(receiver.received).toHaveLength(1)
  })

  test('are sent once more when a failed delivery is run again on the System page', async () => {
    const receiver = await startWebhookReceiver(410)
    const { server, root, create, deliveries, run } = await aWorld(engine, [receiver.url])
    const { data: made } = await create({})
    await anOutage(server, {})
    await run()
    const { data } = await server.call(calls.getJobs, root.as)
    const params = { id: data.troubled[0]?.id ?? '' }
    expect((await server.call(calls.runJob, root.as, { params })).status).toBe(200)
    await run()
    expect(receiver.received).toHaveLength(2)
    expect(await deliveries(made.id)).toMatchObject([{ status: 204, attempts: 2, nextAt: null }])
    expect((await server.call(calls.getJobs, root.as)).data.troubled).toEqual([])
  })

  test('list deliveries for seven days, and delete them afterwards', async () => {
    const { server, create, deliveries, run } = await aWorld(engine, ['http://127.0.0.1:1/'])
    const { id } = (await create({})).data
    await anOutage(server, {})
    server.clock.advance(7 * 24 * hour)
    const later = await aUser(server, 'super-admin')
    expect(await deliveries(id, later.as)).toHaveLength(1)
    server.clock.advance(1)
    expect(await deliveries(id, later.as)).toEqual([])
    await run()
    const stored = await server.database.db.selectFrom('webhookDeliveries').selectAll().execute()
    expect(stored).toEqual([])
  })

  test('don’t delay the alerts of people', async () => {
    const waiting: ServerResponse[] = []
    const url = await listening((request, response) => {
      request.resume()
      waiting.push(response)
    })
    const receiver = await startWebhookReceiver()
    const { server, create, run } = await aWorld(engine, [url, receiver.url])
    await create({})
    for (let count = 0; count < 8; count += 1) await anOutage(server, {})
    const { screen, location } = await aScreenOf(server)
    const { as } = await aUser(server, 'location', { locations: [location] })
    await server.call(calls.setWebhook, as, { body: { url: receiver.url } })
    await server.call(calls.updateAlertPreferences, as, {
      body: {
        ...{ kinds: ['coach-pass'], channels: ['webhook'], timeZone: 'America/New_York' },
        ...{ quietHours: null, summaryHour: null, locations: null },
      },
    })
    await server.database.db
      .transaction()
      .execute((trx) =>
        server.services.alerts.onPassIssued(trx, screen, new Date(server.clock.now).toISOString()),
      )
    const running = run()
    await expect.poll(() => [waiting.length, receiver.received.length]).toEqual([8, 1])
    expect(waiting.filter(({ destroyed }) => destroyed)).toEqual([])
    for (const response of waiting) response.end()
    await running
  })

  test('keep their region from being deleted, and can be edited without it', async () => {
    const { server, root, create } = await aWorld(engine, ['http://127.0.0.1:1/'])
    const region = await aRegion(server)
    const { data: made } = await create({ region: region.id })
    const remove = () => server.call(calls.deleteRegion, root.as, { params: { id: region.id } })
    const change = (body: object) =>
      server.call(calls.updateOrganizationWebhook, root.as, { params: { id: made.id }, body })
    expect((await remove()).error?.issues).toMatchObject([{ code: 'region-of-keys' }])
    // As releases before this one did.
    await server.database.db.deleteFrom('regions').where('id', '=', region.id).execute()
    expect((await change({ isPaused: true })).status).toBe(200)
    expect((await change({ region: unknownId })).status).toBe(400)
    const other = await aRegion(server)
    await change({ region: other.id })
    await change({ region: null })
    const params = { id: other.id }
    expect((await server.call(calls.deleteRegion, root.as, { params })).status).toBe(200)
  })

  test('get one new secret from eighty requests that know the same version', async () => {
    const receiver = await startWebhookReceiver()
    const { server, root, create } = await aWorld(engine, [receiver.url])
    const { id, updatedAt: expectedUpdatedAt } = (await create({})).data
    server.clock.advance(1_000)
    const body = { newSecret: true, expectedUpdatedAt }
    const renewed = await Promise.all(
      Array.from({ length: 80 }, () =>
        server.call(calls.updateOrganizationWebhook, root.as, { params: { id }, body }),
      ),
    )
    expect(renewed.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(renewed.filter(({ error }) => error?.code === 'changed-meanwhile')).toHaveLength(79)
  })

  test('are created once for retried requests, which return a new secret each', async () => {
    const receiver = await startWebhookReceiver()
    const { server, root, create } = await aWorld(engine, [receiver.url])
    const key = { 'idempotency-key': '6f9e1c1e-7b0a-4c39-9d0e-0c5b6f6f3f55' }
    const all = await Promise.all(Array.from({ length: 8 }, () => create({}, key)))
    expect(new Set(all.map(({ data }) => data.id)).size).toBe(1)
    expect(new Set(all.map(({ data }) => data.secret)).size).toBe(8)
    const listed = await server.call(calls.listOrganizationWebhooks, root.as)
    expect(listed.data).toHaveLength(1)
    const stored = await server.database.db.selectFrom('idempotencyKeys').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain('whsec_')
  })
})

test('an endless webhook response is cut to 200 characters, without control characters', async () => {
  const url = await listening((_, response) => {
    response.write(`<script>\u0000\u001b[31m${'é'.repeat(150)}`)
    const writeMore = () => {
      while (!response.destroyed && response.write('é'.repeat(10_000)));
    }
    response.on('drain', writeMore)
    writeMore()
  })
  const { server, create, deliveries, run } = await aWorld('SQLite', [url])
  const { data: made } = await create({})
  await anOutage(server, {})
  await run()
  const [last] = await deliveries(made.id)
  expect(last).toMatchObject({ status: 200, why: null })
  expect(last?.excerpt).toHaveLength(200)
  expect(last?.excerpt).toMatch(/^<script> \[31mé+$/)
})

test.each<[what: string, given: object, field: string, code: string]>([
  ['an address without TLS', { url: 'http://hooks.example.test/' }, 'url', 'webhook-not-https'],
  ['a private address', { url: 'https://169.254.169.254/' }, 'url', 'webhook-not-public'],
  ['an unknown region', { region: unknownId }, 'region', 'no-such-region'],
])(
  'an organization webhook with %s is refused by the name of the field',
  async (_, given, path, code) => {
    const { server, root, create } = await aWorld('SQLite', ['http://127.0.0.1:1/'])
    expect((await create(given)).error?.issues).toMatchObject([{ path, code }])
    expect((await server.call(calls.listOrganizationWebhooks, root.as)).data).toEqual([])
  },
)

test('organization webhooks are limited to twenty, and deliveries belong to one webhook', async () => {
  const { server, root, create, again } = await aWorld('SQLite', ['http://127.0.0.1:1/'])
  const made = []
  for (let count = 0; count < organizationWebhooksMax; count += 1) made.push(await create({}))
  expect((await create({})).status).toBe(400)
  const [one, other] = made.map(({ data }) => data.id) as [string, string]
  const { data } = await server.call(calls.testOrganizationWebhook, root.as, {
    params: { id: one },
  })
  expect((await again(other, data.id)).status).toBe(404)
  expect((await again(one, data.id)).status).toBe(200)
})
