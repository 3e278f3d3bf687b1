import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { systemActor } from '../../../platform/actor.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import { aLocation, aUser, testPassword } from '../../../testing/factories.ts'

const logIn = (server: TestServer, email: string, password: string) =>
  server.call(calls.logIn, undefined, { body: { email, password } })

const hour = 3_600_000

describe.each(engines)('logging in on %s', (engine) => {
  // spec: 7
  test('gives a token that opens the console', async () => {
    const server = await startTestServer({ engine })
    const { user } = await aUser(server, 'location')
    const { data } = await logIn(server, ` ${user.email.toUpperCase()} `, testPassword)
    const me = await server.call(calls.getMe, { bearer: data.token })
    expect(me.data.email).toBe(user.email)
  })

  // security: 7.2.1, 7.2.2, 7.2.3, 7.2.4
  test('stores neither the password nor the token', async () => {
    const server = await startTestServer({ engine })
    const { user } = await aUser(server, 'admin')
    const { data } = await logIn(server, user.email, testPassword)
    const stored = JSON.stringify([
      await server.database.db.selectFrom('users').selectAll().execute(),
      await server.database.db.selectFrom('sessions').selectAll().execute(),
      await server.database.db.selectFrom('logs').selectAll().execute(),
    ])
    expect(stored).not.toContain(testPassword)
    expect(stored).not.toContain(data.token)
  })

  test.each(['a session', 'a second factor'])(
    'doesn’t start %s with a password that was changed during the check',
    async (next) => {
      const server = await startTestServer({ engine })
      const { user } = await aUser(server, 'admin')
      const { db } = server.database
      if (next === 'a second factor') {
        const phone = { userId: user.id, secret: 'unused', lastStep: 0, lastUsedAt: null }
        await db
          .insertInto('totps')
          .values({ ...phone, createdAt: user.createdAt })
          .execute()
      }
      // Passwords are checked one after another, so the first response comes while others wait.
      const all = Array.from({ length: 4 }, () => logIn(server, user.email, testPassword))
      await Promise.race(all)
      const passwordHash = await hashPassword('another long password')
      const { services } = server
      await services.write(systemActor('users'), 'users', async ({ trx, unchanged }) => {
        unchanged()
        await trx.updateTable('users').set({ passwordHash }).where('id', '=', user.id).execute()
        await services.sessions.endAllOf(trx, user.id)
      })
      const responses = await Promise.all(all)
      expect(await db.selectFrom('sessions').select('id').execute()).toEqual([])
      // A challenge that was returned must have ended with the change.
      const challenges = responses.flatMap(({ error }) => error?.challenge?.token ?? [])
      const alive = await db.selectFrom('factorChallenges').select('tokenHash').execute()
      const hashes = new Set(challenges.map(hashSecret))
      expect(alive.filter(({ tokenHash }) => hashes.has(tokenHash))).toEqual([])
    },
  )

  // security: 7.1.1, 7.3.1, 7.3.2
  test('ends a session after 12 hours without use, and after 7 days with it', async () => {
    const server = await startTestServer({ engine })
    const idle = await aUser(server, 'admin')
    const busy = await aUser(server, 'admin')
    const me = async (as: { bearer: string }) => (await server.call(calls.getMe, as)).status
    for (let passed = 0; passed < 7 * 24; passed += 6) {
      expect(await me(busy.as)).toBe(200)
      server.clock.advance(6 * hour)
      if (passed === 0) expect(await me(idle.as)).toBe(200)
    }
    expect(await me(busy.as)).toBe(401)
    expect(await me(idle.as)).toBe(401)
  })

  test('reads the rights of many sessions in as many queries as of one', async () => {
    const server = await startTestServer({ engine })
    const { db, queries } = server.database
    const locations = [(await aLocation(server)).id, (await aLocation(server)).id].sort()
    const owners = [
      await aUser(server, 'location', { locations }),
      await aUser(server, 'location', { locations: locations.slice(1) }),
      await aUser(server, 'location'),
    ]
    const [admin, root] = [await aUser(server, 'admin'), await aUser(server, 'super-admin')]
    await db.insertInto('factorRoles').values({ role: 'admin' }).execute()
    const gone = await aUser(server, 'admin')
    const sessionOf = async ({ user }: typeof root) => {
      const rows = await db.selectFrom('sessions').selectAll().execute()
      return rows.find(({ userId }) => userId === user.id)?.id ?? ''
    }
    const ids = await Promise.all([...owners, admin, root, gone].map(sessionOf))
    await server.call(calls.logOut, gone.as)
    const readRights = async (some: readonly string[]) => {
      const before = queries.answered.count()
      const rights = await server.services.sessions.readRights(systemActor('users'), some)
      return { rights, queries: queries.answered.count() - before }
    }
    const all = await readRights(ids)
    expect(ids.map((id) => all.rights.get(id))).toEqual([
      `location false ${locations.join(' ')}`,
      `location false ${String(locations[1])}`,
      'location false',
      'admin true',
      'super-admin false',
      undefined,
    ])
    // On PostgreSQL, polling for changes adds queries.
    if (engine === 'SQLite') expect(all.queries).toBe(3)
    expect((await readRights([])).rights.size).toBe(0)
  })
})

test.each([
  ['a wrong password', undefined, 'wrong'],
  ['an unknown email', 'nobody@example.test', testPassword],
])('a login with %s is refused with the same error', async (_, email, password) => {
  const server = await startTestServer()
  const { user } = await aUser(server, 'admin')
  const refused = await logIn(server, email ?? user.email, password)
  expect(refused.status).toBe(401)
  expect(refused.error).toMatchObject({
    code: 'wrong-credentials',
    error: sentences.invalidCredentials,
  })
})

// security: 7.4.2
test("a deactivated user's sessions end, and their login fails like a wrong password", async () => {
  const server = await startTestServer()
  const root = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  await server.call(calls.updateUser, root.as, {
    params: { id: user.id },
    body: { isActive: false },
  })
  expect((await server.call(calls.getMe, as)).status).toBe(401)
  expect((await logIn(server, user.email, testPassword)).error?.code).toBe('wrong-credentials')
})

test.each(['', 'Bearer', 'Bearer wrong', 'Basic dXNlcjpwYXNz', 'bearer  '])(
  "refuses the authorization header '%s'",
  async (authorization) => {
    const server = await startTestServer()
    const answer = await server.raw('GET', '/api/v1/auth/me', { headers: { authorization } })
    expect(answer.status).toBe(401)
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  },
)
