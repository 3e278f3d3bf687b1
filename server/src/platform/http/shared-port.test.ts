import { once } from 'node:events'
import { request } from 'node:http'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../testing/server-process.ts'
import { temporaryFolder } from '../../testing/test-server.ts'
import { freePort } from '../../testing/postgres.ts'
import { ConfigError, parseConfig } from '../config.ts'
import { sharedPortHost } from './shared-port.ts'

const hosts = {
  ADMIN_URL: 'https://console.example.test',
  SCREEN_URL: 'http://screens.example.test:8080',
}

/** Sends a request with a host name, as a proxy does. */
async function fetchFrom(port: number, host: string, path: string) {
  const sent = request({ host: '127.0.0.1', port, path, headers: { host } }).end()
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage]
  response.resume()
  return {
    status: response.statusCode,
    // Only the console's address uses HTTPS here.
    isConsole: response.headers['strict-transport-security'] !== undefined,
  }
}

// security: 3.5.4
test('one port serves the console and screens by host name', async () => {
  const port = await freePort()
  const server = await startServerProcess({
    settings: {
      ...hosts,
      DATA_DIR: await temporaryFolder(),
      ADMIN_PORT: String(port),
      SCREEN_PORT: String(port),
    },
  })
  const path = '/api/v1/app'
  expect(await fetchFrom(port, 'console.example.test', path)).toEqual({
    status: 200,
    isConsole: true,
  })
  for (const host of ['screens.example.test', 'SCREENS.example.test:8443'])
    expect(await fetchFrom(port, host, path)).toEqual({ status: 200, isConsole: false })
  for (const host of [`127.0.0.1:${String(port)}`, 'elsewhere.test', 'not a host', ''])
    expect(await fetchFrom(port, host, '/healthz')).toEqual({ status: 200, isConsole: true })
  expect(await server.end('SIGTERM')).toBe(0)
})

test.each([
  ['another port', { ...hosts, SCREEN_PORT: '8081' }],
  ['an address without a host name', { ...hosts, SCREEN_URL: 'http://192.0.2.1' }],
  ['an IPv6 address', { ...hosts, ADMIN_URL: 'http://[2001:db8::1]:8080' }],
  ['one name for both', { ...hosts, SCREEN_URL: 'https://console.example.test:444' }],
  ['no public address', {}],
])("a shared port can't be split by host name with %s", (_, settings) => {
  const addresses = { ADMIN_PORT: 8080, SCREEN_PORT: 8080, ...settings }
  const numbers = { SCREEN_PORT: Number(addresses.SCREEN_PORT) }
  expect(sharedPortHost({ ...addresses, ...numbers })).toBeUndefined()
})

test('refuses the same port twice without two host names at startup', () => {
  const same = { ADMIN_PORT: '8080', SCREEN_PORT: '8080' }
  expect(() => parseConfig(same)).toThrow(ConfigError)
  expect(() => parseConfig(same)).toThrow(/SCREEN_PORT: Same as ADMIN_PORT.*different host names/)
  expect(parseConfig({ ...same, ...hosts }).SCREEN_PORT).toBe(8080)
})
