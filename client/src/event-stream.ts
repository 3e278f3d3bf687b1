import { type EventData, isEventData, keepAliveMs } from '@roundboard/contract'
import { createParser } from 'eventsource-parser'
import { backOffMs } from './back-off.ts'

/** A stream is connecting, open, waiting to reconnect, or closed. */
export type StreamState = 'connecting' | 'open' | 'waiting' | 'closed'

export interface EventStreamOptions<Name extends string> {
  readonly url: string
  readonly headers: () => Record<string, string>
  readonly names: readonly Name[]
  readonly onEvent: (name: Name, data: EventData) => void
  readonly onState?: (state: StreamState) => void
  readonly fetch?: typeof fetch
  readonly random?: () => number
}

export interface EventStream {
  close(): void
}

const silenceMs = keepAliveMs * 2.5
const healthyAfterMs = 60_000
const capMs = 30_000

function readEventData(text: string): EventData | undefined {
  try {
    const data: unknown = JSON.parse(text)
    return isEventData(data) ? data : undefined
  } catch {
    return undefined
  }
}

/**
 * Reads Server-Sent Events with fetch, so that the token stays in a header. Reconnects after every
 * kind of loss: a closed connection, silence, a `bye` from the server, and any refusal, as proxies
 * sometimes refuse what the server would accept. Callers learn from other calls that their token
 * was revoked, and close the stream.
 */
export function openEventStream<Name extends string>(
  options: EventStreamOptions<Name>,
): EventStream {
  const { random = Math.random } = options
  let state: StreamState = 'connecting'
  let failures = 0
  // The server tells its clients over how long to spread their reconnects.
  let spreadMs = 1_000
  let abort = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined

  const become = (next: StreamState) => {
    if (state === 'closed' || state === next) return
    state = next
    options.onState?.(next)
  }

  function watchSilence(): void {
    clearTimeout(timer)
    timer = setTimeout(() => abort.abort(), silenceMs)
  }

  function receive(name: string, text: string): void {
    const known = options.names.find((candidate) => candidate === name)
    const data = readEventData(text)
    if (known === undefined || data === undefined) return
    if (data.retryMs !== undefined) spreadMs = data.retryMs
    options.onEvent(known, data)
  }

  async function listen(): Promise<void> {
    abort = new AbortController()
    become('connecting')
    watchSilence()
    const response = await (options.fetch ?? fetch)(options.url, {
      headers: { accept: 'text/event-stream', ...options.headers() },
      signal: abort.signal,
      cache: 'no-store',
      credentials: 'omit',
    })
    if (!response.ok || response.body === null) {
      // An unread body would keep its connection open until it is garbage-collected.
      await response.body?.cancel()
      throw new Error(`the server returned ${String(response.status)}`)
    }
    const parser = createParser({
      onEvent: (event) => receive(event.event ?? 'message', event.data),
      onRetry: (ms) => {
        spreadMs = ms
      },
    })
    const decoder = new TextDecoder()
    const reader = response.body.getReader()
    const openedAt = performance.now()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      // Only with the first data, since a proxy that buffers everything isn't a stream.
      become('open')
      watchSilence()
      if (performance.now() - openedAt > healthyAfterMs) failures = 0
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }

  function comeBack(): void {
    if (state === 'closed') return
    clearTimeout(timer)
    const waitMs =
      failures === 0 ? random() * spreadMs : backOffMs(failures, { baseMs: 1_000, capMs, random })
    failures += 1
    timer = setTimeout(run, waitMs)
    // Last, as a listener may throw or close the stream.
    become('waiting')
  }

  function run(): void {
    listen().then(comeBack, comeBack)
  }

  function close(): void {
    become('closed')
    clearTimeout(timer)
    abort.abort()
  }

  options.onState?.('connecting')
  run()
  return { close }
}
