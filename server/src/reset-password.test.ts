import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestMailServer, kindOf } from './testing/test-mail-server.ts'
import { addAuthenticator } from './testing/test-authenticator.ts'
import { runCommandHere, runCommandProcess } from './testing/operator-commands.ts'
import { aPlace, startTestServer, buildServer, type TestServer } from './testing/test-server.ts'
import { aUser } from './testing/factories.ts'

const origin = { ADMIN_URL: 'https://console.example.test' }

const run = (place: Record<string, string>, ...words: string[]) =>
  runCommandHere('reset-password', { ...origin, ...place }, ...words)

const tokenIn = (stdout: string) =>
  /https:\/\/console\.example\.test\/reset#([\w-]{43})\n/.exec(stdout)?.[1] ?? ''

const use = ({ call }: Pick<TestServer, 'call'>, stdout: string) =>
  call(calls.useAccountLink, undefined, {
    body: { token: tokenIn(stdout), password: 'seven brown boxing gloves' },
  })

test('reset-password prints and logs a link for the last super-admin while the server runs', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const { user } = await aUser(server, 'super-admin')
  const unknown = await run(server.place, 'nobody@example.test')
  expect(unknown).toMatchObject({ code: 1, stdout: '' })
  expect(unknown.stderr).toContain('No active user has the email nobody@example.test.')
  const made = await run(server.place, user.email.toUpperCase())
  expect(made).toMatchObject({ code: 0, stderr: '' })
  // The command uses the machine’s clock, the server the test’s.
  server.clock.now = Date.now()
  const { status } = await use(server, made.stdout)
  expect(status).toBe(200)
  const logs = await server.database.db
    .selectFrom('logs')
    .select('data')
    .where('action', '=', 'reset')
    .execute()
  expect(logs).toHaveLength(1)
  expect(JSON.stringify(logs)).not.toContain(tokenIn(made.stdout))
})

// security: 6.4.4
test('reset-password removes lost second factors by a flag, and logs it', async () => {
  const server = await startTestServer({ engine: 'PostgreSQL' })
  const { user, as } = await aUser(server, 'super-admin')
  await addAuthenticator(server, as)
  const result = await run(server.place, user.email)
  expect(result.stdout).toMatch(
    /Two-factor authentication still applies.+--without-second-factor\./,
  )
  server.clock.now = Date.now()
  expect((await use(server, result.stdout)).error?.code).toBe('second-factor-wanted')
  const taken = await run(server.place, '--without-second-factor', user.email)
  expect(taken.stdout).toMatch(/Two-factor authentication was removed/)
  const { status, data } = await use(server, taken.stdout)
  expect(status).toBe(200)
  const logs = await server.call(
    calls.listLogs,
    { bearer: data.token },
    { query: { model: 'User' } },
  )
  expect(logs.data.map((entry) => entry.data)).toContainEqual(
    expect.objectContaining({ email: user.email, secondFactor: 'reset', from: 'the server' }),
  )
})

test('reset-password emails the user that their second factors were removed', async () => {
  const mailServer = await startTestMailServer()
  const { settings } = mailServer
  const server = await startTestServer({ engine: 'PostgreSQL', settings })
  const { user, as } = await aUser(server, 'super-admin')
  await addAuthenticator(server, as)
  server.clock.now = Date.now()
  await server.services.jobs.runDue()
  mailServer.emails.length = 0
  expect(await run({ ...server.place, ...settings }, user.email)).toMatchObject({ code: 0 })
  const taken = await run({ ...server.place, ...settings }, '--without-second-factor', user.email)
  expect(taken).toMatchObject({ code: 0, stderr: '' })
  server.clock.now = Date.now()
  await server.services.jobs.runDue()
  const [email, ...more] = mailServer.emails
  expect([email?.to, more]).toEqual([[user.email], []])
  expect(email && kindOf(email.read)).toBe('second-factor-changed')
  expect(email?.read.text).toMatch(/Someone\s+with\s+access\s+to\s+the\s+server/)
})

test('reset-password on SQLite asks to stop the server first', async () => {
  const place = await aPlace('SQLite')
  const server = await buildServer(place, { now: Date.now() })
  const { user } = await aUser(server, 'super-admin')
  const beside = await runCommandProcess('reset-password', { ...origin, ...place }, user.email)
  expect(beside).toMatchObject({ code: 1, stdout: '' })
  expect(beside.stderr).toMatch(/Stop the server, run this again, then start the server/)
  await server.end()
  const made = await runCommandProcess('reset-password', { ...origin, ...place }, user.email)
  expect(made).toMatchObject({ code: 0, stderr: '' })
  const again = await buildServer(place, { now: Date.now() })
  const { status } = await use(again, made.stdout)
  await again.end()
  expect(status).toBe(200)
})
