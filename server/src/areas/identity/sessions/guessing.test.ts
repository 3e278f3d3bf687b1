import type { AddressInfo } from 'node:net'
import { calls, ErrorResponse } from '@roundboard/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { aScreen, aUser, makePasswordsCheap, testPassword } from '../../../testing/factories.ts'

const behindProxy = { settings: { TRUST_PROXY: 'true' } }

interface Tried {
  readonly status: number
  readonly waitSeconds: number
  readonly cookies: string[]
}

/** Logs in from an address, with the cookies of a browser there. */
async function tryFrom(
  server: TestServer,
  address: string,
  body: { email: string; password: string },
  more: Record<string, string> = {},
): Promise<Tried> {
  const { status, headers } = await server.raw('POST', calls.logIn.path, {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...more },
    payload: JSON.stringify(body),
  })
  const given = headers['set-cookie'] ?? []
  return {
    status,
    waitSeconds: Number(headers['retry-after'] ?? 0),
    cookies: (Array.isArray(given) ? given : [given]) as string[],
  }
}

const shown = (cookies: readonly string[]) => ({
  cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; '),
})

const times = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Fakes only `Date`, which the rate limits read. */
function aMovableNow() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  return {
    pass(seconds: number) {
      vi.setSystemTime(Date.now() + seconds * 1000)
    },
  }
}

describe.each(laneEngines)('limits on password guessing on %s', (engine) => {
  // security: 6.1.1, 6.3.1
  test('check five of eighty concurrent logins, and refuse even the right password after that', async () => {
    const server = await startTestServer({ engine })
    const { user } = await aUser(server, 'admin')
    const answers = await Promise.all(
      times(80).map((index) =>
        tryFrom(server, '', {
          email: user.email,
          password: index === 40 ? testPassword : `guess ${String(index)}`,
        }),
      ),
    )
    const counted = Object.groupBy(answers, (answer) => String(answer.status))
    expect(counted['401']).toHaveLength(5)
    expect(counted['429']).toHaveLength(75)
    for (const { waitSeconds } of counted['429'] ?? []) expect(waitSeconds).toBeGreaterThan(0)
  })

  test('check five of eighty concurrent password confirmations', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const answers = await Promise.all(
      times(80).map((index) =>
        server.call(calls.refreshEverything, as, {
          body: { password: index === 40 ? testPassword : `guess ${String(index)}` },
        }),
      ),
    )
    const counted = Object.groupBy(answers, (answer) => String(answer.status))
    expect(counted['403']).toHaveLength(5)
    expect(counted['429']).toHaveLength(75)
  })
})

// security: 6.1.1, 6.3.1
test('servers on one PostgreSQL share their counts of wrong passwords and screen codes', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ sharing: one })
  const { user, as } = await aUser(one, 'super-admin')
  const guess = { email: user.email, password: 'guess' }
  for (const server of [one, other, one, other, one])
    expect((await tryFrom(server, '', guess)).status).toBe(401)
  expect((await tryFrom(other, '', { ...guess, password: testPassword })).status).toBe(429)

  const screen = await aScreen(one)
  const enter = (server: TestServer, authCode: string) =>
    server.call(calls.linkScreen, as, { params: { id: screen.id }, body: { authCode } })
  for (const count of times(40))
    expect(
      (await enter(count < 20 ? one : other, `WR${String(count).padStart(4, '0')}`)).status,
    ).toBe(400)
  expect((await enter(one, 'WRONGX')).status).toBe(429)
})

test('the delay after five wrong passwords doubles, and ends with the right password', async () => {
  const now = aMovableNow()
  const server = await startTestServer()
  const { user } = await aUser(server, 'admin')
  const other = await aUser(server, 'admin')
  const enter = (password: string) => tryFrom(server, '', { email: user.email, password })
  await makePasswordsCheap(server)
  for (const count of times(5)) expect((await enter(`guess ${String(count)}`)).status).toBe(401)
  for (const wait of [15, 30, 60, 120]) {
    expect(await enter(testPassword)).toMatchObject({ status: 429, waitSeconds: wait })
    now.pass(wait - 1)
    expect(await enter(testPassword)).toMatchObject({ status: 429, waitSeconds: 1 })
    now.pass(1)
    const atOnce = await Promise.all([enter('guess a'), enter('guess b'), enter('guess c')])
    expect(atOnce.map(({ status }) => status).sort()).toEqual([401, 429, 429])
  }
  expect(
    (await tryFrom(server, '', { email: other.user.email, password: testPassword })).status,
  ).toBe(200)
  now.pass(240)
  expect((await enter(testPassword)).status).toBe(200)
  for (const count of times(5)) expect((await enter(`again ${String(count)}`)).status).toBe(401)
})

// security: 6.1.1, 6.3.1
test('a signed-out user logs in from a known device during an attack from any address', async () => {
  const server = await startTestServer(behindProxy)
  const { user } = await aUser(server, 'admin')
  const gym = '198.51.100.1'
  const right = { email: user.email, password: testPassword }
  const before = await tryFrom(server, gym, right)
  const { as } = await aUser(server, 'super-admin')
  const sessions = await server.call(calls.listUserSessions, as, { params: { id: user.id } })
  for (const session of sessions.data)
    await server.services.sessions.end(server.database.db, user.id, session.id)
  await makePasswordsCheap(server)

  for (const address of [...times(10).map((index) => `203.0.113.${String(index)}`), gym])
    for (const count of times(5))
      await tryFrom(server, address, { ...right, password: `guess ${String(count)}` })

  expect((await tryFrom(server, gym, right)).status).toBe(429)
  expect((await tryFrom(server, '203.0.113.77', right)).status).toBe(429)
  expect((await tryFrom(server, gym, right, shown(before.cookies))).status).toBe(200)
  expect((await tryFrom(server, '192.0.2.200', right, shown(before.cookies))).status).toBe(200)
})

// security: 6.1.1, 6.3.1
test("a new device can log in during an attack after its wait, which attackers can't take over", async () => {
  const now = aMovableNow()
  const server = await startTestServer(behindProxy)
  const { user } = await aUser(server, 'admin')
  const right = { email: user.email, password: testPassword }
  await makePasswordsCheap(server)
  for (const index of times(52))
    await tryFrom(server, `203.0.113.${String(index)}`, { ...right, password: 'guess' })
  const first = await tryFrom(server, '198.51.100.9', right)
  expect(first).toMatchObject({ status: 429, waitSeconds: 15 })
  now.pass(15)
  for (const index of times(52))
    await tryFrom(server, `203.0.113.${String(100 + index)}`, { ...right, password: 'guess' })
  expect((await tryFrom(server, '198.51.100.9', right)).status).toBe(200)
})

test('a known device is limited too, and is known only to the account that logged in on it', async () => {
  const server = await startTestServer(behindProxy)
  const owner = await aUser(server, 'admin')
  const thief = await aUser(server, 'admin')
  const logIn = { email: owner.user.email, password: testPassword }
  const { cookies } = await tryFrom(server, '198.51.100.1', logIn)
  const stolen = shown(cookies)
  await makePasswordsCheap(server)
  for (const count of times(10)) {
    const guess = { ...logIn, password: `guess ${String(count)}` }
    expect((await tryFrom(server, `192.0.2.${String(count)}`, guess, stolen)).status).toBe(401)
  }
  expect((await tryFrom(server, '192.0.2.99', logIn, stolen)).status).toBe(429)
  // The owner's own device is unaffected.
  expect((await tryFrom(server, '198.51.100.1', logIn)).status).toBe(200)

  const own = await tryFrom(server, '203.0.113.5', { ...logIn, email: thief.user.email })
  const made = { cookie: `device-${owner.user.id}=${'A'.repeat(43)}` }
  for (const cookie of [shown(own.cookies), made]) {
    for (const count of times(5))
      await tryFrom(server, '203.0.113.5', { ...logIn, password: `guess ${String(count)}` }, cookie)
    expect((await tryFrom(server, '203.0.113.5', logIn, cookie)).status).toBe(429)
  }
})

// security: 3.3.1, 3.3.2, 3.3.3, 3.3.4, 7.4.1
test('the known-device cookie is hidden from scripts and other sites, and opens no session', async () => {
  const server = await startTestServer(behindProxy)
  const { user } = await aUser(server, 'admin')
  const logIn = { email: user.email, password: testPassword }
  const plain = await tryFrom(server, '198.51.100.1', logIn)
  expect(plain.cookies).toEqual([
    expect.stringMatching(
      new RegExp(
        `^device-${user.id}=[\\w-]{43}; Max-Age=7776000; Path=/api/v1/auth; HttpOnly; SameSite=Strict$`,
      ),
    ),
  ])
  const encrypted = await tryFrom(server, '198.51.100.1', logIn, { 'x-forwarded-proto': 'https' })
  expect(encrypted.cookies[0]).toMatch(/^__Secure-device-.+; Secure; /)
  const me = await server.raw('GET', calls.getMe.path, { headers: shown(plain.cookies) })
  expect(me.status).toBe(401)
  const stored = JSON.stringify(
    await server.database.db.selectFrom('rememberedDevices').selectAll().execute(),
  )
  expect(stored).not.toContain(/=([^;]+)/.exec(plain.cookies[0] ?? '')?.[1])
})

test('a known device is forgotten on a password change, and when its session is ended', async () => {
  const server = await startTestServer(behindProxy)
  const root = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'admin')
  const address = '198.51.100.1'
  const isKnown = async (logIn: { email: string; password: string }, cookies: string[]) => {
    const again = await tryFrom(server, address, logIn, shown(cookies))
    expect(again.status).toBe(200)
    return again.cookies[0]?.split(';')[0] === cookies[0]?.split(';')[0]
  }
  const logIn = { email: user.email, password: testPassword }
  const first = await tryFrom(server, address, logIn)
  expect(await isKnown(logIn, first.cookies)).toBe(true)

  const { data } = await server.call(calls.listUserSessions, root.as, { params: { id: user.id } })
  for (const session of data)
    await server.call(calls.endUserSession, root.as, {
      params: { id: user.id, sessionId: session.id },
    })
  expect(await isKnown(logIn, first.cookies)).toBe(false)

  const second = await tryFrom(server, address, logIn)
  const bearer = await server.call(calls.logIn, undefined, { body: logIn })
  const password = 'quite another password'
  await server.call(
    calls.updateMe,
    { bearer: bearer.data.token },
    { body: { password, currentPassword: testPassword } },
  )
  expect(await isKnown({ ...logIn, password }, second.cookies)).toBe(false)
})

test('a refused login runs as many queries for an unknown email as for a known one', async () => {
  const server = await startTestServer()
  const { user } = await aUser(server, 'admin')
  const statements = async (email: string) => {
    const { answered } = server.database.queries
    const before = answered.count()
    const { status } = await tryFrom(server, '', { email, password: 'guess' })
    return { status, statements: answered.count() - before }
  }
  for (const status of [401, 401, 401, 401, 401, 429, 429]) {
    const known = await statements(user.email)
    expect(known.status).toBe(status)
    expect(await statements('nobody@example.test')).toEqual(known)
  }
})

test('a session can try fifteen wrong passwords across addresses, not five from each', async () => {
  const server = await startTestServer(behindProxy)
  const { as } = await aUser(server, 'super-admin')
  await makePasswordsCheap(server)
  const guess = (address: string, password = 'guess') =>
    server.raw('POST', calls.refreshEverything.path, {
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${as.bearer}`,
        'x-forwarded-for': address,
      },
      payload: JSON.stringify({ password }),
    })
  for (const count of times(15)) {
    const address = `203.0.113.${String(Math.floor(count / 5))}`
    expect((await guess(address)).status).toBe(403)
  }
  expect((await guess('198.51.100.1', testPassword)).status).toBe(429)
})

// security: 6.1.1, 6.3.1
test('logins beyond the hash queue are answered "busy", and a known device still gets in', async () => {
  const server = await startTestServer(behindProxy)
  const { user } = await aUser(server, 'admin')
  const logIn = { email: user.email, password: testPassword }
  const { cookies } = await tryFrom(server, '198.51.100.1', logIn)
  const crowd = times(60).map(async (index) => {
    const { status, text, headers } = await server.raw('POST', calls.logIn.path, {
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `203.0.113.${String(index)}`,
      },
      payload: JSON.stringify({ email: `nobody-${String(index)}@example.test`, password: 'guess' }),
    })
    if (status === 503) {
      expect(ErrorResponse.parse(JSON.parse(text)).code).toBe('busy')
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
    return status
  })
  let isCrowdServed = false
  const everybody = Promise.all(crowd).then((statuses) => {
    isCrowdServed = true
    return statuses
  })
  const known = await tryFrom(server, '198.51.100.1', logIn, shown(cookies))
  expect(known.status).toBe(200)
  expect(isCrowdServed).toBe(false)
  const statuses = await everybody
  expect(statuses.filter((status) => status === 401)).toHaveLength(33)
  expect(statuses.filter((status) => status === 503)).toHaveLength(27)
})

// security: 15.1.3, 15.2.2
test('logins aborted by the client are neither hashed nor counted as attempts', async () => {
  const server = await startTestServer(behindProxy)
  const { user } = await aUser(server, 'admin')
  await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const { port } = server.server.admin.server.address() as AddressInfo
  const send = (address: string, email: string, signal?: AbortSignal) =>
    fetch(`http://127.0.0.1:${String(port)}${calls.logIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ email, password: 'guess' }),
      ...(signal && { signal }),
    })
  let arrived = 0
  server.server.admin.server.on('request', () => {
    arrived += 1
  })
  const others = times(12).map((index) =>
    send(`203.0.113.${String(index)}`, `nobody-${String(index)}@example.test`),
  )
  const leaving = new AbortController()
  const left = times(5).map(() =>
    send('198.51.100.1', user.email, leaving.signal).catch(() => undefined),
  )
  await vi.waitFor(
    () => {
      expect(arrived).toBe(17)
    },
    { interval: 2 },
  )
  leaving.abort()
  await Promise.all([...others, ...left])
  for (const count of times(5))
    expect((await send('198.51.100.1', user.email)).status, `try ${String(count)}`).toBe(401)
})
