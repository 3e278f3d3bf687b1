import { randomBytes } from 'node:crypto'
import {
  calls,
  type CallName,
  ErrorResponse,
  coachPassesMax,
  type NewCoachPass,
  remoteEventsPath,
} from '@roundboard/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser, testPassword } from '../../../testing/factories.ts'

const aSecret = () => `rbp_${randomBytes(32).toString('base64url')}`
const linkOf = ({ address }: NewCoachPass) => address.slice(address.indexOf('#') + 1)

async function setUpLocation(server: TestServer, given: Record<string, unknown> = {}) {
  const location = await aLocation(server, {
    ...{ timeZone: 'America/New_York', screenPasses: 'on', ...given },
  })
  const owner = await aUser(server, 'location', { locations: [location.id] })
  const wall = await aPairedScreen(server, { location: location.id, name: 'Wall 3' })
  const at = { params: { id: location.id } }
  return {
    location,
    owner,
    wall,
    show: async () => (await server.call(calls.issueCoachPass, wall.as)).data,
    make: () => server.call(calls.createCoachPass, owner.as, at),
    list: async () => (await server.call(calls.listCoachPasses, owner.as, at)).data,
    revoke: () => server.call(calls.revokeCoachPasses, owner.as, at),
  }
}

const open = (server: TestServer, link: string, secret = aSecret()) =>
  server.call(calls.openCoachPass, undefined, { body: { link, secret } })

/** The error when a pass makes a call that isn’t the remote’s. */
const shown = async (server: TestServer, bearer: string) =>
  (await server.call(calls.listLocations, { bearer })).error

const codeOf = (error: ErrorResponse | undefined) => error?.issues?.[0]?.code

describe.each(engines)('coach passes on %s', (engine) => {
  test('are created by a screen’s code, opened on a phone and logged', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server)
    const made = await gym.show()
    expect(made).toMatchObject({ number: 1, madeBy: 'Wall 3', isFromWall: true, openedAt: null })
    const secret = aSecret()
    const opened = await open(server, linkOf(made), secret)
    expect(opened.data).toMatchObject({ id: made.id, openedAt: '2026-11-21T12:00:00.000Z' })
    expect(codeOf(await shown(server, secret))).toBe('pass-other-call')
    expect(await gym.list()).toEqual([opened.data])

    const root = await aUser(server, 'super-admin')
    await gym.revoke()
    const { data: logs } = await server.call(calls.listLogs, root.as, {
      query: { model: 'RemotePass' },
    })
    expect(logs.map(({ action, modifiedBy }) => [action, modifiedBy]).sort()).toEqual([
      ['delete', gym.owner.user.email],
      ['log-in', 'somebody at 127.0.0.1'],
    ])
  })

  test('stay valid when the deletion of their location is undone', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const params = { id: (await aLocation(server)).id }
    const made = await server.call(calls.createCoachPass, root.as, { params })
    const secret = aSecret()
    const { data: opened } = await open(server, linkOf(made.data), secret)
    await server.call(calls.deleteLocation, root.as, { params, body: { password: testPassword } })
    await server.call(calls.restoreLocation, root.as, { params })
    expect(codeOf(await shown(server, secret))).toBe('pass-other-call')
    expect((await server.call(calls.listCoachPasses, root.as, { params })).data).toEqual([opened])
  })

  test('store neither link nor secret in the database or the log', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server)
    const link = linkOf(await gym.show())
    const secret = aSecret()
    await open(server, link, secret)
    const { db } = server.database
    const stored = JSON.stringify([
      await db.selectFrom('remotePasses').selectAll().execute(),
      await db.selectFrom('logs').selectAll().execute(),
    ])
    expect(stored).not.toContain(link.slice(4))
    expect(stored).not.toContain(secret.slice(4))
  })

  // security: coach-passes
  test('refuse a code that another phone already opened', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server)
    const link = linkOf(await gym.show())
    const secret = aSecret()
    const first = await open(server, link, secret)
    const replayed = await open(server, link)
    expect(replayed.status).toBe(401)
    expect(codeOf(replayed.error)).toBe('pass-opened')
    // A retry with the same secret returns the same pass.
    expect((await open(server, link, secret)).data).toEqual(first.data)
    expect(await gym.list()).toHaveLength(1)
  })

  test('are opened by one phone when several open the same code at once', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server)
    const link = linkOf(await gym.show())
    const answers = await Promise.all(Array.from({ length: 8 }, () => open(server, link)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)])
  })

  test('returns which of several passes are open from one query', async () => {
    const server = await startTestServer({ engine })
    const [gym, other] = [await setUpLocation(server), await setUpLocation(server)]
    const opened = async ({ show }: typeof gym) => {
      const pass = await show()
      await open(server, linkOf(pass))
      return pass.id
    }
    const [kept, revoked] = [await opened(gym), await opened(other)]
    await other.revoke()
    const unopened = (await gym.show()).id
    server.clock.advance(3 * 60_000)
    const ids = [kept, revoked, unopened, '019a0000-0000-7000-8000-000000000000']
    expect(await server.services.passes.listOpen(ids)).toEqual(new Set([kept]))
    expect(await server.services.passes.listOpen([])).toEqual(new Set())
    server.clock.advance(24 * 3_600_000)
    expect(await server.services.passes.listOpen(ids)).toEqual(new Set())
  })

  // security: coach-passes
  test('revokes all passes of a location at once, and no others', async () => {
    const server = await startTestServer({ engine })
    const [gym, other] = [await setUpLocation(server), await setUpLocation(server)]
    const [mine, theirs] = [aSecret(), aSecret()]
    await open(server, linkOf(await gym.show()), mine)
    await open(server, linkOf(await other.show()), theirs)
    const waiting = linkOf((await gym.make()).data)
    expect((await gym.revoke()).data.map(({ number }) => number)).toEqual([1, 2])
    expect(codeOf(await shown(server, mine))).toBe('pass-revoked')
    expect(codeOf((await open(server, waiting)).error)).toBe('pass-revoked')
    expect(codeOf(await shown(server, theirs))).toBe('pass-other-call')
    expect(await gym.list()).toEqual([])
    expect((await gym.revoke()).data).toEqual([])
  })
})

const openingHours = (...spans: readonly { from: string; to: string }[]) =>
  Array.from({ length: 7 }, () => spans)

describe('an extended coach pass', () => {
  const midnight = '2026-11-22T05:00:00.000Z'
  const aPhone = async (hours: readonly { from: string; to: string }[]) => {
    const server = await startTestServer()
    const gym = await setUpLocation(server, { openingHours: openingHours(...hours) })
    const bearer = aSecret()
    await open(server, linkOf(await gym.show()), bearer)
    const term = async () => (await server.call(calls.getRemote, { bearer })).data.pass
    const extend = () => server.call(calls.extendCoachPass, { bearer })
    return { server, gym, bearer, term, extend }
  }
  const night = [
    { from: '00:00', to: '02:00' },
    { from: '06:00', to: '24:00' },
  ]

  test('ends at closing time after midnight and can be extended only once', async () => {
    const { server, term, extend, bearer } = await aPhone(night)
    expect(await term()).toEqual({ expiresAt: midnight, extendsTo: '2026-11-22T07:00:00.000Z' })
    const { data } = await extend()
    expect(data.expiresAt).toBe('2026-11-22T07:00:00.000Z')
    expect(await term()).toEqual({ expiresAt: data.expiresAt, extendsTo: null })
    expect(codeOf((await extend()).error)).toBe('pass-not-extendable')
    server.clock.now = Date.parse(data.expiresAt) - 1
    expect(codeOf(await shown(server, bearer))).toBe('pass-other-call')
    server.clock.advance(1)
    expect(codeOf((await extend()).error)).toBe('pass-expired')
  })

  test('is not offered if the location closes before midnight', async () => {
    const { term, extend } = await aPhone([{ from: '06:00', to: '22:00' }])
    expect(await term()).toEqual({ expiresAt: midnight, extendsTo: null })
    expect(codeOf((await extend()).error)).toBe('pass-not-extendable')
  })

  test('is extended once, by twelve hours, if the location never closes', async () => {
    const { server, bearer, term, extend } = await aPhone([{ from: '00:00', to: '24:00' }])
    const noon = '2026-11-22T17:00:00.000Z'
    expect((await term())?.extendsTo).toBe(noon)
    await extend()
    expect(await term()).toEqual({ expiresAt: noon, extendsTo: null })
    expect(codeOf((await extend()).error)).toBe('pass-not-extendable')
    server.clock.now = Date.parse(noon)
    expect(codeOf(await shown(server, bearer))).toBe('pass-expired')
  })

  test('is logged, and is refused to signed-in users', async () => {
    const { server, gym, extend } = await aPhone(night)
    await extend()
    const root = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.listLogs, root.as, { query: { model: 'RemotePass' } })
    expect(data.map(({ action }) => action)).toContain('update')
    const refused = await server.call(calls.extendCoachPass, gym.owner.as)
    expect(codeOf(refused.error)).toBe('pass-not-extendable')
  })
})

// security: coach-passes
test('a coach pass expires at the end of the day in the location’s time zone', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server, { timeZone: 'America/New_York' })
  const secret = aSecret()
  const { data } = await open(server, linkOf(await gym.show()), secret)
  expect(data.expiresAt).toBe('2026-11-22T05:00:00.000Z')
  server.clock.now = Date.parse(data.expiresAt) - 1
  expect(codeOf(await shown(server, secret))).toBe('pass-other-call')
  server.clock.advance(1)
  expect(codeOf(await shown(server, secret))).toBe('pass-expired')
  const admin = await aUser(server, 'admin')
  const listed = await server.call(calls.listCoachPasses, admin.as, {
    params: { id: gym.location.id },
  })
  expect(listed.data).toEqual([])
})

test('a coach pass lasts until midnight on a day with a clock change', async () => {
  const now = Date.parse('2026-11-01T04:30:00.000Z')
  const server = await startTestServer({ now })
  const gym = await setUpLocation(server, { timeZone: 'America/New_York' })
  expect((await gym.show()).expiresAt).toBe('2026-11-02T05:00:00.000Z')
})

test('a screen’s code can be opened for two minutes, a link from the console all day', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  const [wall, link] = [linkOf(await gym.show()), linkOf((await gym.make()).data)]
  server.clock.advance(2 * 60_000)
  expect(codeOf((await open(server, wall)).error)).toBe('pass-not-opened')
  expect((await open(server, link)).status).toBe(200)
})

// security: coach-passes
test('a coach pass refuses an altered link or secret', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  const link = linkOf(await gym.show())
  const altered = (text: string) =>
    text.slice(0, 10) + (text[10] === 'A' ? 'B' : 'A') + text.slice(11)
  expect(codeOf((await open(server, altered(link))).error)).toBe('pass-unknown')
  const secret = aSecret()
  await open(server, link, secret)
  expect(codeOf(await shown(server, altered(secret)))).toBe('pass-unknown')
  expect(codeOf(await shown(server, secret))).toBe('pass-other-call')
  const malformed = await open(server, link.slice(0, -1))
  expect([malformed.status, malformed.error?.issues?.[0]?.path]).toEqual([400, 'link'])
  // A link isn’t a pass, and a pass isn’t a link.
  expect((await shown(server, link))?.code).toBe('not-signed-in')
})

// security: coach-passes
test('a coach pass is refused by every call except the remote’s', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  const secret = aSecret()
  await open(server, linkOf(await gym.show()), secret)
  for (const name of Object.keys(calls) as CallName[]) {
    const { may, method, path } = calls[name]
    if (may === 'public' || may === 'remote') continue
    const { status } = await server.raw(method, path.replace(/:\w+/g, gym.location.id), {
      headers: { authorization: `Bearer ${secret}` },
    })
    // Screen calls treat it as no credentials.
    expect([401, 403], name).toContain(status)
  }
})

// security: coach-passes
test('a coach pass gives access only to its own location', async () => {
  const server = await startTestServer()
  const [gym, other] = [await setUpLocation(server), await setUpLocation(server)]
  const secret = aSecret()
  await open(server, linkOf(await gym.show()), secret)
  const as = { bearer: secret }
  const own = await server.call(calls.getRemote, as)
  expect(own.data.location.id).toBe(gym.location.id)
  const query = { location: other.location.id }
  expect((await server.call(calls.getRemote, as, { query })).status).toBe(404)
  const body = { action: 'pause', knows: 0 }
  expect((await server.call(calls.actOnTimer, as, { query, body })).status).toBe(404)
  await gym.revoke()
  expect(codeOf((await server.call(calls.actOnTimer, as, { body })).error)).toBe('pass-revoked')
})

const remoteCalls = (Object.keys(calls) as CallName[])
  .map((name) => ({ name, ...calls[name] }))
  .filter(({ may }) => may === 'remote')
  .map(({ name, method, path }) => [name, method, path] as const)
const bodies: Partial<Record<CallName, object>> = {
  actOnTimer: { action: 'start', knows: 0 },
  undoTimerAction: { knows: 0 },
  markEquipment: { equipment: 'rope', action: 'out', knows: 0 },
  undoEquipmentAction: { knows: 0 },
}

// security: coach-passes
test.each([...remoteCalls, ['the stream', 'GET', remoteEventsPath] as const])(
  '%s with a coach pass is limited to its location and refused if expired, revoked or altered',
  async (name, method, path) => {
    const server = await startTestServer()
    const other = await setUpLocation(server)
    const gym = await setUpLocation(server, { vtsEnabled: true })
    const ask = async (secret: string, location?: string) => {
      const query = location === undefined ? '' : `?location=${location}`
      const body = bodies[name as CallName]
      const { status, text } = await server.raw(method, path + query, {
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
        ...(body && { payload: JSON.stringify(body) }),
      })
      if (status < 400) return status
      const error = ErrorResponse.parse(JSON.parse(text))
      return codeOf(error) ?? error.code
    }
    const [secret, revoked] = [aSecret(), aSecret()]
    const link = linkOf(await gym.show())
    await open(server, link, secret)
    await open(server, linkOf(await other.show()), revoked)
    // It names no location: it extends the caller's own pass.
    if (name === 'extendCoachPass') expect(await ask(secret)).toBe(200)
    else {
      if (name !== 'the stream') expect(await ask(secret, gym.location.id)).toBe(200)
      expect(await ask(secret, other.location.id)).toBe('not-found')
    }
    expect(await ask(link)).toBe('not-signed-in')
    expect(await ask(`${secret.slice(0, -2)}00`)).toBe('pass-unknown')
    await other.revoke()
    expect(await ask(revoked)).toBe('pass-revoked')
    // An extended one ends at noon at the latest.
    server.clock.advance(36 * 3_600_000)
    expect(await ask(secret)).toBe('pass-expired')
  },
)

test('a location has a maximum number of passes, and a screen replaces its unopened code', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  for (let count = 0; count < 5; count += 1) await gym.show()
  expect(await gym.list()).toHaveLength(1)
  for (let count = 1; count < coachPassesMax; count += 1)
    expect((await gym.make()).status).toBe(201)
  const refused = await gym.make()
  expect([refused.status, codeOf(refused.error)]).toEqual([409, 'many-passes'])
  await gym.revoke()
  expect((await gym.make()).status).toBe(201)
})

// security: coach-passes
test('a screen gets five codes an hour, and only an opened code is logged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  const other = await aPairedScreen(server, { location: gym.location.id })
  const logged = () =>
    server.database.db.selectFrom('logs').select('data').where('model', '=', 'RemotePass').execute()
  for (let count = 1; count < 5; count += 1) await gym.show()
  const last = await gym.show()
  const refused = await server.call(calls.issueCoachPass, gym.wall.as)
  expect(refused.error).toMatchObject({
    code: 'too-many-attempts',
    issues: [{ code: 'wait-seconds', params: { seconds: 3600 } }],
  })
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '3600'])
  expect((await server.call(calls.issueCoachPass, other.as)).status).toBe(201)
  expect(await logged()).toEqual([])
  await open(server, linkOf(last))
  const entries = (await logged()).map(({ data }) => JSON.parse(data) as object)
  expect(entries).toMatchObject([
    {
      id: last.id,
      madeBy: 'Wall 3',
      location: gym.location.name,
      screen: gym.wall.screen.id,
    },
  ])
  vi.setSystemTime(Date.now() + 3_600_001)
  expect((await server.call(calls.issueCoachPass, gym.wall.as)).status).toBe(201)
})

test('a coach pass is deleted with its screen or location', async () => {
  const server = await startTestServer()
  const gym = await setUpLocation(server)
  const secret = aSecret()
  await open(server, linkOf(await gym.show()), secret)
  const root = await aUser(server, 'super-admin')
  await server.call(calls.deleteScreen, root.as, { params: { id: gym.wall.screen.id } })
  expect(codeOf(await shown(server, secret))).toBe('pass-unknown')
})

describe.each(engines)('coach passes from screens on %s', (engine) => {
  // security: coach-passes
  test('are off at a new location, where links from the console still work', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server, { screenPasses: undefined })
    expect(gym.location.screenPasses).toBe('off')
    const refused = await server.call(calls.issueCoachPass, gym.wall.as)
    expect([refused.status, codeOf(refused.error)]).toEqual([403, 'screen-passes-off'])
    expect((await gym.make()).status).toBe(201)
    const { as } = gym.owner
    const params = { id: gym.location.id }
    await server.call(calls.updateLocation, as, { params, body: { screenPasses: 'on' } })
    expect((await server.call(calls.issueCoachPass, gym.wall.as)).status).toBe(201)
  })

  // security: coach-passes
  test('require the code of the day, and a wrong guess revokes the pass', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-25T12:00:00.000Z') })
    const gym = await setUpLocation(server, { screenPasses: 'code' })
    const at = { params: { id: gym.location.id } }
    const codeOfDay = async ({ as } = gym.owner) =>
      (await server.call(calls.getPassCode, as, at)).data.code ?? ''
    const code = await codeOfDay()
    expect(code).toMatch(/^\d{4}$/)
    const wrong = code === '0000' ? '0001' : '0000'
    const tried = (link: string, given?: string) =>
      server.call(calls.openCoachPass, undefined, {
        body: { link, secret: aSecret(), code: given },
      })
    const link = linkOf(await gym.show())
    expect(codeOf((await tried(link)).error)).toBe('pass-code')
    expect((await tried(link, code)).status).toBe(200)
    const other = linkOf(await gym.show())
    expect(codeOf((await tried(other, wrong)).error)).toBe('pass-code-wrong')
    expect(codeOf((await tried(other, code)).error)).toBe('pass-revoked')
    // Links from the console need no code.
    expect((await tried(linkOf((await gym.make()).data))).status).toBe(200)
    server.clock.advance(18 * 3_600_000)
    // The old sessions have expired.
    const admin = await aUser(server, 'admin')
    expect(await codeOfDay(admin)).not.toBe(code)
    const body = { screenPasses: 'on' } as const
    await server.call(calls.updateLocation, admin.as, { ...at, body })
    expect(await codeOfDay(admin)).toBe('')
    expect((await tried(linkOf(await gym.show()))).status).toBe(200)
  })

  test('notify the location’s users unless the location is muted', async () => {
    const server = await startTestServer({ engine })
    const gym = await setUpLocation(server)
    const stranger = await aUser(server, 'location')
    const noticesOf = async ({ as }: { as: { bearer: string } }) =>
      (await server.call(calls.listAlerts, as)).data.notices
    await gym.make()
    expect(await noticesOf(gym.owner)).toEqual([])
    await gym.show()
    const [notice] = await noticesOf(gym.owner)
    expect(notice).toMatchObject({
      ...{ kind: 'coach-pass', location: { id: gym.location.id } },
      screens: [{ name: 'Wall 3' }],
    })
    expect(await noticesOf(stranger)).toEqual([])
    const until = new Date(server.clock.now + 3_600_000).toISOString()
    const params = { id: gym.location.id }
    await server.call(calls.muteLocation, gym.owner.as, { params, body: { until } })
    await gym.show()
    expect(await noticesOf(gym.owner)).toHaveLength(1)
  })
})
