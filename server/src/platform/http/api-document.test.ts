import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { ErrorResponse } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server.ts'
import { aRelease } from '../../testing/factories.ts'

const ask = async ({ server }: TestServer, headers: Record<string, string> = {}) => {
  const {
    statusCode,
    headers: answered,
    rawPayload,
  } = await server.admin.inject({
    url: '/api/docs',
    headers,
  })
  return { status: statusCode, headers: answered, bytes: rawPayload }
}

test('compresses the API document by Accept-Encoding', async () => {
  const server = await startTestServer()
  const plain = await ask(server)
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.headers['content-type']).toBe('application/json; charset=utf-8')
  for (const [accepted, coding, decompress] of [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip;q=1.0, br;q=0', 'gzip', gunzipSync],
  ] as const) {
    const { headers, bytes } = await ask(server, { 'accept-encoding': accepted })
    expect(headers).toMatchObject({ 'content-encoding': coding, vary: 'accept-encoding' })
    expect(bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(decompress(bytes).equals(plain.bytes)).toBe(true)
  }
})

test('answers 304 for a matching ETag of the API document', async () => {
  const server = await startTestServer()
  const { headers } = await ask(server)
  const tag = String(headers.etag)
  const again = await ask(server, { 'if-none-match': tag, 'accept-encoding': 'br' })
  expect([again.status, again.bytes.length, again.headers.etag]).toEqual([304, 0, tag])
  await aRelease(server, { version: '99.12.22' })
  const changed = await ask(server, { 'if-none-match': tag })
  expect(changed.status).toBe(200)
  expect(changed.bytes.toString()).toContain('"version":"99.12.22"')
})

test('limits an address to sixty API documents a minute', async () => {
  const server = await startTestServer({ settings: { TRUST_PROXY: 'true' } })
  const from = (address: string) => ({ 'x-forwarded-for': address })
  for (let count = 0; count < 60; count += 1)
    expect((await ask(server, from('203.0.113.9'))).status).toBe(200)
  const refused = await ask(server, from('203.0.113.9'))
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(ErrorResponse.parse(JSON.parse(refused.bytes.toString())).code).toBe('too-many-attempts')
  expect((await ask(server, from('198.51.100.4'))).status).toBe(200)
})
