import { type Call, calls, keepAliveMs, secretPathPrefixes } from '@roundboard/contract'
import { createClient } from '@roundboard/client'
import { readFile } from 'node:fs/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startCaddy, startNginx } from './testing/supplied-proxies.ts'
import { aRealClip } from './testing/clips.ts'
import { anUploader, outcomeOf } from './testing/uploads.ts'
import { startBufferingProxy, startCuttingProxy } from './testing/slow-proxies.ts'
import { screenWith } from './testing/real-screen.ts'
import { startTestServer } from './testing/test-server.ts'
import { freePort } from './testing/postgres.ts'
import { aPairedScreen, anInvitedUser, aUser, aWorkout, testPassword } from './testing/factories.ts'

/** A screen behind a proxy and an editor of its workout. */
async function aScreenAndItsEditor() {
  const server = await startTestServer({ hasTwoOrigins: true })
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server, { subHeader: 'Before' })
  const { as } = await aPairedScreen(server)
  const url = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  return {
    url,
    server,
    admin,
    screen: screenWith(as.screen),
    edit: (subHeader: string) =>
      server.call(calls.updateWorkout, admin.as, {
        params: { id: workout.id },
        body: { subHeader },
      }),
    streams: () => server.services.push.screens.count(),
  }
}

test('a screen behind a proxy that buffers streams gets changes with its next heartbeat', async () => {
  const { url, screen, edit, streams } = await aScreenAndItsEditor()
  const proxy = await startBufferingProxy(url)
  const { received, state } = screen.listen(proxy.url)
  const before = await screen.beat(proxy.url)
  expect(before.workout?.subHeader).toBe('Before')
  await vi.waitFor(() => {
    expect(streams()).toBe(1)
  })
  await edit('After')
  const after = await screen.beat(proxy.url)
  expect(after.workout?.subHeader).toBe('After')
  expect(after.programmeRevision).not.toBe(before.programmeRevision)
  await vi.waitFor(() => {
    expect(proxy.heldBack()).toContain('event: programme')
  })
  // Nothing arrived, so the stream isn’t open.
  expect(received).toEqual([])
  expect(state()).toBe('connecting')
})

test('a stream behind a proxy that cuts idle connections stays open and gets changes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] })
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const { url, screen, edit } = await aScreenAndItsEditor()
  const proxy = await startCuttingProxy(url, keepAliveMs + 3_000)
  const { received, state } = screen.listen(proxy.url)
  await vi.waitFor(() => {
    expect(received).toEqual(['hello'])
  })
  for (const _ of [1, 2]) {
    const before = proxy.moves()
    await vi.advanceTimersByTimeAsync(keepAliveMs)
    await vi.waitFor(() => {
      expect(proxy.moves()).toBeGreaterThan(before)
    })
  }
  expect(received).toEqual(['hello'])
  expect(state()).toBe('open')
  expect(proxy.cuts()).toBe(0)
  await edit('After')
  await vi.waitFor(() => {
    expect(received).toEqual(['hello', 'programme'])
  })
})

test('a stream reconnects behind a proxy that cuts connections sooner', async () => {
  const { url, screen, edit } = await aScreenAndItsEditor()
  const proxy = await startCuttingProxy(url, 500)
  const { received } = screen.listen(proxy.url)
  await vi.waitFor(() => {
    expect(proxy.cuts()).toBeGreaterThan(0)
    expect(received.filter((name) => name === 'hello').length).toBeGreaterThan(1)
  })
  await edit('After')
  expect((await screen.beat(proxy.url)).workout?.subHeader).toBe('After')
})

const supplied = [
  ['nginx', startNginx, '"path":"/api/v1/auth/links"'],
  ['Caddy', startCaddy, '"uri":"/api/v1/auth/links"'],
] as const

// security: secrets-in-logs
test.each(supplied)(
  'the supplied %s passes uploads, imports, streams and links',
  async (_name, start, logged) => {
    const { url, server, admin, screen, edit } = await aScreenAndItsEditor()
    const proxy = await start(url)
    const headers = () =>
      'bearer' in admin.as ? { authorization: `Bearer ${admin.as.bearer}` } : {}
    const staff = createClient({ baseUrl: proxy.url, headers })

    const padding = Buffer.alloc(3 * 2 ** 20)
    padding.writeUInt32BE(padding.length)
    padding.write('free', 4)
    const clip = Buffer.concat([await readFile(aRealClip), padding])
    const uploader = anUploader(proxy.url, admin.as)
    const { state } = await outcomeOf(server, admin.as, await uploader.send(clip))
    expect(state).toBe('ready')

    const row = `4,Punch,${'Hold the bag. '.repeat(200)},2026-12-01,2026-12-01,Jab`
    const sheet = [
      'round,name,sub header,start date,end date,text 1',
      ...Array<string>(1_500).fill(row),
    ]
    const file = Buffer.from(sheet.join('\n')).toString('base64')
    expect(file.length).toBeGreaterThan(5 * 2 ** 20)
    const body = { file }
    const query = { dryRun: 'true' } as const
    const direct = createClient({ baseUrl: url, headers })
    const imported = await staff.call(calls.importWorkouts, { query, body })
    expect(imported).toEqual(await direct.call(calls.importWorkouts, { query, body }))

    const { received } = screen.listen(proxy.url)
    await vi.waitFor(() => {
      expect(received).toEqual(['hello'])
    })
    await edit('After')
    await vi.waitFor(() => {
      expect(received).toEqual(['hello', 'programme'])
    })

    const { email, link } = await anInvitedUser(server)
    const token = link?.split('#').at(-1) ?? ''
    const anonymous = createClient({ baseUrl: proxy.url })
    expect(await anonymous.call(calls.getAccountLink, { body: { token } })).toMatchObject({ email })
    const password = 'seven brown boxing gloves'
    await anonymous.call(calls.useAccountLink, { body: { token, password } })
    await vi.waitFor(async () => {
      expect(await proxy.accessLog()).toContain(logged)
    })
    expect(await proxy.accessLog()).not.toContain(token)
  },
)

const all: readonly Call[] = Object.values(calls)

test.each(supplied)(
  'the supplied %s allows bodies as large as each call does',
  async (_name, start) => {
    const { url, admin } = await aScreenAndItsEditor()
    const proxy = await start(url)
    const bearer = 'bearer' in admin.as ? admin.as.bearer : ''
    const large = all.filter(({ bodyMax }) => bodyMax > 2 ** 20)
    expect(large.length).toBeGreaterThan(1)
    for (const { method, path, bodyMax } of large) {
      const body = ' '.repeat(bodyMax)
      const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
      const { status } = await fetch(`${proxy.url}${path}`, { method, headers, body })
      expect(status, path).toBe(400)
    }
  },
)

const secret = 'a-Secret-That-Opens-Something'

/** The addresses of the API and the pages that have a secret in them. */
function secretAddresses() {
  const inQueries = all.flatMap(({ path, secrets }) =>
    secrets.filter((name) => !path.includes(`:${name}`)).map((name) => `${path}?${name}=${secret}`),
  )
  expect(inQueries.length).toBeGreaterThan(0)
  return [...secretPathPrefixes().map((prefix) => `${prefix}${secret}`), ...inQueries]
}

const tooLarge = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: 'x'.repeat(2 * 2 ** 20 + 1),
}

// security: secrets-in-logs
test('the supplied nginx logs no secrets from addresses, whatever fails', async () => {
  const server = await startTestServer()
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const addresses = secretAddresses()
  const burst = 2 * addresses.length + 50
  const proxy = await startNginx(url, {
    'rate=100r/s': 'rate=1r/m',
    'burst=500': `burst=${String(burst)}`,
  })
  const askAll = async () => {
    for (const address of addresses) await fetch(`${proxy.url}${address}`)
  }
  await askAll()
  // Too large, server unavailable, rate limited: nginx would log each as an error.
  const [first = ''] = addresses
  expect((await fetch(`${proxy.url}${first}`, tooLarge)).status).toBe(413)
  await server.server.admin.close()
  await vi.waitFor(async () => {
    expect((await fetch(`${proxy.url}${first}`)).status).toBe(502)
  })
  await askAll()
  const crowd = Array.from({ length: burst }, () => fetch(`${proxy.url}${first}`))
  expect((await Promise.all(crowd)).map(({ status }) => status)).toContain(429)
  await vi.waitFor(async () => {
    const logged = await proxy.accessLog()
    for (const prefix of secretPathPrefixes()) expect(logged).toContain(`"path":"${prefix}…"`)
    expect(logged).toContain('"upstream_status":"502"')
    expect(logged).toContain('"limited":"REJECTED')
  })
  expect(await proxy.accessLog()).not.toContain(secret)
  expect(await proxy.errorLog()).not.toContain(secret)
})

// security: secrets-in-logs
test('the supplied Caddy logs no secrets from addresses and headers, whatever fails', async () => {
  const server = await startTestServer()
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const proxy = await startCaddy(url, { 'lb_try_duration 5s': 'lb_try_duration 0s' })
  const headers = { 'screen-auth-token': secret, referer: `https://localhost/login/${secret}` }
  const askAll = async () => {
    for (const address of secretAddresses()) {
      await fetch(`${proxy.url}${address}`, { headers })
      await fetch(`${proxy.httpUrl}${address}`, { headers, redirect: 'manual' })
    }
  }
  await askAll()
  const [first = ''] = secretAddresses()
  expect((await fetch(`${proxy.url}${first}`, tooLarge)).status).toBe(413)
  await server.server.admin.close()
  await vi.waitFor(async () => {
    expect((await fetch(`${proxy.url}${first}`)).status).toBe(502)
  })
  await askAll()
  await vi.waitFor(async () => {
    const logged = await proxy.accessLog()
    for (const prefix of secretPathPrefixes()) expect(logged).toContain(`"uri":"${prefix}…"`)
  })
  expect(await proxy.errorLog()).toContain('http.log.error')
  expect(await proxy.errorLog()).not.toContain(secret)
})

test('the supplied Caddy reports the client’s own address and refuses plain API calls and other hosts', async () => {
  const server = await startTestServer({ settings: { TRUST_PROXY: 'loopback' } })
  const url = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const proxy = await startCaddy(url)
  const { user } = await aUser(server, 'admin')
  const anonymous = createClient({
    baseUrl: proxy.url,
    headers: () => ({ 'x-forwarded-for': '203.0.113.66' }),
  })
  const body = { email: user.email, password: testPassword }
  const signedIn = await anonymous.call(calls.logIn, { body })
  const { data: sessions } = await server.call(calls.listSessions, { bearer: signedIn.token })
  expect(sessions.map(({ address }) => address)).toContain('127.0.0.1')
  expect(sessions.map(({ address }) => address)).not.toContain('203.0.113.66')

  const plain = await fetch(`${proxy.httpUrl}/api/v1/app`, { redirect: 'manual' })
  expect(plain.status).toBe(403)
  const page = await fetch(`${proxy.httpUrl}/login?from=x`, { redirect: 'manual' })
  expect(page.headers.get('location')).toBe('https://localhost/login?from=x')
  const other = proxy.httpUrl.replace('localhost', '127.0.0.1')
  await expect(fetch(other)).rejects.toThrow()
})

test('the supplied Caddy uses another server while one is down', async () => {
  const server = await startTestServer()
  const up = await server.server.admin.listen({ host: '127.0.0.1', port: 0 })
  const down = `http://127.0.0.1:${String(await freePort())}`
  const proxy = await startCaddy([down, up])
  for (let count = 0; count < 6; count += 1)
    expect((await fetch(`${proxy.url}/api/v1/app`)).status).toBe(200)
})
