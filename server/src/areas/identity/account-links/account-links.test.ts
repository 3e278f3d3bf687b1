import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { anInvitedUser, aUser, testPassword } from '../../../testing/factories.ts'

const hour = 3_600_000
const password = 'seven brown boxing gloves'
const tokenOf = (link: string | null) => link?.split('#').at(-1) ?? ''

const look = (server: TestServer, token: string) =>
  server.call(calls.getAccountLink, undefined, { body: { token } })
const set = (server: TestServer, token: string, typed = password) =>
  server.call(calls.useAccountLink, undefined, { body: { token, password: typed } })
const logIn = (server: TestServer, email: string, typed: string) =>
  server.call(calls.logIn, undefined, { body: { email, password: typed } })

const draft = {
  email: 'new@example.test',
  firstName: 'Nina',
  lastName: 'Newcomer',
  role: 'admin',
  language: 'fr',
}

describe.each(laneEngines)('an invitation on %s', (engine) => {
  // spec: 5
  test('lets a user added without a password set their own, once', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { data: user } = await server.call(calls.createUser, as, { body: draft })
    expect(user).toMatchObject({
      state: 'invited',
      language: 'fr',
      invitedUntil: '2026-11-24T12:00:00.000Z',
    })
    expect((await logIn(server, user.email, '')).status).toBe(400)
    expect((await logIn(server, user.email, testPassword)).error?.code).toBe('wrong-credentials')
    const token = tokenOf(user.link)
    expect((await look(server, token)).data).toEqual({
      purpose: 'invitation',
      email: user.email,
      firstName: 'Nina',
      lastName: 'Newcomer',
      expiresAt: user.invitedUntil,
    })
    const weak = await set(server, token, 'password1234')
    expect(weak.error).toMatchObject({ code: 'bad-input', issues: [{ path: 'password' }] })
    const { data } = await set(server, token)
    const me = await server.call(calls.getMe, { bearer: data.token })
    expect(me.data).toMatchObject({ email: user.email, state: 'active', invitedUntil: null })
    expect((await logIn(server, user.email, password)).status).toBe(200)
    for (const again of [await look(server, token), await set(server, token)])
      expect(again.error?.issues).toMatchObject([{ code: 'account-link-used' }])
  })

  // security: 6.4.1
  test('expires after three days, and is replaced by the next one', async () => {
    const server = await startTestServer({ engine })
    const { id, link } = await anInvitedUser(server)
    server.clock.advance(72 * hour)
    const { as } = await aUser(server, 'super-admin')
    const late = await set(server, tokenOf(link))
    expect(late.error).toMatchObject({
      code: 'invalid-code',
      issues: [{ code: 'invitation-expired' }],
    })
    const first = await server.call(calls.inviteUser, as, { params: { id }, body: {} })
    const second = await server.call(calls.inviteUser, as, { params: { id }, body: {} })
    const replaced = await set(server, tokenOf(first.data.link))
    expect(replaced.error?.issues).toMatchObject([{ code: 'account-link-replaced' }])
    expect((await set(server, tokenOf(second.data.link))).status).toBe(200)
    const late2 = await server.call(calls.inviteUser, as, { params: { id }, body: {} })
    expect(late2.error).toMatchObject({ code: 'conflict', issues: [{ code: 'has-password' }] })
  })

  // security: 6.4.1
  test('works once, even for two concurrent requests', async () => {
    const server = await startTestServer({ engine })
    const token = tokenOf((await anInvitedUser(server)).link)
    const answers = await Promise.all([set(server, token), set(server, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  test.each<[string, (server: TestServer, id: string, as: { bearer: string }) => Promise<unknown>]>(
    [
      [
        'deleted',
        (server, id, as) =>
          server.call(calls.deleteUser, as, { params: { id }, body: { password: testPassword } }),
      ],
      [
        'deleted and restored',
        async (server, id, as) => {
          await server.call(calls.deleteUser, as, {
            params: { id },
            body: { password: testPassword },
          })
          await server.call(calls.restoreUser, as, { params: { id } })
        },
      ],
      [
        'deactivated',
        (server, id, as) =>
          server.call(calls.updateUser, as, { params: { id }, body: { isActive: false } }),
      ],
      [
        'given another email address',
        (server, id, as) =>
          server.call(calls.updateUser, as, {
            params: { id },
            body: { email: 'other@example.test', currentPassword: testPassword },
          }),
      ],
      [
        'given a password',
        (server, id, as) =>
          server.call(calls.updateUser, as, {
            params: { id },
            body: { password, currentPassword: testPassword },
          }),
      ],
    ],
  )('is void once its user is %s', async (_, change) => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { id, link } = await anInvitedUser(server)
    await change(server, id, as)
    for (const answer of [await look(server, tokenOf(link)), await set(server, tokenOf(link))])
      expect(answer.error).toMatchObject({
        code: 'invalid-code',
        issues: [{ code: 'account-link-void' }],
      })
  })

  test('stores no secret, and is recorded in the audit log', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.createUser, as, {
      body: draft,
      headers: { 'idempotency-key': 'a-key-of-this-request-1' },
    })
    await set(server, tokenOf(data.link))
    const { db } = server.database
    const logs = await db.selectFrom('logs').selectAll().orderBy('seq').execute()
    const stored = JSON.stringify([
      logs,
      await db.selectFrom('accountLinks').selectAll().execute(),
      await db.selectFrom('idempotencyKeys').selectAll().execute(),
    ])
    expect(stored).not.toContain(tokenOf(data.link))
    expect(stored).not.toContain(password)
    const entries = logs
      .map((entry) => ({ ...entry, data: JSON.parse(entry.data) as object }))
      .filter(({ model }) => model === 'User')
      .slice(-3)
    expect(entries).toMatchObject([
      { action: 'create', userId: user.id },
      { action: 'invite', userId: user.id, data: { id: data.id, until: data.invitedUntil } },
      { action: 'update', userId: data.id, data: { hasNewPassword: true, by: 'invitation' } },
    ])
  })

  test('is issued again for a retry after a lost response, without creating a second user', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const request = { body: draft, headers: { 'idempotency-key': 'a-key-of-this-request-2' } }
    const lost = await server.call(calls.createUser, as, request)
    const again = await server.call(calls.createUser, as, request)
    expect(again.data.id).toBe(lost.data.id)
    expect((await look(server, tokenOf(lost.data.link))).status).toBe(400)
    await set(server, tokenOf(again.data.link))
    expect((await server.call(calls.createUser, as, request)).data.link).toBeNull()
  })
})

test.each(['x', 'A'.repeat(43), 'with%20spaces'])(
  'refuses the altered account link %j as unknown',
  async (token) => {
    const server = await startTestServer()
    await anInvitedUser(server)
    for (const answer of [await look(server, token), await set(server, token)])
      expect(answer.error).toMatchObject({
        code: 'invalid-code',
        issues: [{ code: 'account-link-unknown' }],
      })
  },
)

test('rate-limits guesses at account links', async () => {
  const server = await startTestServer()
  for (let count = 0; count < 30; count += 1)
    expect((await look(server, `guess-${String(count)}`)).status).toBe(400)
  expect((await look(server, 'one too many')).status).toBe(429)
})

test('inviting a super-admin requires a step-up', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const body = { ...draft, role: 'super-admin' }
  const create = (more: object) => server.call(calls.createUser, as, { body: { ...body, ...more } })
  server.clock.advance(10 * 60_000)
  expect((await create({})).error?.code).toBe('step-up-wanted')
  const { data } = await create({ currentPassword: testPassword })
  const invite = (more: object) =>
    server.call(calls.inviteUser, as, { params: { id: data.id }, body: more })
  expect((await invite({})).error?.code).toBe('step-up-wanted')
  expect((await invite({ currentPassword: testPassword })).data.link).toMatch(/^\/invitation#/)
})

test('an invited super-admin who never signed in does not count as the last super-admin', async () => {
  const server = await startTestServer()
  const { as, user } = await aUser(server, 'super-admin')
  const invited = await anInvitedUser(server, { role: 'super-admin' })
  const remove = (id: string) =>
    server.call(calls.deleteUser, as, { params: { id }, body: { password: testPassword } })
  expect((await remove(user.id)).error?.code).toBe('last-super-admin')
  expect((await remove(invited.id)).status).toBe(200)
})

test('an inactive user is added without an invitation, and can be invited once active', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.createUser, as, { body: { ...draft, isActive: false } })
  expect(data).toMatchObject({ state: 'invited', invitedUntil: null, link: null })
  const invite = () => server.call(calls.inviteUser, as, { params: { id: data.id }, body: {} })
  expect((await invite()).error?.issues).toMatchObject([{ code: 'invite-inactive' }])
  await server.call(calls.updateUser, as, { params: { id: data.id }, body: { isActive: true } })
  expect((await invite()).data.link).toMatch(/^\/invitation#/)
})
