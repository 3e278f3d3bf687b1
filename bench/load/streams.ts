import { connect, type Socket } from 'node:net'
import { screenEventsPath } from '@roundboard/contract'
import { screenToken } from '../kit/fleet.ts'
import { wait } from '../kit/benchmark.ts'
import { answering } from '../kit/processes.ts'

/** What a process that holds many streams is asked. */
export type StreamsOrder =
  | { readonly kind: 'open'; readonly url: string; readonly from: number; readonly count: number }
  | { readonly kind: 'expect'; readonly event: string }
  | { readonly kind: 'heard'; readonly withinMs: number }

export interface Heard {
  readonly count: number
  /** When the last of them heard, in epoch milliseconds. */
  readonly lastAt: number
}

const atOnce = 50
const sockets = new Set<Socket>()
let expected = 'event: hello'
let heard = new Set<Socket>()
let lastAt = 0

function listen(host: string, port: number, n: number): Promise<void> {
  const socket = connect(port, host)
  return new Promise((resolve, reject) => {
    socket.on('data', (chunk) => {
      resolve()
      if (heard.has(socket) || !chunk.includes(expected)) return
      heard.add(socket)
      lastAt = Date.now()
    })
    socket.on('error', reject)
    setTimeout(reject, 20_000, new Error(`stream ${n} did not open`)).unref()
    socket.on('connect', () => {
      sockets.add(socket)
      socket.write(
        `GET ${screenEventsPath} HTTP/1.1\r\nhost: ${host}:${port}\r\nscreen-auth-token: ${screenToken(n)}\r\naccept: text/event-stream\r\n\r\n`,
      )
    })
    socket.on('close', () => sockets.delete(socket))
  })
}

async function open(url: string, from: number, count: number): Promise<number> {
  const { hostname, port } = new URL(url)
  for (let n = from; n < from + count; n += atOnce)
    await Promise.all(
      Array.from({ length: Math.min(atOnce, from + count - n) }, (_, k) =>
        listen(hostname, Number(port), n + k),
      ),
    )
  return sockets.size
}

async function report(withinMs: number): Promise<Heard> {
  const end = performance.now() + withinMs
  while (heard.size < sockets.size && performance.now() < end) await wait(20)
  return { count: heard.size, lastAt }
}

answering((order: StreamsOrder) => {
  switch (order.kind) {
    case 'open':
      return open(order.url, order.from, order.count)
    case 'expect':
      heard = new Set()
      lastAt = 0
      expected = order.event
      return sockets.size
    case 'heard':
      return report(order.withinMs)
  }
})
