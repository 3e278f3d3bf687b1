import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** Somebody's own server, which answers each request by the next status; 0: never. */
export async function aReceiver(...statuses: number[]) {
  const received: Received[] = []
  const server = createServer((request: IncomingMessage, response) => {
    const status = statuses[received.length] ?? 204
    const chunks: Buffer[] = []
    request
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', () => {
        received.push({
          headers: request.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        })
        if (status === 0) return
        response.writeHead(status, { location: 'http://127.0.0.1:1/elsewhere' }).end('any words')
      })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { received, url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/in` }
}
