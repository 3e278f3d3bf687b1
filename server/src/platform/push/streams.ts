import type { ServerResponse } from 'node:http'
import { keepAliveMs } from '@roundboard/contract'
import { headerList } from '../http/front-door.ts'
import type { Headers } from '../http/security-headers.ts'

/** The response that becomes a stream, with the headers that every response has. */
export interface StreamTarget {
  readonly response: ServerResponse
  readonly headers: Headers
}

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  connection: 'keep-alive',
  // Makes proxies such as nginx pass on every event at once.
  'x-accel-buffering': 'no',
}

const largestBacklog = 64 * 1024
const returnsPerSecond = 200
const shortestSpreadMs = 1_000

export interface Stream<Listener> {
  readonly listener: Listener
  readonly response: ServerResponse
}

export interface Streams<Listener> {
  /** Turns a response into an event stream. The stream ends when the client disconnects. */
  open(target: StreamTarget, listener: Listener): Stream<Listener>
  send(stream: Stream<Listener>, text: string): void
  /** Ends one stream. The client may reconnect. */
  end(stream: Stream<Listener>): void
  all(): Iterable<Stream<Listener>>
  count(): number
  /** Sends `bye` and ends every stream; the clients reconnect spread over time. */
  close(): void
}

/** Formats an event for the wire. */
export const eventText = (name: string, data: Record<string, unknown>): string =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

const ignore = () => undefined

/** Open Server-Sent Event streams. One timer keeps them alive; stalled clients are dropped. */
export function createStreams<Listener>(hooks: {
  /** The latest change that this process knows of. */
  revision: () => number
  onOpen?: (stream: Stream<Listener>) => void
  onClose?: (stream: Stream<Listener>) => void
}): Streams<Listener> {
  const open = new Set<Stream<Listener>>()
  const leaving = new Set<ServerResponse>()
  let isClosed = false

  const spreadMs = () =>
    Math.max(shortestSpreadMs, Math.round((open.size / returnsPerSecond) * 1000))

  function send(stream: Stream<Listener>, text: string): void {
    const { response } = stream
    if (response.writableEnded || response.destroyed) return
    response.write(text)
    if (response.writableLength > largestBacklog) response.destroy()
  }

  function leave(stream: Stream<Listener>): void {
    if (open.delete(stream)) hooks.onClose?.(stream)
  }

  const ticking = setInterval(() => {
    const alive = `retry: ${String(spreadMs())}\n\n`
    for (const stream of open) send(stream, alive)
    // A client that hasn't read `bye` by now is gone.
    for (const response of leaving) response.destroy()
  }, keepAliveMs)
  ticking.unref()

  return {
    open(target, listener) {
      const { response } = target
      const stream = { listener, response }
      response.writeHead(200, headerList({ ...target.headers, ...headers }))
      open.add(stream)
      hooks.onOpen?.(stream)
      response.on('close', () => {
        leaving.delete(response)
        leave(stream)
      })
      // A broken connection also emits `close`, which handles it.
      response.on('error', ignore)
      // Ignores connections closed during authentication.
      if (response.destroyed) leave(stream)
      else if (isClosed) response.end()
      else send(stream, eventText('hello', { revision: hooks.revision(), retryMs: spreadMs() }))
      return stream
    },
    send,
    end(stream) {
      // A closed response emits no second `close` to remove it from `leaving`.
      if (!open.has(stream)) return
      leave(stream)
      leaving.add(stream.response)
      send(stream, eventText('bye', { revision: hooks.revision(), retryMs: spreadMs() }))
      stream.response.end()
    },
    all: () => open,
    count: () => open.size,
    close() {
      isClosed = true
      clearInterval(ticking)
      const bye = eventText('bye', { revision: hooks.revision(), retryMs: spreadMs() })
      for (const stream of open) {
        send(stream, bye)
        stream.response.end()
      }
    },
  }
}
