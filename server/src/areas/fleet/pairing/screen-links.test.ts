import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test, vi } from 'vitest'
import { duringUpdate } from '../../../testing/paused-update.ts'
import { startTestServer, laneEngines, type TestServer } from '../../../testing/test-server.ts'
import { alive, aPairedScreen, aScreen, aUser } from '../../../testing/factories.ts'

const announce = (server: TestServer, authCode: string) =>
  server.call(calls.createScreenLink, undefined, { body: { authCode } })

describe.each(laneEngines)('pairing on %s', (engine) => {
  // spec: 1
  // security: 6.5.2
  test('links a screen by the code it shows and gives it a working token', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const screen = await aScreen(server)
    const link = await announce(server, 'AB12CD')
    const params = { id: link.data.id }
    expect((await server.call(calls.getScreenLink, undefined, { params })).data.screen).toBeNull()

    const linked = await server.call(calls.linkScreen, admin.as, {
      params: { id: screen.id },
      body: { authCode: 'ab1 2cd' },
    })
    expect(linked.data.isLinked).toBe(true)
    expect(linked.text).not.toContain('authToken')

    const handed = await server.call(calls.getScreenLink, undefined, { params })
    const token = handed.data.screen?.authToken ?? ''
    expect(handed.data.screen?.id).toBe(screen.id)
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
    const own = await server.call(calls.getOwnScreen, { screen: token })
    expect(own.data).toMatchObject({ id: screen.id, round: 1 })
  })

  test('discards refresh requests made before the current device was linked', async () => {
    const server = await startTestServer({ engine })
    const superAdmin = await aUser(server, 'super-admin')
    const screen = await aScreen(server)
    const params = { id: screen.id }
    const body = { refreshFlag: true, hardRefreshFlag: true }
    const askAll = async () => {
      await server.call(calls.updateScreen, superAdmin.as, { params, body })
      await server.call(calls.hardRefreshLocation, superAdmin.as, {
        params: { id: screen.location?.id ?? '' },
      })
    }
    const flags = async () => {
      const { data } = await server.call(calls.getScreen, superAdmin.as, { params })
      return [data.refreshFlag, data.hardRefreshFlag]
    }
    const link = async (authCode: string) => {
      const { data } = await announce(server, authCode)
      await server.call(calls.linkScreen, superAdmin.as, { params, body: { authCode } })
      await server.call(calls.getScreenLink, undefined, { params: { id: data.id } })
    }
    await askAll()
    expect(await flags()).toEqual([false, false])
    await link('VOID01')
    expect(await flags()).toEqual([false, false])
    await askAll()
    expect(await flags()).toEqual([true, true])
    await server.call(calls.unlinkScreen, superAdmin.as, { params })
    await link('VOID02')
    expect(await flags()).toEqual([false, false])
    await askAll()
    expect(await flags()).toEqual([true, true])
  })

  test('issues a new token if the first response was lost, until a token is used', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const screen = await aScreen(server)
    const link = await announce(server, 'LOST01')
    const params = { id: link.data.id }
    await server.call(calls.linkScreen, admin.as, {
      params: { id: screen.id },
      body: { authCode: 'LOST01' },
    })
    const lost = await server.call(calls.getScreenLink, undefined, { params })
    const again = await server.call(calls.getScreenLink, undefined, { params })
    const tokens = [lost, again].map((answer) => answer.data.screen?.authToken ?? '')
    expect(tokens[0]).not.toBe(tokens[1])
    const withFirst = await server.call(calls.getOwnScreen, { screen: tokens[0] ?? '' })
    expect(withFirst.status).toBe(404)
    const withSecond = await server.call(calls.getOwnScreen, { screen: tokens[1] ?? '' })
    expect(withSecond.status).toBe(200)
    expect((await server.call(calls.getScreenLink, undefined, { params })).status).toBe(404)
  })

  test('writes nothing when a screen reconnects, unless it was linked within the last hour', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aPairedScreen(server)
    const writes = vi.spyOn(server.services.later, 'write')
    const comeBack = async () => {
      server.services.changes.announce({ kind: 'everything' })
      expect((await server.call(calls.getOwnScreen, as)).status).toBe(200)
      return writes.mock.calls.length
    }
    expect(await comeBack()).toBe(1)
    server.clock.advance(3_600_001)
    expect(await comeBack()).toBe(1)
  })

  test('returns success when the same user enters the same code again after a lost response', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const other = await aUser(server, 'admin')
    const screen = await aScreen(server)
    const elsewhere = await aScreen(server)
    const link = await announce(server, 'TWICE0')
    const enter = (as = admin.as, id = screen.id) =>
      server.call(calls.linkScreen, as, { params: { id }, body: { authCode: 'TWICE0' } })
    const first = await enter()
    const handed = await server.call(calls.getScreenLink, undefined, {
      params: { id: link.data.id },
    })
    const token = { screen: handed.data.screen?.authToken ?? '' }
    const logged = () => server.database.db.selectFrom('logs').select('seq').execute()
    const entries = await logged()
    expect((await enter()).data).toEqual(
      (
        await server.call(calls.getScreen, admin.as, {
          params: { id: screen.id },
        })
      ).data,
    )
    // The screen has its token by now and keeps it.
    expect((await server.call(calls.getOwnScreen, token)).status).toBe(200)
    expect((await enter()).data).toMatchObject({ id: screen.id, linkedAt: first.data.linkedAt })
    expect((await server.call(calls.getOwnScreen, token)).status).toBe(200)
    expect(await logged()).toEqual(entries)

    for (const refused of [await enter(other.as), await enter(admin.as, elsewhere.id)])
      expect(refused.error?.code).toBe('invalid-code')
    await server.call(calls.unlinkScreen, admin.as, { params: { id: screen.id } })
    expect((await enter()).error?.code).toBe('invalid-code')
  })

  // spec: 7
  test('refuses a code that is in use and accepts it again after an hour', async () => {
    const server = await startTestServer({ engine })
    expect((await announce(server, 'SAME00')).status).toBe(201)
    const refused = await announce(server, 'SAME00')
    expect(refused.error?.code).toBe('conflict')
    server.clock.advance(3_600_001)
    expect((await announce(server, 'SAME00')).status).toBe(201)
  })

  test('keeps the link when its code is renewed and refuses the old code', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const screen = await aScreen(server)
    const link = await announce(server, 'OLD000')
    const renewed = await server.call(calls.updateScreenLink, undefined, {
      params: { id: link.data.id },
      body: { authCode: 'NEW000' },
    })
    expect(renewed.data).toMatchObject({ id: link.data.id, authCode: 'NEW000' })
    const enter = (authCode: string) =>
      server.call(calls.linkScreen, admin.as, { params: { id: screen.id }, body: { authCode } })
    expect((await enter('OLD000')).status).toBe(400)
    expect((await enter('NEW000')).status).toBe(200)
  })

  // spec: 4.3
  test('revokes the token on unlinking and keeps the screen record on relinking', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const paired = await aPairedScreen(server, { name: 'Round 1 left' })
    expect((await server.call(calls.getOwnScreen, paired.as)).status).toBe(200)
    const params = { id: paired.screen.id }
    const unlinked = await server.call(calls.unlinkScreen, admin.as, { params })
    expect(unlinked.data.isLinked).toBe(false)
    expect((await server.call(calls.getOwnScreen, paired.as)).status).toBe(404)

    await announce(server, 'AGAIN0')
    const relinked = await server.call(calls.linkScreen, admin.as, {
      params,
      body: { authCode: 'AGAIN0' },
    })
    expect(relinked.data).toMatchObject({ id: paired.screen.id, name: 'Round 1 left' })
  })
})

describe('pairing with several servers on one PostgreSQL', () => {
  const requested = { refreshFlag: true, hardRefreshFlag: true }
  const notRequested = { refreshFlag: false, hardRefreshFlag: false }

  async function threeServers() {
    const one = await startTestServer({ engine: 'PostgreSQL' })
    const [two, three] = [
      await startTestServer({ sharing: one }),
      await startTestServer({ sharing: one }),
    ]
    const superAdmin = await aUser(one, 'super-admin')
    const { screen, as } = await aPairedScreen(one)
    const params = { id: screen.id }
    const ask = (body: typeof requested) =>
      one.call(calls.updateScreen, superAdmin.as, { params, body })
    const link = async (authCode: string) => {
      const { data } = await announce(one, authCode)
      await one.call(calls.linkScreen, superAdmin.as, { params, body: { authCode } })
      const handed = await one.call(calls.getScreenLink, undefined, { params: { id: data.id } })
      return { screen: handed.data.screen?.authToken ?? '' }
    }
    const flagsAt = async (server: TestServer, display = as) =>
      (await server.call(calls.heartbeat, display, { body: alive })).data.screen
    return { one, two, three, ask, link, flagsAt }
  }

  test('discards refresh requests for the previous device on every server', async () => {
    const { one, two, three, ask, link, flagsAt } = await threeServers()
    await flagsAt(two)
    await ask(requested)
    const display = await link('VOID03')
    // Reports from the previous device are older than the link.
    await two.services.presence.flush()
    for (const server of [three, two, one])
      expect(await flagsAt(server, display)).toMatchObject(notRequested)
    await ask(requested)
    await vi.waitFor(async () => {
      for (const server of [three, two, one])
        expect((await server.call(calls.getOwnScreen, display)).data).toMatchObject(requested)
    })
  })

  test('withdraws a refresh request on every server', async () => {
    const { one, two, ask, flagsAt } = await threeServers()
    await ask(requested)
    await ask(notRequested)
    for (const server of [two, one]) expect(await flagsAt(server)).toMatchObject(notRequested)
  })
})

test('pairing keeps a token issued while the screen is being renamed, on PostgreSQL', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const admin = await aUser(server, 'admin')
  const screen = await aScreen(server)
  const link = await announce(server, 'RENAME')
  const params = { id: screen.id }
  await server.call(calls.linkScreen, admin.as, { params, body: { authCode: 'RENAME' } })
  const [renamed, handed] = await duringUpdate(
    server,
    ['screens', 'name'],
    () => server.call(calls.updateScreen, admin.as, { params, body: { name: 'Renamed' } }),
    () => server.call(calls.getScreenLink, undefined, { params: { id: link.data.id } }),
  )
  expect(renamed.data.name).toBe('Renamed')
  const own = await server.call(calls.getOwnScreen, {
    screen: handed.data.screen?.authToken ?? '',
  })
  expect(own.data).toMatchObject({ id: screen.id, name: 'Renamed' })
})

// spec: 5
test.each(['', '      ', 'NOSUCH', 'TOO-LONG', '💥💥💥'])(
  "pairing refuses the code '%s' as an Invalid Authorization Code",
  async (authCode) => {
    const server = await startTestServer()
    const admin = await aUser(server, 'admin')
    const screen = await aScreen(server)
    const refused = await server.call(calls.linkScreen, admin.as, {
      params: { id: screen.id },
      body: { authCode },
    })
    expect(refused.status).toBe(400)
    expect(refused.error).toMatchObject({
      code: 'invalid-code',
      error: sentences.invalidAuthorizationCode,
    })
  },
)

test('pairing refuses a code that isn’t a string as an Invalid Authorization Code', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const screen = await aScreen(server)
  for (const authCode of [undefined, null, 7, ['NOSUCH'], { toString: 1 }, 'A'.repeat(500)]) {
    const refused = await server.call(calls.linkScreen, admin.as, {
      params: { id: screen.id },
      body: { authCode },
    })
    expect([authCode, refused.status]).toEqual([authCode, 400])
    expect(refused.error).toMatchObject({
      code: 'invalid-code',
      error: sentences.invalidAuthorizationCode,
      issues: [{ path: 'authCode' }],
    })
  }
})

// security: 2.3.1
test('pairing refuses a used or expired code as an Invalid Authorization Code', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const [one, other] = [await aScreen(server), await aScreen(server)]
  const enter = (id: string, authCode: string) =>
    server.call(calls.linkScreen, admin.as, { params: { id }, body: { authCode } })
  await announce(server, 'USED00')
  expect((await enter(one.id, 'USED00')).status).toBe(200)
  expect((await enter(other.id, 'USED00')).error?.error).toBe(sentences.invalidAuthorizationCode)
  await announce(server, 'LATE00')
  server.clock.advance(3_600_001)
  expect((await enter(other.id, 'LATE00')).error?.error).toBe(sentences.invalidAuthorizationCode)
})

// security: 6.6.3
test('pairing allows 40 wrong codes, then refuses even a right one with 429', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const screen = await aScreen(server)
  const guess = (authCode: string) =>
    server.call(calls.linkScreen, admin.as, { params: { id: screen.id }, body: { authCode } })
  for (let count = 0; count < 30; count += 1)
    expect((await guess(`GUE${String(100 + count)}`)).status).toBe(400)
  await announce(server, 'RIGHT1')
  expect((await guess('RIGHT1')).status).toBe(200)
  for (let count = 30; count < 40; count += 1)
    expect((await guess(`GUE${String(100 + count)}`)).status).toBe(400)
  await announce(server, 'RIGHT0')
  const stopped = await guess('RIGHT0')
  expect(stopped.status).toBe(429)
  expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0)
})

// spec: 3
// security: 6.5.1, 6.6.2, 11.5.1
test('a screen link can’t be read without its ID', async () => {
  const server = await startTestServer()
  await announce(server, 'SECRET')
  const guess = await server.call(calls.getScreenLink, undefined, {
    params: { id: 'A'.repeat(43) },
  })
  expect(guess.status).toBe(404)
  const malformed = await server.call(calls.getScreenLink, undefined, { params: { id: 'SECRET' } })
  expect(malformed.status).toBe(400)
})

test('pairing lets staff link only screens of their own locations', async () => {
  const server = await startTestServer()
  const [own, foreign] = [await aScreen(server), await aScreen(server)]
  const owner = await aUser(server, 'location', { locations: [own.location?.id ?? ''] })
  await announce(server, 'OWNER0')
  const enter = (id: string) =>
    server.call(calls.linkScreen, owner.as, { params: { id }, body: { authCode: 'OWNER0' } })
  expect((await enter(foreign.id)).status).toBe(404)
  expect((await enter(own.id)).status).toBe(200)
  const api = await aUser(server, 'api-access')
  const refused = await server.call(calls.linkScreen, api.as, {
    params: { id: own.id },
    body: { authCode: 'OWNER0' },
  })
  expect(refused.status).toBe(403)
})

test('announcing codes is rate limited after five conflicts per address', async () => {
  const server = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
  await announce(server, 'LIVE00')
  const from = async (address: string, authCode: string) => {
    const { status } = await server.raw('POST', calls.createScreenLink.path, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
      payload: JSON.stringify({ authCode }),
    })
    return status
  }
  for (let count = 0; count < 5; count += 1) expect(await from('203.0.113.5', 'LIVE00')).toBe(409)
  expect(await from('203.0.113.5', 'LIVE00')).toBe(429)
  expect(await from('203.0.113.5', 'UNUSED')).toBe(429)
  expect(await from('198.51.100.7', 'UNUSED')).toBe(201)
})
