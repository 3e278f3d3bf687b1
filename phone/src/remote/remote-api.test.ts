import { changeRevisionHeader, type RemoteEvent } from '@roundboard/contract'
import { afterEach, expect, test, vi } from 'vitest'
import { createRemoteApi } from './remote-api.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('sends the revision of the last event with its requests', async () => {
  const requests: Headers[] = []
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    requests.push(headers)
    const isStream = headers.get('accept') === 'text/event-stream'
    const text = 'event: timer\ndata: {"revision":41}\n\n'
    return Promise.resolve(
      isStream ? new Response(text) : Response.json({ success: true, data: {} }),
    )
  })
  const api = createRemoteApi({
    credentials: () => ({ kind: 'session', token: 'x' }),
    location: undefined,
  })
  await api.getRemote()
  const { promise, resolve } = Promise.withResolvers<RemoteEvent>()
  const stream = api.openEvents(resolve, () => undefined)
  expect(await promise).toBe('timer')
  stream.close()
  await api.getRemote()
  expect(requests.map((headers) => headers.get(changeRevisionHeader))).toEqual([null, null, '41'])
})
