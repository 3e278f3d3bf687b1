import { calls } from '@roundboard/contract'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { startTestMailServer, kindOf } from '../../../testing/test-mail-server.ts'
import { addAuthenticator } from '../../../testing/test-authenticator.ts'
import {
  startTestServer,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aUser, testPassword } from '../../../testing/factories.ts'

const password = 'seven brown boxing gloves'

async function startServerWithMail(engine: (typeof engines)[number] = 'SQLite') {
  const mailServer = await startTestMailServer()
  const server = await startTestServer({
    engine,
    settings: mailServer.settings,
  })
  /** Runs due jobs after the random delay of a reset. */
  const runLater = async () => {
    server.clock.advance(5_000)
    await server.services.jobs.runDue()
  }
  /** The link in the newest email of this kind. */
  const linkIn = async (kind: 'invitation' | 'reset') => {
    await runLater()
    const email = mailServer.emails.findLast(({ read }) => kindOf(read) === kind)
    return /https:\/\/console\.example\.test\/(?:reset|invitation)#[\w-]{43}/.exec(
      email?.read.text ?? '',
    )?.[0]
  }
  return { server, mailServer, linkIn, runLater }
}

const tokenOf = (link = '') => link.split('#').at(-1) ?? ''
const ask = (server: TestServer, email: string) =>
  server.call(calls.requestReset, undefined, { body: { email } })
const set = (server: TestServer, link: string | undefined, typed = password) =>
  server.call(calls.useAccountLink, undefined, {
    body: { token: tokenOf(link), password: typed },
  })

describe.each(laneEngines)('a password reset on %s', (engine) => {
  // security: 6.4.3
  test('sets a new password by emailed link, ends all sessions and sends a notice', async () => {
    const { server, mailServer, linkIn } = await startServerWithMail(engine)
    const { user, as } = await aUser(server, 'location')
    expect((await ask(server, user.email.toUpperCase())).data).toEqual({ hasMail: true })
    const link = await linkIn('reset')
    expect(mailServer.emails.at(-1)?.to).toEqual([user.email])
    const { data } = await set(server, link)
    expect((await server.call(calls.getMe, as)).status).toBe(401)
    const me = await server.call(calls.getMe, { bearer: data.token })
    expect(me.data.email).toBe(user.email)
    const logIn = (typed: string) =>
      server.call(calls.logIn, undefined, { body: { email: user.email, password: typed } })
    expect((await logIn(testPassword)).status).toBe(401)
    expect((await logIn(password)).status).toBe(200)
    await server.services.jobs.runDue()
    expect(mailServer.emails.at(-1)?.read).toMatchObject({
      subject: 'Your Roundboard password was changed',
    })
    expect((await set(server, link)).error?.issues).toMatchObject([{ code: 'account-link-used' }])
  })

  // security: 6.3.3
  test('asks for the second factor, and ends earlier login challenges', async () => {
    const { server, linkIn } = await startServerWithMail(engine)
    const { user, as } = await aUser(server, 'admin')
    const { codes } = await addAuthenticator(server, as)
    const before = await server.call(calls.logIn, undefined, {
      body: { email: user.email, password: testPassword },
    })
    await ask(server, user.email)
    const { error } = await set(server, await linkIn('reset'))
    expect(error).toMatchObject({ code: 'second-factor-wanted', challenge: { hasCode: true } })
    const finish = (challenge = '') =>
      server.call(calls.logInWithSecondFactor, undefined, {
        body: { challenge, recoveryCode: codes[0] },
      })
    expect((await finish(before.error?.challenge?.token)).status).toBe(400)
    const { data } = await finish(error?.challenge?.token)
    expect((await server.call(calls.getMe, { bearer: data.token })).data.email).toBe(user.email)
  })

  // security: 6.4.1
  test('has a link that expires after an hour and is replaced by the next one', async () => {
    const { server, linkIn } = await startServerWithMail(engine)
    const { user } = await aUser(server, 'admin')
    await ask(server, user.email)
    const first = await linkIn('reset')
    await ask(server, user.email)
    const second = await linkIn('reset')
    expect((await set(server, first)).error?.issues).toMatchObject([
      { code: 'account-link-replaced' },
    ])
    server.clock.advance(3_600_000)
    expect((await set(server, second)).error?.issues).toMatchObject([{ code: 'reset-expired' }])
  })

  // security: 6.4.3
  test('sends no email to unknown or inactive users, with the same response', async () => {
    const { server, mailServer, runLater } = await startServerWithMail(engine)
    const superAdmin = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin')
    await server.call(calls.updateUser, superAdmin.as, {
      params: { id: user.id },
      body: { isActive: false },
    })
    const known = await ask(server, superAdmin.user.email)
    for (const email of [user.email, 'nobody@example.test'])
      expect((await ask(server, email)).text).toBe(known.text)
    await runLater()
    expect(mailServer.emails.map(({ to }) => to)).toEqual([[superAdmin.user.email]])
    const left = await server.database.db
      .selectFrom('jobs')
      .select('kind')
      .where('kind', 'in', ['reset', 'mail'])
      .execute()
    expect(left).toEqual([])
  })

  test('is recorded in the audit log without its token', async () => {
    const { server, linkIn } = await startServerWithMail(engine)
    const { user } = await aUser(server, 'admin')
    await ask(server, user.email)
    const link = await linkIn('reset')
    await set(server, link)
    const logs = await server.database.db.selectFrom('logs').selectAll().orderBy('seq').execute()
    expect(JSON.stringify(logs)).not.toContain(tokenOf(link))
    const entries = logs.map((entry) => ({ ...entry, data: JSON.parse(entry.data) as object }))
    expect(entries.filter(({ model }) => model === 'User').slice(-2)).toMatchObject([
      { action: 'reset', data: { id: user.id, from: '127.0.0.1' } },
      { action: 'update', userId: user.id, data: { hasNewPassword: true, by: 'reset' } },
    ])
  })

  test('answers that email is off, for known and unknown addresses, without a mail server', async () => {
    const server = await startTestServer({ engine })
    const { user } = await aUser(server, 'super-admin')
    for (const email of [user.email, 'nobody@example.test'])
      expect((await ask(server, email)).data).toEqual({ hasMail: false })
    const kinds = await server.database.db.selectFrom('jobs').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('reset')
  })
})

test('an invitation is emailed once, and its link is not shown in the response', async () => {
  const { server, mailServer, linkIn } = await startServerWithMail()
  const { as } = await aUser(server, 'super-admin')
  const request = {
    body: {
      email: 'nina@example.test',
      firstName: 'Nina\r\nBcc: eve@example.test',
      lastName: 'Newcomer',
      role: 'location',
      language: 'es',
    },
    headers: { 'idempotency-key': 'a-key-of-this-request-1' },
  }
  expect((await server.call(calls.createUser, as, request)).status).toBe(400)
  const body = { ...request.body, firstName: 'Nina <b>"x"</b>' }
  for (let count = 0; count < 2; count += 1) {
    const { data } = await server.call(calls.createUser, as, { ...request, body })
    expect(data).toMatchObject({ state: 'invited', link: null })
  }
  const link = await linkIn('invitation')
  expect(mailServer.emails).toHaveLength(1)
  expect(mailServer.emails[0]?.to).toEqual(['nina@example.test'])
  expect(mailServer.emails[0]?.read.html).toContain('Nina &lt;b&gt;')
  expect((await set(server, link)).status).toBe(200)
})

test('a password change by the user or a super-admin is announced by email', async () => {
  const { server, mailServer } = await startServerWithMail()
  const superAdmin = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  await server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } })
  await server.call(calls.updateUser, superAdmin.as, {
    params: { id: user.id },
    body: { password: `${password} again`, currentPassword: testPassword },
  })
  await server.services.jobs.runDue()
  expect(mailServer.emails.map(({ to, read }) => [to[0], read.subject])).toEqual([
    [user.email, 'Your Roundboard password was changed'],
    [user.email, 'Your Roundboard password was changed'],
  ])
})

test('password resets are limited to five an hour per address, known or unknown', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { server } = await startServerWithMail()
  const { user } = await aUser(server, 'admin')
  const statuses = []
  for (const email of [user.email, 'nobody@example.test']) {
    for (let count = 0; count < 6; count += 1) statuses.push((await ask(server, email)).status)
    vi.setSystemTime(Date.now() + 16 * 60_000)
  }
  const five = Array.from({ length: 5 }, () => 200)
  expect(statuses).toEqual([...five, 429, ...five, 429])
})

// security: 6.4.3
test('requesting a reset runs as many queries for an unknown email as for a known one', async () => {
  const { server } = await startServerWithMail()
  const { user } = await aUser(server, 'admin')
  const { answered } = server.database.queries
  const statements: number[] = []
  // Counts queries: they take the time; the email itself is sent later.
  for (let count = 0; count < 5; count += 1)
    for (const email of [user.email, `no-${String(count)}@x.test`]) {
      const before = answered.count()
      await ask(server, email)
      statements.push(answered.count() - before)
    }
  expect(new Set(statements).size).toBe(1)
})

// security: 6.4.3
test('a password reset starts after a random delay, for known and unknown addresses', async () => {
  const { server, mailServer } = await startServerWithMail()
  const { user } = await aUser(server, 'admin')
  const unknown = Array.from({ length: 9 }, (_, number) => `no-${String(number)}@x.test`)
  for (const email of [user.email, ...unknown]) await ask(server, email)
  const jobs = await server.database.db
    .selectFrom('jobs')
    .select('dueAt')
    .where('kind', '=', 'reset')
    .execute()
  const delays = jobs.map(({ dueAt }) => Date.parse(dueAt) - server.clock.now)
  expect(delays).toHaveLength(10)
  for (const delay of delays) {
    expect(delay).toBeGreaterThanOrEqual(1_000)
    expect(delay).toBeLessThan(5_000)
  }
  expect(new Set(delays).size).toBeGreaterThan(1)
  server.clock.advance(999)
  await server.services.jobs.runDue()
  expect(mailServer.emails).toEqual([])
  server.clock.advance(4_001)
  await server.services.jobs.runDue()
  expect(mailServer.emails.map(({ to }) => to)).toEqual([[user.email]])
})

test('a reset link is void once its user changed their email or password', async () => {
  const { server, linkIn } = await startServerWithMail()
  const { user, as } = await aUser(server, 'admin')
  await ask(server, user.email)
  const first = await linkIn('reset')
  const body = { email: 'other@example.test', currentPassword: testPassword }
  expect((await server.call(calls.updateMe, as, { body })).status).toBe(200)
  expect((await set(server, first)).error?.issues).toMatchObject([{ code: 'account-link-void' }])
  await ask(server, 'other@example.test')
  const second = await linkIn('reset')
  await server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } })
  expect((await set(server, second)).error?.issues).toMatchObject([{ code: 'account-link-void' }])
})
