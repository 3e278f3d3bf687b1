import { openEventStream } from '@roundboard/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createScreenApi } from '../../shared/screen-api.ts'
import { createFakeServer } from '../../testing/fake-server.ts'
import { startAuthentication } from './authentication.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const minute = 60_000

function aWayIn(rejectedToken: string | null) {
  const server = createFakeServer()
  const tokens: string[] = []
  let seed = 1
  const wayIn = startAuthentication({
    api: createScreenApi({ token: () => null, openStream: openEventStream, fetch: server.fetch }),
    rejectedToken,
    random: () => 0.5,
    randomBytes: (count) => Uint8Array.from({ length: count }, () => (seed = (seed * 31) % 251)),
    onChange: () => undefined,
    onToken: (token) => tokens.push(token),
  })
  const requestsTo = (what: string) => server.requests.filter((request) => request.startsWith(what))
  return { server, tokens, wayIn, requestsTo }
}

it('returns the token once the code is linked, then stops polling', async () => {
  const { server, tokens, requestsTo } = aWayIn('old')
  await vi.advanceTimersByTimeAsync(1_000)
  server.isLinked = true
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(tokens).toEqual(['token-1'])
  expect(requestsTo('DELETE')).toEqual([])
  const before = server.requests.length
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(server.requests).toHaveLength(before)
})

it('returns the rejected token once it is accepted again, and deletes its code', async () => {
  const { server, tokens, requestsTo } = aWayIn('token-1')
  await vi.advanceTimersByTimeAsync(1_000)
  const link = server.link?.id ?? ''
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(tokens).toEqual(['token-1'])
  expect(requestsTo('DELETE')).toEqual([`DELETE /api/v1/screenlinks/${link}`])
  const before = server.requests.length
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(server.requests).toHaveLength(before)
})

it('stops polling when stopped, and lets the code expire', async () => {
  const { server, tokens, wayIn, requestsTo } = aWayIn('token-1')
  await vi.advanceTimersByTimeAsync(1_000)
  wayIn.stop()
  const before = server.requests.length
  await vi.advanceTimersByTimeAsync(10 * minute)
  expect(server.requests).toHaveLength(before)
  expect(tokens).toEqual([])
  expect(requestsTo('DELETE')).toEqual([])
})

it('returns the token even if the code can’t be deleted', async () => {
  const { server, tokens } = aWayIn('token-1')
  server.isLost = (request) => request.startsWith('DELETE')
  await vi.advanceTimersByTimeAsync(2 * minute)
  expect(tokens).toEqual(['token-1'])
})
