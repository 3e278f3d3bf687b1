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
  /** Runs what requests caused, when its random delay is over. */
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

describe.each(laneEngines)('a forgotten password on %s', (engine) => {
  // security: 6.4.3
  test('is set anew by the link of a mail, ends all sessions, and is told', async () => {
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
  test('asks whoever has a second factor for it, and ends a challenge of before', async () => {
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
  test('has a link for an hour, and only the newest counts', async () => {
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
  test('gets nothing at an address that nobody or nobody active has, and no other answer', async () => {
    const { server, mailServer, runLater } = await startServerWithMail(engine)
    const boss = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin')
    await server.call(calls.updateUser, boss.as, {
      params: { id: user.id },
      body: { isActive: false },
    })
    const known = await ask(server, boss.user.email)
    for (const email of [user.email, 'nobody@example.test'])
      expect((await ask(server, email)).text).toBe(known.text)
    await runLater()
    expect(mailServer.emails.map(({ to }) => to)).toEqual([[boss.user.email]])
    const left = await server.database.db
      .selectFrom('jobs')
      .select('kind')
      .where('kind', 'in', ['reset', 'mail'])
      .execute()
    expect(left).toEqual([])
  })

  test('stands in the log, without what would let somebody in', async () => {
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

  test('is not helped by mail where there is none, and that is said of every address', async () => {
    const server = await startTestServer({ engine })
    const { user } = await aUser(server, 'super-admin')
    for (const email of [user.email, 'nobody@example.test'])
      expect((await ask(server, email)).data).toEqual({ hasMail: false })
    const kinds = await server.database.db.selectFrom('jobs').select('kind').execute()
    expect(kinds.map(({ kind }) => kind)).not.toContain('reset')
  })
})

test('an invitation goes by mail in the language of whoever is invited, once, and is shown to nobody', async () => {
  const { server, mailServer, linkIn } = await startServerWithMail()
  const { as } = await aUser(server, 'super-admin')
  const asked = {
    body: {
      email: 'nina@example.test',
      firstName: 'Nina\r\nBcc: eve@example.test',
      lastName: 'Newcomer',
      role: 'location',
      language: 'es',
    },
    headers: { 'idempotency-key': 'a-key-of-this-request-1' },
  }
  expect((await server.call(calls.createUser, as, asked)).status).toBe(400)
  const body = { ...asked.body, firstName: 'Nina <b>"x"</b>' }
  for (let count = 0; count < 2; count += 1) {
    const { data } = await server.call(calls.createUser, as, { ...asked, body })
    expect(data).toMatchObject({ state: 'invited', link: null })
  }
  const link = await linkIn('invitation')
  expect(mailServer.emails).toHaveLength(1)
  expect(mailServer.emails[0]?.to).toEqual(['nina@example.test'])
  expect(mailServer.emails[0]?.read.html).toContain('Nina &lt;b&gt;')
  expect((await set(server, link)).status).toBe(200)
})

test('a password that a super-admin or oneself changed is told by mail', async () => {
  const { server, mailServer } = await startServerWithMail()
  const boss = await aUser(server, 'super-admin')
  const { user, as } = await aUser(server, 'admin')
  await server.call(calls.updateMe, as, { body: { password, currentPassword: testPassword } })
  await server.call(calls.updateUser, boss.as, {
    params: { id: user.id },
    body: { password: `${password} again`, currentPassword: testPassword },
  })
  await server.services.jobs.runDue()
  expect(mailServer.emails.map(({ to, read }) => [to[0], read.subject])).toEqual([
    [user.email, 'Your Roundboard password was changed'],
    [user.email, 'Your Roundboard password was changed'],
  ])
})

test('one address is sent five mails an hour at most, whether somebody has it or not', async () => {
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
test('to ask for a link costs the same for an unknown e-mail as for a known one', async () => {
  const { server } = await startServerWithMail()
  const { user } = await aUser(server, 'admin')
  const { answered } = server.database.queries
  const statements: number[] = []
  // What takes time is the database: an email is written by the outbox later, for either.
  for (let count = 0; count < 5; count += 1)
    for (const email of [user.email, `no-${String(count)}@x.test`]) {
      const before = answered.count()
      await ask(server, email)
      statements.push(answered.count() - before)
    }
  expect(new Set(statements).size).toBe(1)
})

// security: 6.4.3
test('a password reset starts after a random delay, whether anyone has the address or not', async () => {
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

test('a link that waits in a mail counts no more once its user has another address or password', async () => {
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
