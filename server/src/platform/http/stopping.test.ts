import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { calls } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { aPlace, buildServer } from '../../testing/test-server.ts'

test('answers "busy" with a request ID to requests on open connections during shutdown', async () => {
  const server = await buildServer(await aPlace('SQLite'))
  const { admin } = server.server
  await admin.listen({ host: '127.0.0.1', port: 0 })
  const socket = connect((admin.server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  // Keeps the connection busy with an incomplete request.
  const head = `host: 127.0.0.1\r\ncontent-type: application/json`
  socket.write(`POST ${calls.logIn.path} HTTP/1.1\r\n${head}\r\ncontent-length: 2\r\n\r\n`)
  await once(admin.server, 'request')
  const ended = server.end()
  await vi.waitFor(() => {
    expect(admin.server.listening).toBe(false)
  })
  socket.write(`{}GET ${calls.getMe.path} HTTP/1.1\r\n${head}\r\n\r\n`)
  await once(socket, 'close')
  await ended
  const answer = text.slice(text.lastIndexOf('HTTP/1.1'))
  expect(answer).toMatch(/^HTTP\/1.1 503 /)
  expect(answer.toLowerCase()).toContain('connection: close')
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({
    success: false,
    code: 'busy',
    requestId: expect.any(String) as string,
  })
})
