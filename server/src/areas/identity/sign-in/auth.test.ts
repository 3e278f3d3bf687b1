import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { calls, sentences } from '@roundboard/contract'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { system } from '../../../platform/actor.ts'
import { addAuthenticator } from '../../../testing/test-authenticator.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aUser, testPassword } from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'

const secret = 'a shared secret of the portal, long enough'
const portal = {
  SSO_ISSUER: 'https://portal.example.test',
  SSO_AUDIENCE: 'roundboard',
  SSO_SECRET: secret,
}
const minute = 60

interface Given {
  readonly claims?: JWTPayload
  readonly issuer?: string
  readonly audience?: string
  readonly lifetime?: number
  readonly key?: string
  readonly typ?: string | undefined
  readonly issuedAgo?: number | undefined
}

function aToken({ clock }: TestServer, given: Given = {}): Promise<string> {
  const now = Math.floor(clock.now / 1000)
  return new SignJWT({ email: 'coach@example.test', ...given.claims })
    .setProtectedHeader({
      alg: 'HS256',
      ...('typ' in given ? {} : { typ: 'JWT' }),
      ...(given.typ !== undefined && { typ: given.typ }),
    })
    .setIssuer(given.issuer ?? portal.SSO_ISSUER)
    .setAudience(given.audience ?? portal.SSO_AUDIENCE)
    .setIssuedAt(now - (given.issuedAgo ?? 0))
    .setExpirationTime(now + (given.lifetime ?? 5 * minute))
    .sign(new TextEncoder().encode(given.key ?? secret))
}

const signOn = (server: TestServer, token: string) =>
  server.call(calls.signOn, undefined, { query: { token } })

describe.each(laneEngines)('single sign-on from the portal on %s', (engine) => {
  const aSignOnServer = async () => {
    const server = await startTestServer({ engine, settings: portal })
    const { user } = await aUser(server, 'location', { email: 'coach@example.test' })
    return { server, user }
  }

  // spec: 2.3, 7
  // security: 3.5.3, 10.3.2, 10.3.4
  test('starts a session for the user with that email, once per token', async () => {
    const { server, user } = await aSignOnServer()
    const token = await aToken(server, { claims: { email: 'Coach@Example.test', jti: 'one' } })
    const { data } = await signOn(server, token)
    expect((await server.call(calls.getMe, { bearer: data.token })).data.id).toBe(user.id)
    expect((await signOn(server, token)).error?.code).toBe('wrong-credentials')
    const sameJti = await aToken(server, { claims: { jti: 'one' }, lifetime: 3 * minute })
    expect((await signOn(server, sameJti)).error?.code).toBe('wrong-credentials')
    const otherJti = await aToken(server, { claims: { jti: 'two' } })
    expect((await signOn(server, otherJti)).status).toBe(200)
  })

  // security: 10.1.2, 10.2.1, 10.5.1
  test('accepts a token without jti once, even for two concurrent requests', async () => {
    const { server } = await aSignOnServer()
    const token = await aToken(server)
    const answers = await Promise.all([signOn(server, token), signOn(server, token)])
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 401])
  })

  test('is logged when the second factor is given, not before', async () => {
    const { server, user } = await aSignOnServer()
    const root = await aUser(server, 'super-admin')
    const from = { address: '127.0.0.1', device: 'test', deviceSecrets: [] }
    const { token } = await server.services.sessions.start(server.database.db, user.id, from)
    const { codes } = await addAuthenticator(server, { bearer: token })
    const signIns = async () =>
      (await server.call(calls.listLogs, root.as, { query: { action: 'log-in' } })).data
    const { error } = await signOn(server, await aToken(server))
    expect(error?.code).toBe('second-factor-wanted')
    expect(await signIns()).toEqual([])
    const body = { challenge: error?.challenge?.token ?? '', recoveryCode: codes[0] }
    const done = await server.call(calls.logInWithSecondFactor, undefined, { body })
    expect(done.status).toBe(200)
    expect(await signIns()).toMatchObject([{ userId: user.id, modifiedBy: user.email }])
  })

  test('deletes used tokens once they would have expired', async () => {
    const { server } = await aSignOnServer()
    await signOn(server, await aToken(server))
    server.clock.advance(3_600_000)
    await signOn(server, await aToken(server))
    const used = await server.database.db.selectFrom('usedSignOnTokens').selectAll().execute()
    expect(used).toHaveLength(1)
  })

  // security: 6.1.3, 6.3.4
  test('refuses unknown and inactive users', async () => {
    const { server, user } = await aSignOnServer()
    const superAdmin = await aUser(server, 'super-admin')
    const stranger = await aToken(server, { claims: { email: 'stranger@example.test' } })
    expect((await signOn(server, stranger)).error?.code).toBe('wrong-credentials')
    await server.call(calls.updateUser, superAdmin.as, {
      params: { id: user.id },
      body: { isActive: false },
    })
    expect((await signOn(server, await aToken(server))).error?.code).toBe('wrong-credentials')
  })
})

// security: 6.8.1, 9.2.1, 9.2.2, 9.2.3, 9.2.4, 10.2.2, 10.3.1, 10.5.3, 10.5.4
test.each<[string, Given]>([
  ['another issuer', { issuer: 'https://elsewhere.example.test' }],
  ['another audience', { audience: 'another product' }],
  ['another key', { key: 'some other secret that is long enough' }],
  ['an expiry in the past', { lifetime: -minute }],
  ['an unverified email', { claims: { email_verified: false } }],
  ['no email', { claims: { email: '' } }],
  ['no type', { typ: undefined }],
  ['the type of an access token', { typ: 'at+jwt' }],
  ['the type of a logout token', { typ: 'logout+jwt' }],
  ['a lifetime over an hour', { lifetime: 61 * minute }],
  ['an age over an hour', { issuedAgo: 62 * minute }],
  ['an issue time in the future', { issuedAgo: -5 * minute, lifetime: 10 * minute }],
])('refuses a portal token with %s', async (_, given) => {
  const server = await startTestServer({ settings: portal })
  await aUser(server, 'location', { email: 'coach@example.test' })
  expect((await signOn(server, await aToken(server, given))).error?.code).toBe('wrong-credentials')
})

// security: 6.8.2, 9.1.1, 9.1.2, 9.1.3
test('refuses an unsigned portal token', async () => {
  const server = await startTestServer({ settings: portal })
  await aUser(server, 'location', { email: 'coach@example.test' })
  const [, payload = ''] = (await aToken(server)).split('.')
  const header = Buffer.from('{"alg":"none"}').toString('base64url')
  for (const token of [`${header}.${payload}.`, 'nonsense', 'a.b.c'])
    expect((await signOn(server, token)).error?.code).toBe('wrong-credentials')
})

describe('single sign-on with public keys', () => {
  async function aPortal() {
    const { publicKey, privateKey } = await generateKeyPair('ES256')
    const keys = { keys: [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }] }
    const http = createServer((_, reply) => {
      reply.setHeader('content-type', 'application/json').end(JSON.stringify(keys))
    }).listen(0, '127.0.0.1')
    await once(http, 'listening')
    const { port } = http.address() as AddressInfo
    const stop = () => {
      http.closeAllConnections()
      http.close()
    }
    onTestFinished(stop)
    const sign = ({ clock }: TestServer) =>
      new SignJWT({ email: 'coach@example.test' })
        .setProtectedHeader({ alg: 'ES256', kid: 'k1', typ: 'JWT' })
        .setIssuer(portal.SSO_ISSUER)
        .setAudience(portal.SSO_AUDIENCE)
        .setIssuedAt(Math.floor(clock.now / 1000))
        .setExpirationTime(Math.floor(clock.now / 1000) + 5 * minute)
        .sign(privateKey)
    const { SSO_ISSUER, SSO_AUDIENCE } = portal
    const url = `http://127.0.0.1:${String(port)}/keys`
    return { settings: { SSO_ISSUER, SSO_AUDIENCE, SSO_JWKS_URL: url }, sign, stop }
  }

  // security: 9.1.1, 9.1.2, 9.1.3, 11.6.1
  test('accepts tokens signed with a published key only', async () => {
    const { settings, sign } = await aPortal()
    const server = await startTestServer({ settings })
    await aUser(server, 'location', { email: 'coach@example.test' })
    expect((await signOn(server, await sign(server))).status).toBe(200)
    expect((await signOn(server, await aToken(server))).error?.code).toBe('wrong-credentials')
  })

  test(`answers "unavailable" when the portal can't be reached`, async () => {
    const { settings, sign, stop } = await aPortal()
    const server = await startTestServer({ settings })
    stop()
    expect((await signOn(server, await sign(server))).error?.code).toBe('unavailable')
  })
})

test('single sign-on answers "not configured" without settings', async () => {
  const server = await startTestServer()
  const { error } = await signOn(server, await aToken(server))
  expect(error?.code).toBe('not-configured')
  expect(error?.error).toMatch(/^Single sign-on isn’t set up/)
})

describe.each(laneEngines)('first setup on %s', (engine) => {
  const first = {
    email: 'first@example.test',
    password: 'a long enough password',
    firstName: 'First',
    lastName: 'Person',
  }

  test('makes the holder of the setup link the first super-admin, once', async () => {
    const server = await startTestServer({ engine })
    const token = await server.services.auth.createSetUpLink(system)
    const setUp = (body: object) => server.call(calls.setUp, undefined, { body })
    expect((await setUp({ ...first, token: 'guessed' })).error?.code).toBe('invalid-code')
    expect((await setUp({ ...first, token, password: 'short' })).error?.issues).toMatchObject([
      { path: 'password' },
    ])
    const answers = await Promise.all([
      setUp({ ...first, token }),
      setUp({ ...first, token, email: 'second@example.test' }),
    ])
    const done = answers.find((answer) => answer.status === 200)
    const late = answers.find((answer) => answer !== done)
    // The loser conflicts with the write, or finds the link used if it reads later.
    expect(['conflict', 'invalid-code']).toContain(late?.error?.code)
    const me = await server.call(calls.getMe, { bearer: done?.data.token ?? '' })
    expect(me.data.role).toBe('super-admin')
    expect((await setUp({ ...first, token })).error?.code).toBe('invalid-code')
    expect(await server.services.auth.createSetUpLink(system)).toBeUndefined()
  })

  // security: 6.4.1
  test('accepts only the newest setup link, for a day', async () => {
    const server = await startTestServer({ engine })
    const old = await server.services.auth.createSetUpLink(system)
    const token = await server.services.auth.createSetUpLink(system)
    const setUp = (given: unknown) =>
      server.call(calls.setUp, undefined, { body: { ...first, token: given } })
    expect((await setUp(old)).error?.code).toBe('invalid-code')
    server.clock.advance(25 * 3_600_000)
    expect((await setUp(token)).error?.code).toBe('invalid-code')
  })
})

describe.each(laneEngines)("a user's own account on %s", (engine) => {
  test('requires a session', async () => {
    const server = await startTestServer({ engine })
    for (const call of [calls.getMe, calls.logOut, calls.listSessions])
      expect((await server.call(call, undefined)).error?.code).toBe('not-signed-in')
    expect((await server.call(calls.updateMe, undefined, { body: {} })).status).toBe(401)
  })

  // spec: 7
  // security: 15.3.3
  test('accepts an update with its own unchanged fields, but not a new role or status', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'location')
    const me = await server.call(calls.getMe, as)
    expect(me.data).toEqual({ ...user, wantsFactor: false })
    const changed = await server.call(calls.updateMe, as, {
      body: { ...me.data, firstName: 'New', role: 'super-admin', isActive: false },
    })
    expect(changed.data).toMatchObject({ firstName: 'New', role: 'location', isActive: true })
  })

  // security: 6.2.2, 6.2.3, 7.5.1
  test('requires the current password for a new email or password', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    await aUser(server, 'admin', { email: 'taken@example.test' })
    const change = (body: object) => server.call(calls.updateMe, as, { body })
    const without = await change({ email: 'new@example.test' })
    expect(without.error?.issues).toMatchObject([{ path: 'currentPassword' }])
    const wrong = await change({ password: 'another password', currentPassword: 'wrong' })
    expect(wrong.error).toMatchObject({
      code: 'wrong-password',
      error: sentences.incorrectPassword,
    })
    const taken = await change({ email: 'taken@example.test', currentPassword: testPassword })
    expect(taken.error).toMatchObject({ code: 'conflict', issues: [{ path: 'email' }] })
    const right = await change({ email: 'new@example.test', currentPassword: testPassword })
    expect(right.data.email).toBe('new@example.test')
  })

  // security: 7.4.3
  test('keeps this session and ends all others on a password change', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'admin')
    const other = await server.call(calls.logIn, undefined, {
      body: { email: user.email, password: testPassword },
    })
    const password = 'quite another password'
    await server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } })
    expect((await server.call(calls.getMe, as)).status).toBe(200)
    expect((await server.call(calls.getMe, { bearer: other.data.token })).status).toBe(401)
    const logIn = (typed: string) =>
      server.call(calls.logIn, undefined, { body: { email: user.email, password: typed } })
    expect((await logIn(testPassword)).status).toBe(401)
    expect((await logIn(password)).status).toBe(200)
  })

  test('changes a password only once when requests with the same current password race', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const passwords = ['purple wagon', 'otter lantern', 'granite violin', 'walnut saddle'].map(
      (words) => `seventeen ${words} tales`,
    )
    const changes = passwords.map((password) =>
      server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } }),
    )
    const responses = await Promise.all(changes)
    const codes = responses.map(({ status, error }) => (status === 200 ? 'done' : error?.code))
    expect(codes.toSorted()).toEqual(['done', ...Array<string>(3).fill('wrong-password')])
  })

  // security: 7.5.2
  test('ends all other sessions at once and forgets their devices, leaving other users alone', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'location')
    const stranger = await aUser(server, 'location')
    const { db } = server.database
    const elsewhere: string[] = []
    for (const device of ['one', 'two', 'three']) {
      const from = { address: '192.0.2.7', device, deviceSecrets: [] }
      elsewhere.push((await server.services.sessions.start(db, user.id, from)).token)
    }
    const remembered = async () =>
      (await db.selectFrom('rememberedDevices').select('userId').execute()).filter(
        ({ userId }) => userId === user.id,
      ).length
    expect(await remembered()).toBe(4)
    const answers = await Promise.all([1, 2].map(() => server.call(calls.endOtherSessions, as)))
    expect(answers.map(({ data }) => data.ended).sort()).toEqual([0, 3])
    for (const token of elsewhere)
      expect((await server.call(calls.getMe, { bearer: token })).status).toBe(401)
    expect((await server.call(calls.listSessions, as)).data).toHaveLength(1)
    expect(await remembered()).toBe(1)
    expect((await server.call(calls.getMe, stranger.as)).status).toBe(200)
    const root = await aUser(server, 'super-admin')
    const { data: logs } = await server.call(calls.listLogs, root.as, {
      query: { model: 'Session', action: 'delete' },
    })
    expect(logs).toMatchObject([{ modifiedBy: user.email, data: { userId: user.id } }])
    expect(logs[0]?.data['ids']).toHaveLength(3)
  })

  // security: 7.1.2, 7.4.1, 7.5.2
  test('lists its sessions and ends them, but not those of other users', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'api-access')
    const stranger = await aUser(server, 'api-access')
    const other = await server.call(calls.logIn, undefined, {
      body: { email: user.email, password: testPassword },
    })
    const { data } = await server.call(calls.listSessions, as)
    expect(data.map((session) => session.isCurrent).sort()).toEqual([false, true])
    const id = data.find((session) => !session.isCurrent)?.id ?? ''
    const end = (who: typeof as, sessionId: string) =>
      server.call(calls.endSession, who, { params: { id: sessionId } })
    expect((await end(stranger.as, id)).error?.code).toBe('not-found')
    expect((await end(as, unknownId)).error?.code).toBe('not-found')
    expect((await end(as, id)).data.id).toBe(id)
    expect((await server.call(calls.getMe, { bearer: other.data.token })).status).toBe(401)
    expect((await server.call(calls.logOut, as)).status).toBe(200)
    expect((await server.call(calls.getMe, as)).status).toBe(401)
  })
})

// security: account-limits
test('a session can change its own account 60 times a minute, and can always log out', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await startTestServer()
  const { user, as } = await aUser(server, 'admin')
  const from = { address: '127.0.0.1', device: 'other', deviceSecrets: [] }
  const other = await server.services.sessions.start(server.database.db, user.id, from)
  const rename = (number: number, bearer = as.bearer) =>
    server.call(calls.updateMe, { bearer }, { body: { firstName: `Nina ${String(number)}` } })
  for (let count = 1; count <= 60; count += 1) expect((await rename(count)).status).toBe(200)
  const refused = await rename(61)
  expect(refused.error).toMatchObject({
    code: 'too-many-attempts',
    issues: [{ code: 'wait-seconds', params: { seconds: 60 } }],
  })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60'])
  expect((await server.call(calls.getMe, as)).data.firstName).toBe('Nina 60')
  expect((await rename(62, other.token)).status).toBe(200)
  vi.setSystemTime(Date.now() + 60_001)
  expect((await rename(63)).status).toBe(200)
  for (let count = 64; count <= 123; count += 1) await rename(count)
  expect((await rename(124)).status).toBe(429)
  expect((await server.call(calls.logOut, as)).status).toBe(200)
})
