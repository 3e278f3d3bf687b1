import { request } from 'node:http'
import { once } from 'node:events'
import { ApiError, createClient } from '@roundboard/client'
import { calls, secretPathPrefixes } from '@roundboard/contract'
import { SignJWT } from 'jose'
import { expect, test, vi } from 'vitest'
import { loggedError, loggedPath } from './platform/http/logged.ts'
import { startServerProcess, freeConsoleAddress } from './testing/server-process.ts'
import { setUpLocation, pair } from './testing/real-screen.ts'
import { temporaryFolder } from './testing/test-server.ts'

const mailSecret = 'the-password-of-the-mail-server'
const secret = 'a shared secret of the portal, long enough'
const wrongPassword = 'certainly-not-the-password'
const badValue = 'neither-an-address'
const madeUpName = 'sneakedIn'

type Line = Record<string, unknown>

function linesOf(stdout: string): Line[] {
  return stdout
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
}

// security: 10.1.1, 14.2.1, 16.2.1, 16.2.2, 16.2.4, 16.2.5, 16.3.1, 16.3.2, 16.3.3, 16.4.1
test('the log records refusals in lines that can’t be forged, without secrets', async () => {
  const server = await startServerProcess({
    settings: {
      DATA_DIR: await temporaryFolder(),
      LOG_LEVEL: 'debug',
      SSO_ISSUER: 'https://portal.example.test',
      SSO_AUDIENCE: 'roundboard',
      SSO_SECRET: secret,
      SMTP_URL: `smtp://walls:${mailSecret}@127.0.0.1:1`,
      ...(await freeConsoleAddress()),
    },
  })
  const anonymous = createClient({ baseUrl: server.url })
  const body = { email: 'super@roundboard.test', password: 'roundboard-demo' }
  const { token } = await anonymous.call(calls.logIn, { body })
  const staff = createClient({
    baseUrl: server.url,
    headers: () => ({ authorization: `Bearer ${token}` }),
  })
  const portalToken = await new SignJWT({ email: 'admin@roundboard.test' })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt()
    .setIssuer('https://portal.example.test')
    .setAudience('roundboard')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret))
  await fetch(`${server.url}/login/${portalToken}`)
  const signedOn = await anonymous.call(calls.signOn, { query: { token: portalToken } })
  const { screenId } = await setUpLocation(staff, 'Quiet')
  const screen = await pair(staff, server.url, screenId)
  await screen.beat(server.url)
  const feed = await staff.call(calls.renewCalendarFeed, { body: { round: 3 } })
  await fetch(`${server.url}${feed.path}`)
  const key = await staff.call(calls.createApiKey, {
    body: { name: 'Portal', scopes: ['releases:read'] },
  })
  const portal = createClient({
    baseUrl: server.url,
    headers: () => ({ authorization: `Bearer ${key.secret}` }),
  })
  await portal.call(calls.listReleases, {})
  await portal.call(calls.getLatestVersion, {}).catch(() => undefined)
  await fetch(`${server.url}${calls.listReleases.path}?key=${key.secret}`)
  const link = await anonymous.call(calls.createScreenLink, { body: { authCode: 'QUIET1' } })
  await anonymous.call(calls.getScreenLink, { params: { id: link.id } })
  await staff.call(calls.sendTestMail, { body: { language: 'en' } })
  const refused: unknown = await anonymous
    .call(calls.logIn, { body: { ...body, password: wrongPassword } })
    .catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(ApiError)
  const { requestId } = refused as ApiError
  const wrong = { email: badValue, password: wrongPassword, [madeUpName]: 'x' }
  const malformed = await fetch(`${server.url}${calls.logIn.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wrong),
  })
  expect(malformed.status).toBe(400)
  const path = '/api/v1/nothing%0a{"level":60,"msg":"forged"}'
  const { hostname, port } = new URL(server.url)
  const forged = request({ hostname, port, path, headers: { 'user-agent': 'x","msg":"forged' } })
  await once(forged.end(), 'response')

  await vi.waitFor(() => {
    const paths = linesOf(server.stdout()).map(({ req }) => (req as Line | undefined)?.['path'])
    expect(paths).toContain(path)
    expect(server.stdout()).toContain('job failed; will retry')
  })
  await server.end('SIGTERM')
  const stdout = server.stdout()
  const secrets = {
    token,
    portalToken,
    secret,
    mailSecret,
    wrongPassword,
    badValue,
    madeUpName,
    signedOn: signedOn.token,
    screen: screen.token,
    link: link.id,
    key: key.secret,
    feed: feed.path.slice('/calendar/'.length, -'.ics'.length),
    bearer: 'Bearer ',
  }
  const leaked = Object.entries(secrets).filter(([, text]) => stdout.includes(text))
  expect(leaked.map(([name]) => name)).toEqual([])
  const lines = linesOf(stdout)
  expect(lines.length).toBeGreaterThan(20)
  expect(lines.filter(({ msg }) => msg === 'forged')).toEqual([])
  expect(lines.find(({ code }) => code === 'wrong-credentials')).toMatchObject({
    msg: 'request refused',
    reqId: requestId,
    method: 'POST',
    path: '/api/v1/auth',
    address: '127.0.0.1',
    email: 'super@roundboard.test',
  })
  expect(lines.find(({ code }) => code === 'forbidden')).toMatchObject({
    msg: 'request refused',
    path: calls.getLatestVersion.path,
    apiKey: key.id,
    apiKeyName: 'Portal',
  })
  expect(lines.find(({ code }) => code === 'bad-input')).toMatchObject({
    msg: 'request refused',
    path: '/api/v1/auth',
    fields: expect.arrayContaining(['email email', '… not-known']) as unknown,
  })
})

// security: secrets-in-logs
test('a path is logged without its secret, however short', () => {
  for (const prefix of secretPathPrefixes())
    expect(loggedPath(`${prefix}s3cret.ics?token=s3cret`)).toBe(`${prefix}…`)
})

// security: 16.3.4
test('an error is logged with its cause, without the row that a database driver adds', () => {
  const row = { detail: 'Failing row contains (argon2id$abc$def).', parameters: ['argon2id$abc'] }
  const cause = Object.assign(new Error('null value'), { code: '23502', ...row })
  const logged = loggedError(new Error('could not write', { cause }))
  expect(logged).toMatchObject({ message: 'could not write', cause: { code: '23502' } })
  expect(JSON.stringify(logged)).not.toContain('argon2id')
  expect(loggedError('thrown text')).toMatchObject({ message: 'thrown text' })
})
