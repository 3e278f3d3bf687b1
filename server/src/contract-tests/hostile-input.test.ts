import {
  type Call,
  type CallName,
  calls,
  englishIssues,
  ErrorResponse,
  issueParams,
  sentenceOf,
} from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { type Credentials, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aUser } from '../testing/factories.ts'
import { aBuiltWorld } from './built-world.ts'
import { brokenRequests } from './hostile-input.ts'
import { type Request, requests } from './requests.ts'
import { runs } from '@roundboard/domain/testing'

const { world, copy, shared, restore } = aBuiltWorld()
const triesPerCall = 25

function fieldsOf(schema: z.ZodType): string[] {
  const shape = (schema as { shape?: Record<string, unknown>; in?: z.ZodType }).shape
  if (shape) return Object.keys(shape)
  const inner = (schema as { in?: z.ZodType }).in
  return inner ? fieldsOf(inner) : []
}

/** A server and who calls it. Refused bodies are counted in memory by session, screen and address. */
async function prepare({ may }: Call): Promise<[TestServer, Credentials]> {
  if (may === 'public') return [await copy(), undefined]
  if (may === 'screen') return [await copy(), world().as.screen]
  await restore()
  return [shared(), (await aUser(shared(), 'super-admin')).as]
}

function assertCivil(call: Call, request: Request, status: number, text: string): void {
  const what = `${call.method} ${call.path} ${JSON.stringify(request).slice(0, 500)}`
  expect(status, `${what} → ${text.slice(0, 500)}`).toBeLessThan(500)
  expect(text, what).not.toMatch(
    /\n\s+at |node_modules|SQLITE_|constraint failed|syntax error|\/src\//,
  )
  if (status < 400) return
  const answer = ErrorResponse.parse(JSON.parse(text))
  if (answer.code === 'bad-input') expect(answer.issues?.length, what).toBeGreaterThan(0)
  for (const issue of answer.issues ?? []) {
    expect(Object.keys(issue.params), what).toEqual([...issueParams[issue.code]])
    expect(issue.message, what).toBe(sentenceOf(englishIssues, issue))
  }
}

/** What a URL can carry: a browser replaces lone surrogates. */
function sendable(part: Readonly<Record<string, unknown>> | undefined): Record<string, string> {
  const given = Object.entries(part ?? {}).filter(([, value]) => value !== undefined)
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
  return Object.fromEntries(given.map(([name, value]) => [name, text(value).toWellFormed()]))
}

async function send(server: TestServer, call: Call, credentials: Credentials, request: Request) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (credentials && 'bearer' in credentials)
    headers['authorization'] = `Bearer ${credentials.bearer}`
  if (credentials && 'screen' in credentials) headers['screen-auth-token'] = credentials.screen
  const url = addressOf(call, {
    params: sendable(request.params),
    query: sendable(request.query),
  })
  return server.raw(call.method, url, {
    headers,
    ...(request.body !== undefined && { payload: JSON.stringify(request.body) }),
  })
}

describe.each(Object.keys(calls) as CallName[])('%s', (name) => {
  // security: 1.2.4, 1.3.3, 1.4.1, 1.4.2, 1.4.3, 2.2.1, 2.2.2, 13.4.2, 16.5.1
  test('refuses invalid input by field name without a server error', async () => {
    const call: Call = calls[name]
    const [server, as] = await prepare(call)
    const valid = requests[name](world(), 'own')
    const fields = [...fieldsOf(call.query), ...fieldsOf(call.body)]
    await fc.assert(
      fc.asyncProperty(brokenRequests(valid, fields), async (request) => {
        const { status, text } = await send(server, call, as, request)
        assertCivil(call, request, status, text)
      }),
      { numRuns: runs(triesPerCall) },
    )
  })
})

// security: 1.5.2, 15.3.5, 15.3.6
test.each([
  ['truncated', '{"email":"a'],
  ['not JSON', 'email=a&password=b'],
  ['an array', '[]'],
  ['a number', '7'],
  ['null', 'null'],
  ['a prototype', '{"__proto__":{"isAdmin":true},"email":"a@b.cd","password":"x"}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}},"email":"a@b.cd","password":"x"}'],
  ['very deep', '['.repeat(15_000)],
  ['NUL bytes', '\u0000\u0000\u0000'],
  ['empty', ''],
])('a body that is %s is refused as bad input', async (_, payload) => {
  const answer = await shared().raw('POST', calls.logIn.path, {
    headers: { 'content-type': 'application/json' },
    payload,
  })
  expect(answer.status).toBe(400)
  expect(ErrorResponse.parse(JSON.parse(answer.text)).code).toBe('bad-input')
})

test('the last of duplicate JSON keys is used', async () => {
  const server = await startTestServer()
  const { user } = await aUser(server, 'admin', { email: 'twice@example.test' })
  const answer = await server.raw('POST', calls.logIn.path, {
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${user.email}","email":"other@example.test","password":"correct horse battery"}`,
  })
  expect(answer.status).toBe(401)
})

// security: 4.1.1
test.each([
  ['text/plain', 415],
  ['application/xml', 415],
  ['application/x-www-form-urlencoded', 415],
  ['multipart/form-data; boundary=x', 415],
  ['APPLICATION/JSON', 401],
  ['application/json; charset=utf-8', 401],
])('the content type %s gets the status %i', async (type, status) => {
  const answer = await shared().raw('POST', calls.logIn.path, {
    headers: { 'content-type': type },
    payload: '{"email":"a@example.test","password":"x"}',
  })
  expect(answer.status).toBe(status)
})

test('a body larger than its call allows is refused', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'admin')
  const answer = await server.raw('POST', calls.createWorkout.path, {
    headers: { 'content-type': 'application/json', authorization: `Bearer ${as.bearer}` },
    payload: JSON.stringify({ name: 'x'.repeat(calls.createWorkout.bodyMax) }),
  })
  expect(answer.status).toBe(413)
  expect(ErrorResponse.parse(JSON.parse(answer.text)).code).toBe('too-large')
})

// security: 1.1.1, 1.1.2, 15.3.7
test.each([
  '/api/v1/workouts/%',
  '/api/v1/workouts/%00',
  '/api/v1/workouts/%ff%fe',
  '/api/v1/nothing',
  '/api/v1/workouts?page=1&page=2',
  '/api/v1/workouts?page[]=1',
  `/api/v1/workouts?q=${'%7B'.repeat(900)}`,
  `/api/v1/workouts/${'x'.repeat(600)}`,
])('the address %s is refused with a 4xx error', async (url) => {
  const { bearer } = world().as.admin
  const answer = await shared().raw('GET', url, { headers: { authorization: `Bearer ${bearer}` } })
  expect(answer.status).toBeGreaterThanOrEqual(400)
  expect(answer.status).toBeLessThan(500)
  expect(ErrorResponse.safeParse(JSON.parse(answer.text)).success).toBe(true)
})

// security: 1.3.2, 1.3.5, 1.3.7, 3.2.1, 3.4.3, 3.4.4, 3.4.5, 3.4.6, 14.2.3
test('pages and API responses carry headers that turn off unused features', async () => {
  const server = await startTestServer()
  const page = await server.raw('GET', '/nothing/here')
  expect(page.headers['content-security-policy']).toMatch(
    /default-src 'self';script-src 'self';.*object-src 'none';base-uri 'none';/,
  )
  expect(page.headers).toMatchObject({
    'cross-origin-opener-policy': 'same-origin',
    'x-frame-options': 'SAMEORIGIN',
  })
  const answer = await server.raw('GET', '/api/v1/app')
  expect(answer.headers['content-security-policy']).toBe(
    "default-src 'none'; frame-ancestors 'none'",
  )
  expect(answer.headers).not.toHaveProperty('cross-origin-opener-policy')
  for (const { headers } of [page, answer]) {
    expect(headers).toMatchObject({
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
    })
    expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(headers).not.toHaveProperty('x-powered-by')
  }
})
