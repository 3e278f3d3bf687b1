import { type Address, addresses, type CallName, calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { addressOf, createClient } from './client.ts'

/** A client that records its requests; every response is empty. */
function aClient(given: { baseUrl?: string } = {}) {
  const sent: { url: string; request: RequestInit }[] = []
  const client = createClient({
    ...given,
    headers: () => ({ authorization: 'Bearer t' }),
    fetch: (url, request) => {
      sent.push({ url: url as string, request: request ?? {} })
      return Promise.resolve(Response.json({ success: true, data: [] }))
    },
  })
  return { client, sent }
}

test('addressOf encodes params and query', () => {
  const id = '../users?x=1'
  expect(addressOf(calls.getScreen, { params: { id } })).toBe('/api/v1/screens/..%2Fusers%3Fx%3D1')
  const query = { q: { round: 3 }, name: 'Jab & Cross', sort: undefined, page: 2 }
  const [path, search] = addressOf(calls.listWorkouts, { query }).split('?')
  expect(path).toBe('/api/v1/workouts')
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    ...{ q: '{"round":3}', name: 'Jab & Cross', page: '2' },
  })
})

test('sends headers, body and idempotency key, but no cookies', async () => {
  const { client, sent } = aClient({ baseUrl: 'https://console.test' })
  const body = { name: 'plank-jack', displayName: 'Plank jack' }
  await client.call(calls.createExercise, { body, key: 'one-and-the-same-key' })
  const [{ url, request } = expect.fail()] = sent
  expect(url).toBe('https://console.test/api/v2/exercises')
  expect(request).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    cache: 'no-store',
    body: JSON.stringify(body),
    headers: {
      authorization: 'Bearer t',
      'content-type': 'application/json',
      'idempotency-key': 'one-and-the-same-key',
    },
  })
})

test('sends idempotency keys only with creates, and cookies only to start or end a session', async () => {
  const { client, sent } = aClient()
  await client.call(calls.listRounds, { key: 'a-key-that-is-not-wanted' })
  await client.call(calls.logIn, { body: { email: 'a@b.test', password: 'x' } })
  expect(sent[0]?.request.headers).not.toHaveProperty('idempotency-key')
  expect(sent[0]?.request.body).toBeUndefined()
  await client.call(calls.logOut, {})
  expect(sent[0]?.request.credentials).toBe('omit')
  expect(sent[1]?.request.credentials).toBe('same-origin')
  expect(sent[2]?.request.credentials).toBe('same-origin')
})

test('returns a list without a count as one page', async () => {
  const { client } = aClient()
  expect(await client.list(calls.listScreens, {})).toEqual({
    ...{ items: [], count: 0 },
    pagination: { page: 1, limit: 0, pages: 1 },
  })
})

test('throws AbortError for an aborted call, not unreachable', async () => {
  const client = createClient({
    fetch: (_, request) =>
      new Promise((_, reject) => {
        request?.signal?.addEventListener('abort', () => {
          reject(new DOMException('Aborted', 'AbortError'))
        })
      }),
  })
  const given = new AbortController()
  const call = client.call(calls.listRounds, { signal: given.signal })
  given.abort()
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test.each(Object.keys(calls) as CallName[])(
  'sends the same request for %s by address and by call',
  async (name) => {
    const { client, sent } = aClient()
    const input = { params: { id: 'a/b' }, query: { page: 2 }, body: { name: 'x' }, key: 'one-key' }
    for (const one of [calls[name] as Address, addresses[name] as Address])
      await client.call(one, input)
    const [byCall, byAddress] = sent.map(({ url, request }) => ({
      url,
      ...request,
      signal: undefined,
    }))
    expect(byAddress).toEqual(byCall)
  },
)
