import { once } from 'node:events'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { createStreams } from './streams.ts'

test('closes a stream whose client disconnected during authentication', async () => {
  const closed: string[] = []
  const streams = createStreams<string>({
    revision: () => 0,
    onClose: ({ listener }) => closed.push(listener),
  })
  const asked = Promise.withResolvers<undefined>()
  const opened = Promise.withResolvers<undefined>()
  const server = createServer((_, response) => {
    asked.resolve(undefined)
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
  await asked.promise
  request.destroy()
  await opened.promise
  expect(streams.count()).toBe(0)
  expect(closed).toEqual(['a wall'])
})
