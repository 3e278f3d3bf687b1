import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream/promises'

/** A proxy in front of a server that counts the bytes of uploads. */
export interface UploadProxy {
  readonly url: string
  /** The file bytes forwarded so far. */
  sent(): number
  /** Forwards only this many bytes of each request until `letGo`. */
  hold(bytes: number): void
  letGo(): void
  close(): Promise<void>
}

/** Starts a proxy in front of the server at `origin`. */
export async function startUploadProxy(origin: string): Promise<UploadProxy> {
  let sent = 0
  let room = Infinity
  let opened = Promise.withResolvers<undefined>()

  // Browsers retry on their own, even while the server is being killed and the kernel still accepts
  // connections. Only bytes that a server has asked for count.
  async function* counted(parts: AsyncIterable<Buffer>, isAskedFor: Promise<unknown>) {
    await isAskedFor
    let through = 0
    for await (const part of parts)
      for (let at = 0; at < part.length;) {
        if (through >= room) {
          await opened.promise
          continue
        }
        const some = part.subarray(at, at + room - through)
        yield some
        at += some.length
        through += some.length
        sent += some.length
      }
  }

  const proxy = createServer((incoming, answer) => {
    const { method = 'GET', headers } = incoming
    // A reused connection may lead to a server that has just stopped, and its bytes would count.
    const isCounted = method === 'PATCH'
    const options = {
      method,
      headers: isCounted ? { ...headers, expect: '100-continue' } : headers,
      agent: false,
    } as const
    const passed = request(new URL(incoming.url ?? '/', origin), options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    if (isCounted) {
      const isAskedFor = once(passed, 'continue')
      pipeline(incoming, (parts) => counted(parts, isAskedFor), passed).catch(() => undefined)
    } else incoming.pipe(passed)
    incoming.on('aborted', () => {
      passed.destroy()
    })
    passed.on('error', () => {
      answer.destroy()
    })
    answer.on('close', () => {
      passed.destroy()
    })
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const { port } = proxy.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    sent: () => sent,
    hold(bytes) {
      room = bytes
    },
    letGo() {
      room = Infinity
      opened.resolve(undefined)
      opened = Promise.withResolvers()
    },
    async close() {
      proxy.closeAllConnections()
      proxy.close()
      await once(proxy, 'close')
    },
  }
}
