import { calls } from '@roundboard/contract'
import { Webhook } from 'standardwebhooks'
import { describe, expect, test, vi } from 'vitest'
import {
  startTestServer,
  buildServer,
  laneEngines,
  temporaryFolder,
} from '../../../testing/test-server.ts'
import { aUser } from '../../../testing/factories.ts'
import { startServerProcess } from '../../../testing/server-process.ts'
import { startWebhookReceiver, startUntrustedReceiver } from '../../../testing/webhook-receiver.ts'
import { parseConfig } from '../../../platform/config.ts'
import { createSendWebhook } from './webhook-request.ts'

const listing = (url: string) => ({ WEBHOOK_PRIVATE_HOSTS: new URL(url).host })

describe.each(laneEngines)('a user’s webhook on %s', (engine) => {
  // security: webhooks
  test('has a secret that is shown once, can be renewed, and signs verifiable requests', async () => {
    const receiver = await startWebhookReceiver()
    const server = await startTestServer({
      engine,
      settings: listing(receiver.url),
      now: Date.now(),
    })
    const admin = await aUser(server, 'admin')
    const body = { url: receiver.url }
    const set = (await server.call(calls.setWebhook, admin.as, { body })).data
    expect(set.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect((await server.call(calls.setWebhook, admin.as, { body })).data.secret).toBeNull()
    const preferences = await server.call(calls.getAlertPreferences, admin.as)
    expect(preferences.data.webhook).toEqual({
      url: receiver.url,
      secretSince: set.secretSince,
    })
    expect(preferences.text).not.toContain('whsec_')
    const logged = await server.database.db.selectFrom('logs').selectAll().execute()
    expect(JSON.stringify(logged)).not.toContain('whsec_')

    const tried = await server.call(calls.testWebhook, admin.as)
    expect(tried.data).toEqual({ isAccepted: true, status: 204, why: null })
    const [first] = receiver.received
    const read = new Webhook(set.secret ?? '').verify(first?.body ?? '', first?.headers ?? {})
    expect(read).toMatchObject({ type: 'alert.test' })

    server.clock.advance(1000)
    const renewed = await server.call(calls.setWebhook, admin.as, {
      body: { ...body, newSecret: true },
    })
    await server.call(calls.testWebhook, admin.as)
    const second = receiver.received[1]
    const verifyBy = (secret: string | null) => () =>
      new Webhook(secret ?? '').verify(second?.body ?? '', second?.headers ?? {})
    expect(verifyBy(renewed.data.secret)).not.toThrow()
    expect(verifyBy(set.secret)).toThrow('No matching signature')

    const late = await server.call(calls.setWebhook, admin.as, {
      body: {
        ...body,
        newSecret: true,
        expectedWebhook: { ...body, secretSince: set.secretSince },
      },
    })
    expect(late.error?.code).toBe('changed-meanwhile')

    const deleted = await server.call(calls.deleteWebhook, admin.as)
    expect(deleted.data.webhook).toBeNull()
    const none = await server.call(calls.testWebhook, admin.as)
    expect(none.error?.issues).toEqual([expect.objectContaining({ code: 'webhook-wanted' })])
  })
})

// security: webhooks
test.each([
  [302, { isAccepted: false, status: 302, why: 'redirected' }],
  [500, { isAccepted: false, status: 500, why: 'refused' }],
])('a webhook response with status %i counts as not accepted', async (status, outcome) => {
  const receiver = await startWebhookReceiver(status)
  const server = await startTestServer({ settings: listing(receiver.url) })
  const admin = await aUser(server, 'admin')
  await server.call(calls.setWebhook, admin.as, { body: { url: receiver.url } })
  expect((await server.call(calls.testWebhook, admin.as)).data).toEqual(outcome)
})

test('a webhook address with an untrusted certificate is sent nothing', async () => {
  const receiver = await startUntrustedReceiver()
  const server = await startTestServer({ settings: listing(receiver.url) })
  const admin = await aUser(server, 'admin')
  await server.call(calls.setWebhook, admin.as, { body: { url: receiver.url } })
  expect((await server.call(calls.testWebhook, admin.as)).data).toEqual({
    ...{ isAccepted: false, status: null, why: 'certificate' },
  })
  expect(receiver.received).toEqual([])
})

test('a webhook address that never responds times out', async () => {
  const receiver = await startWebhookReceiver(0)
  const send = createSendWebhook([new URL(receiver.url).host], 200)
  const to = { url: receiver.url, secret: 'whsec_AAAA' }
  const message = { id: 'msg_1', body: '{}' }
  expect(await send(to, message, 0)).toMatchObject({ status: null, why: 'silent' })
  expect(receiver.received).toHaveLength(1)
})

test('a listed webhook address or name that can’t be reached is reported as unreachable', async () => {
  const send = createSendWebhook(['127.0.0.1:1', 'nobody.invalid:80'], 5_000)
  const message = { id: 'msg_1', body: '{}' }
  const secret = 'whsec_AAAA'
  for (const url of ['http://127.0.0.1:1/', 'http://nobody.invalid/'])
    expect(await send({ url, secret }, message, 0)).toMatchObject({
      status: null,
      why: 'unreachable',
    })
})

// security: webhooks
test('a public webhook name that resolves to a private address is refused when connecting', async () => {
  const receiver = await startWebhookReceiver()
  const send = createSendWebhook([], 5_000)
  const port = new URL(receiver.url).port
  // Like any name, `localhost` is judged by its address.
  for (const host of ['localhost', '127.0.0.1', '[::1]', '[::ffff:127.0.0.1]', '0x7f.1'])
    expect(
      await send(
        { url: `https://${host}:${port}/in`, secret: 'whsec_AAAA' },
        { id: 'msg_1', body: '{}' },
        0,
      ),
    ).toMatchObject({ status: null, why: 'not-public' })
  expect(receiver.received).toEqual([])
})

// security: webhooks
test('a webhook test gives the same result for existing and unknown internal names', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const answers = []
  for (const host of ['localhost', 'nobody.invalid']) {
    await server.call(calls.setWebhook, admin.as, { body: { url: `https://${host}/in` } })
    answers.push((await server.call(calls.testWebhook, admin.as)).data)
  }
  expect(answers[0]).toEqual({ isAccepted: false, status: null, why: 'not-public' })
  expect(answers[1]).toEqual(answers[0])
})

// security: webhooks
test('a private webhook host is reached only at its listed port', async () => {
  const [listed, neighbor] = [await startWebhookReceiver(), await startWebhookReceiver()]
  const server = await startTestServer({ settings: listing(listed.url) })
  const admin = await aUser(server, 'admin')
  const set = (url: string) => server.call(calls.setWebhook, admin.as, { body: { url } })
  expect((await set(listed.url)).status).toBe(200)
  for (const url of [neighbor.url, 'http://127.0.0.1/in']) {
    const issues = [expect.objectContaining({ path: 'url', code: 'webhook-not-https' })]
    expect((await set(url)).error?.issues).toEqual(issues)
  }
  const secure = neighbor.url.replace('http:', 'https:')
  expect((await set(secure)).error?.issues).toEqual([
    expect.objectContaining({ path: 'url', code: 'webhook-not-public' }),
  ])
  const send = createSendWebhook([new URL(listed.url).host], 5_000)
  const message = { id: 'msg_1', body: '{}' }
  for (const url of [neighbor.url, secure])
    expect(await send({ url, secret: 'whsec_AAAA' }, message, 0)).toMatchObject({
      why: 'not-public',
    })
  expect(neighbor.received).toEqual([])
})

test.each([
  ['Hooks.Internal:8080, [::1]:80', ['hooks.internal:8080', '[::1]:80']],
  ['hooks.internal,0x7f.1:9000', ['hooks.internal:443', '127.0.0.1:9000']],
  ['', []],
])('WEBHOOK_PRIVATE_HOSTS=%j lists hosts with their ports', (typed, listed) => {
  expect(parseConfig({ WEBHOOK_PRIVATE_HOSTS: typed }).WEBHOOK_PRIVATE_HOSTS).toEqual(listed)
})

test.each([
  'https://hooks.internal',
  'hooks.internal/in',
  'me@hooks.internal',
  'a host',
  'hooks.internal:99999',
])('WEBHOOK_PRIVATE_HOSTS=%j is refused at startup', (typed) => {
  expect(() => parseConfig({ WEBHOOK_PRIVATE_HOSTS: typed })).toThrow(
    /WEBHOOK_PRIVATE_HOSTS: .*hooks\.internal:8443/,
  )
})

test.each([
  ['http://hooks.example.test/', 'webhook-not-https'],
  ['https://127.0.0.1/', 'webhook-not-public'],
  ['https://[fe80::1]/', 'webhook-not-public'],
  ['https://169.254.169.254/latest', 'webhook-not-public'],
  ['/media/a.mp4', 'webhook-not-https'],
  ['https://me:word@hooks.example.test/', 'link'],
  ['https://hooks\t.example.test/', 'control-characters'],
])('%j is refused as a webhook address', async (url, code) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const answer = await server.call(calls.setWebhook, admin.as, { body: { url } })
  expect(answer.error?.issues).toEqual([expect.objectContaining({ path: 'url', code })])
})

test('a webhook is resent once, with the same ID, after its process was killed before saving', async () => {
  const receiver = await startWebhookReceiver(0)
  const place = { DATA_DIR: await temporaryFolder(), ...listing(receiver.url) }
  const before = await buildServer(place, { now: Date.now() })
  const admin = await aUser(before, 'admin')
  await before.call(calls.setWebhook, admin.as, { body: { url: receiver.url } })
  await before.call(calls.updateAlertPreferences, admin.as, {
    body: { kinds: ['server-trouble'], channels: ['webhook'] },
  })
  // A failed email, which the next process finds at once.
  const { db } = before.database
  const at = new Date(before.clock.now).toISOString()
  await db
    .insertInto('jobs')
    .values({
      ...{ id: 'given-up', kind: 'mail', key: null, payload: '{}', attempts: 1 },
      ...{ createdAt: at, setAt: at, dueAt: at, failedAt: at, lastError: 'mail-refused' },
    })
    .execute()
  await before.end()
  const killed = await startServerProcess({ settings: { ...place, DEMO: 'false' } })
  await vi.waitFor(() => {
    expect(receiver.received).toHaveLength(1)
  })
  await killed.end('SIGKILL')
  const next = await startTestServer({ place, now: Date.now() + 60_000 })
  await next.services.jobs.runDue()
  const delivered = receiver.received.map(({ headers, body }) => [headers['webhook-id'], body])
  expect(delivered).toHaveLength(2)
  expect(delivered[1]).toEqual(delivered[0])
  next.clock.advance(3_600_000)
  await next.services.jobs.runDue()
  expect(receiver.received).toHaveLength(2)
})
