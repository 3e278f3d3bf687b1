import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { keepAliveMs } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createStreams, type Stream } from './streams.ts'

test('closes a stream whose client disconnected during authentication', async () => {
  const closed: string[] = []
  const streams = createStreams<string>({
    revision: () => 0,
    onClose: ({ listener }) => closed.push(listener),
  })
  const requested = Promise.withResolvers<undefined>()
  const opened = Promise.withResolvers<undefined>()
  const server = createServer((_, response) => {
    requested.resolve(undefined)
    response.once('close', () => {
      streams.open({ response, headers: {} }, 'a wall')
      opened.resolve(undefined)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    streams.close()
    server.close()
  })
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  request.on('error', () => undefined)
  await requested.promise
  request.destroy()
  await opened.promise
  expect(streams.count()).toBe(0)
  expect(closed).toEqual(['a wall'])
})

test('forgets a stream that is ended after its client has disconnected', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const closed = Promise.withResolvers<Stream<string>>()
  const streams = createStreams<string>({ revision: () => 0, onClose: closed.resolve })
  const server = createServer((_, response) => streams.open({ response, headers: {} }, 'a wall'))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    vi.useRealTimers()
    streams.close()
    server.close()
  })
  const request = get({ host: '127.0.0.1', port: (server.address() as AddressInfo).port })
  request.on('error', () => undefined)
  await once(request, 'response')
  request.destroy()
  const stream = await closed.promise
  const destroy = vi.spyOn(stream.response, 'destroy')
  streams.end(stream)
  vi.advanceTimersByTime(keepAliveMs)
  expect(destroy).not.toHaveBeenCalled()
})
