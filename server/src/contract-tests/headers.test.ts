import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'
import { aUser } from '../testing/factories.ts'

// security: 14.2.2, 14.3.2
test('API responses are never cached, errors included', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  for (const answer of [
    await server.call(calls.getMe, as),
    await server.call(calls.getMe, undefined),
    await server.raw('GET', '/api/v1/nothing'),
  ])
    expect(answer.headers['cache-control']).toBe('no-store')
})

// security: 3.4.1
test('HSTS is sent only with a public https address', async () => {
  const plain = await startTestServer()
  const headersOf = async (server: typeof plain) => (await server.raw('GET', '/api/v1/app')).headers
  expect(await headersOf(plain)).not.toHaveProperty('strict-transport-security')
  const secure = await startTestServer({ settings: { ADMIN_URL: 'https://console.example.test' } })
  const hsts = 'max-age=31536000; includeSubDomains'
  expect(await headersOf(secure)).toHaveProperty('strict-transport-security', hsts)
  const { headers } = await secure.raw('GET', '/')
  expect(headers['strict-transport-security']).toBe(hsts)
  expect(headers['content-security-policy']).toContain('upgrade-insecure-requests')
  // Except for the box agent on the screen's own PC.
  const elsewhere = String(headers['content-security-policy']).replace('http://127.0.0.1:8377', '')
  expect(elsewhere).not.toContain('http:')
})

// security: 14.3.1
test('logging out clears the browser’s cache and the page behind Back', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const { headers, status } = await server.call(calls.logOut, as)
  expect(status).toBe(200)
  expect(headers['clear-site-data']).toBe('"cache"')
})

// security: 3.4.2, 3.5.1, 3.5.2
test('cross-origin requests and preflights are refused', async () => {
  const server = await startTestServer()
  const headers = {
    origin: 'https://elsewhere.example',
    'access-control-request-method': 'PUT',
    'access-control-request-headers': 'authorization',
  }
  const response = await server.raw('OPTIONS' as 'GET', '/api/v1/auth/me', { headers })
  expect(response.status).toBe(404)
  const read = await server.raw('GET', '/api/v1/app', { headers })
  for (const answer of [response, read])
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual(
      [],
    )
})

// security: 13.4.3, 13.4.4
test('TRACE is refused', async () => {
  const server = await startTestServer()
  const { status, text } = await server.raw('TRACE' as 'GET', '/api/v1/auth/me', {
    headers: { authorization: 'Bearer echoed' },
  })
  expect(status).toBeGreaterThanOrEqual(400)
  expect(text).not.toContain('echoed')
})

// security: 4.1.3, 15.3.4
test('a caller cannot claim another address unless the proxy is trusted', async () => {
  const direct = await startTestServer()
  const proxied = await startTestServer({ settings: { TRUST_PROXY: 'loopback' } })
  const seenBy = async (server: typeof direct) => {
    const { user, as } = await aUser(server, 'admin')
    const body = { email: user.email, password: 'correct horse battery' }
    await server.raw('POST', calls.logIn.path, {
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.66' },
      payload: JSON.stringify(body),
    })
    const { data } = await server.call(calls.listSessions, as)
    return data.find((session) => !session.isCurrent)?.address
  }
  expect(await seenBy(direct)).toBe('127.0.0.1')
  expect(await seenBy(proxied)).toBe('203.0.113.66')
})
