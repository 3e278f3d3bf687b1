import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { selfSigned } from './certificates.ts'

interface Received {
  readonly headers: Record<string, string>
  readonly body: string
}

/** A web server that responds to each request with the next status; 0: never. */
export async function startWebhookReceiver(...statuses: number[]) {
  const received: Received[] = []
  const url = await listening(createServer(answering(received, statuses)))
  return { received, url }
}

/** The same with an untrusted certificate. */
export async function startUntrustedReceiver() {
  const received: Received[] = []
  const server = createSecureServer(selfSigned, answering(received, []))
  const url = (await listening(server)).replace('http:', 'https:')
  return { received, url }
}

function answering(received: Received[], statuses: readonly number[]): RequestListener {
  return (request, response) => {
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
  }
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/in`
}
