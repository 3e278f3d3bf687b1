import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** An address before a server's, at which the bytes of uploads are counted on their way. */
export interface CountingDoor {
  readonly url: string
  /** How many bytes of files came through so far. */
  sent(): number
  close(): Promise<void>
}

/** Opens a door before the server at an origin. */
export async function openCountingDoor(origin: string): Promise<CountingDoor> {
  let sent = 0
  const door = createServer((asked, answer) => {
    const { method = 'GET', headers } = asked
    const passed = request(new URL(asked.url ?? '/', origin), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    if (method === 'PATCH')
      asked.on('data', (chunk: Buffer) => {
        sent += chunk.length
      })
    asked.pipe(passed)
    asked.on('aborted', () => {
      passed.destroy()
    })
    passed.on('error', () => {
      answer.destroy()
    })
    answer.on('close', () => {
      passed.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(door, 'listening')
  const { port } = door.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    async close() {
      door.closeAllConnections()
      door.close()
      await once(door, 'close')
    },
  }
}
