import { Agent, request } from 'node:http'
import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { calls, fleetEventsPath, remoteEventsPath, screenEventsPath } from '@roundboard/contract'
import type { History } from './history.ts'

/** Seeded random numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** A separate address for each location or person, because rate limits count by address. */
export const addressOf = (kind: 'location' | 'person', n: number) =>
  `127.${String(kind === 'location' ? 1 + (n >> 14) : 100)}.${String((n >> 7) & 127)}.${String((n & 127) + 1)}`

/** The connections of one address. Idle ones close before the proxy closes them. */
export const agentAt = (localAddress: string) =>
  new Agent({
    keepAlive: true,
    localAddress,
    maxFreeSockets: 2,
    timeout: 120_000,
    keepAliveMsecs: 1_000,
  })

const names = new Map([
  [`PATCH ${calls.heartbeat.path}`, 'heartbeat'],
  [`GET ${calls.getProgramme.path}`, 'programme'],
  ...[screenEventsPath, fleetEventsPath, remoteEventsPath].map(
    (path) => [`GET ${path}`, 'stream'] as const,
  ),
])
const nameOf = (method: string, path: string) =>
  names.get(`${method} ${path}`) ?? `${method} ${path.replace(/[0-9a-f-]{36}/g, ':id')}`

/** A `fetch` from one address that records each request and response. */
export function fetchFrom(agent: Agent, who: string, history: History): typeof fetch {
  let count = 0
  return (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input)
    const { method = 'GET', body, signal } = init
    const call = nameOf(method, url.pathname)
    const n = (count += 1)
    history.note({ is: 'sent', who, call, n })
    const { promise, resolve, reject } = Promise.withResolvers<Response>()
    const fail = (error: Error) => {
      history.note({ is: 'answered', who, call, n, status: 0 })
      reject(error)
    }
    const bytes = body == null ? undefined : Buffer.from(body as string | Uint8Array)
    const headers = {
      ...Object.fromEntries(new Headers(init.headers)),
      ...(bytes && { 'content-length': String(bytes.length) }),
    }
    const sent = request(url, { agent, method, headers, ...(signal && { signal }) }, (answer) => {
      const status = answer.statusCode ?? 0
      const header = (name: string) => {
        const value = answer.headers[name]
        return typeof value === 'string' ? value : null
      }
      const done = () => {
        const [retryAfter, server] = [header('retry-after'), header('x-served-by')]
        history.note({
          ...{ is: 'answered', who, call, n, status, server },
          ...(retryAfter !== null && { retryAfter }),
        })
      }
      const response = (content: Buffer | ReadableStream | null) =>
        new Response(content as BodyInit | null, {
          status,
          headers: Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
        })
      if (header('content-type')?.startsWith('text/event-stream') === true) {
        done()
        resolve(response(Readable.toWeb(answer)))
        return
      }
      const isEmpty = status === 204 || method === 'HEAD'
      answer.toArray().then((chunks: Buffer[]) => {
        done()
        resolve(response(isEmpty ? null : Buffer.concat(chunks)))
      }, fail)
    })
    sent.on('error', (error) => {
      fail(error)
    })
    sent.end(bytes)
    return promise
  }
}
