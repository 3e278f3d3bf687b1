import { connect, type Socket } from 'node:net'
import { remoteEventsPath, screenEventsPath } from '@roundboard/contract'
import { passSecret, screenToken } from '../kit/fleet.ts'
import { wait } from '../kit/benchmark.ts'
import { answering } from '../kit/processes.ts'

/** Requests to a process with many event streams. */
export type StreamsOrder =
  | {
      readonly kind: 'open'
      readonly url: string
      readonly from: number
      readonly count: number
      /** `screens` by default. */
      readonly as?: Listener
    }
  | { readonly kind: 'expect'; readonly event: string }
  | { readonly kind: 'heard'; readonly withinMs: number }

export interface Heard {
  readonly count: number
  /** The time of the last event, in epoch milliseconds. */
  readonly lastAt: number
}

type Listener = 'screens' | 'phones'

/** The path of each stream, and the header that authenticates it. */
const listeners = {
  screens: [screenEventsPath, (n: number) => `screen-auth-token: ${screenToken(n)}`],
  phones: [remoteEventsPath, (n: number) => `authorization: Bearer ${passSecret(n)}`],
} as const satisfies Record<Listener, unknown>

const atOnce = 50
const sockets = new Set<Socket>()
let expected = 'event: hello'
let received = new Set<Socket>()
let lastAt = 0

function listen(host: string, port: number, n: number, as: Listener): Promise<void> {
  const [path, headerOf] = listeners[as]
  const socket = connect(port, host)
  return new Promise((resolve, reject) => {
    socket.on('data', (chunk) => {
      resolve()
      if (received.has(socket) || !chunk.includes(expected)) return
      received.add(socket)
      lastAt = Date.now()
    })
    socket.on('error', reject)
    setTimeout(reject, 20_000, new Error(`stream ${n} did not open`)).unref()
    socket.on('connect', () => {
      sockets.add(socket)
      socket.write(
        `GET ${path} HTTP/1.1\r\nhost: ${host}:${port}\r\n${headerOf(n)}\r\naccept: text/event-stream\r\n\r\n`,
      )
    })
    socket.on('close', () => sockets.delete(socket))
  })
}

async function open(url: string, from: number, count: number, as: Listener): Promise<number> {
  const { hostname, port } = new URL(url)
  for (let n = from; n < from + count; n += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, from + count - n) }, (_, k) =>
        listen(hostname, Number(port), n + k, as),
      ),
    )
  return sockets.size
}

async function report(withinMs: number): Promise<Heard> {
  const end = performance.now() + withinMs
  while (received.size < sockets.size && performance.now() < end) await wait(20)
  return { count: received.size, lastAt }
}

answering((order: StreamsOrder) => {
  switch (order.kind) {
    case 'open':
      return open(order.url, order.from, order.count, order.as ?? 'screens')
    case 'expect':
      received = new Set()
      lastAt = 0
      expected = order.event
      return sockets.size
    case 'heard':
      return report(order.withinMs)
  }
})
