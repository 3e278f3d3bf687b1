import { ApiError, createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { ConfigError, knownDemoPassword, parseConfig } from '../platform/config.ts'
import { startServerProcess, type ServerProcess } from '../testing/server-process.ts'
import { temporaryFolder } from '../testing/test-server.ts'
import { demoUsers } from './users-and-locations.ts'

const own = 'nine bells before breakfast'

const logIn = ({ url }: ServerProcess, email: string, password: string): Promise<string> =>
  createClient({ baseUrl: url })
    .call(calls.logIn, { body: { email, password } })
    .then(
      () => 'let in',
      (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
    )

const superAdmin = 'super@roundboard.test'

// security: 6.3.2
test.each([
  ['HOST', { HOST: '0.0.0.0' }],
  ['HOST', { HOST: '::' }],
  ['HOST', { HOST: '192.168.1.20' }],
  ['ADMIN_URL', { ADMIN_URL: 'https://console.example.com' }],
  ['SCREEN_URL', { SCREEN_URL: 'https://screens.example.com' }],
])('a demo reachable by its %s is refused with the known password: %j', (name, place) => {
  const demo = { DEMO: 'true', ...place }
  expect(() => parseConfig(demo)).toThrow(ConfigError)
  expect(() => parseConfig(demo)).toThrow(new RegExp(`${name}: .*DEMO_PASSWORD`))
  expect(() => parseConfig({ ...demo, DEMO_PASSWORD: knownDemoPassword })).toThrow(name)
  expect(parseConfig({ ...demo, DEMO_PASSWORD: own }).DEMO_PASSWORD).toBe(own)
  expect(parseConfig({ ...demo, DEMO: 'false' }).DEMO).toBe(false)
})

test.each([
  { HOST: 'localhost' },
  { HOST: '127.0.0.2' },
  { HOST: '::1' },
  { ADMIN_URL: 'http://[::1]:8080', SCREEN_URL: 'http://screens.roundboard.test' },
])('a demo on one machine needs no DEMO_PASSWORD: %j', (place) => {
  expect(parseConfig({ DEMO: 'true', ...place }).DEMO_PASSWORD).toBe(knownDemoPassword)
})

// security: 6.3.2, 15.2.3
test('the known demo password is refused for demo data that is started without DEMO', async () => {
  const DATA_DIR = await temporaryFolder()
  const demo = await startServerProcess({ settings: { DATA_DIR } })
  const staff = await demo.logIn()
  const mine = { email: 'owner@example.com', firstName: 'Robin', lastName: 'Example' } as const
  await staff.call(calls.createUser, { body: { ...mine, role: 'admin', password: own } })
  const api = (await staff.list(calls.listUsers, { query: { email: 'api@' } })).items[0]?.id ?? ''
  await staff.call(calls.updateUser, { params: { id: api }, body: { isActive: false } })
  await demo.end('SIGTERM')

  for (const start of ['first', 'second']) {
    const real = await startServerProcess({ settings: { DATA_DIR, DEMO: 'false' } })
    for (const { email } of demoUsers) {
      expect([start, await logIn(real, email, knownDemoPassword)]).toEqual([
        start,
        'wrong-credentials',
      ])
      await vi.waitFor(() => {
        expect(real.stdout()).toContain(`  ${email}\n`)
      })
    }
    expect(real.stdout()).toContain('these accounts are disabled')
    expect(await logIn(real, mine.email, own)).toBe('let in')
    await real.end('SIGTERM')
  }

  const again = await startServerProcess({ settings: { DATA_DIR } })
  expect(await logIn(again, superAdmin, knownDemoPassword)).toBe('let in')
  // A person disabled this one.
  expect(await logIn(again, 'api@roundboard.test', knownDemoPassword)).toBe('wrong-credentials')
})

test('DEMO_PASSWORD replaces the known password in existing demo data', async () => {
  const DATA_DIR = await temporaryFolder()
  await (await startServerProcess({ settings: { DATA_DIR } })).end('SIGTERM')
  const reachable = await startServerProcess({ settings: { DATA_DIR, DEMO_PASSWORD: own } })
  expect(await logIn(reachable, superAdmin, knownDemoPassword)).toBe('wrong-credentials')
  expect(await logIn(reachable, superAdmin, own)).toBe('let in')
  expect(reachable.stdout()).not.toContain(own)
  await reachable.end('SIGTERM')
  const real = await startServerProcess({ settings: { DATA_DIR, DEMO: 'false' } })
  expect(real.stdout()).not.toContain('disabled')
  expect(await logIn(real, superAdmin, own)).toBe('let in')
})
