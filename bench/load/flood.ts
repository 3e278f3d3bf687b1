import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { answering } from '../kit/processes.ts'

/** A request that is sent repeatedly. */
export interface FloodRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
}

export type FloodOrder =
  | {
      readonly kind: 'start'
      readonly url: string
      /** Sent in turn by each connection, from a separate address. */
      readonly requests: readonly FloodRequest[]
      readonly connections: number
      /** The time between two requests; 0: send the next one right after the response. */
      readonly everyMs: number
    }
  | { readonly kind: 'stop' }

/** The number of responses by status. */
export type FloodTally = Readonly<Record<string, number>>

let tally: Record<string, number> = {}
let stopping = new AbortController()

/** The address of a connection in the proxy's header. */
const addressOf = (n: number) => `10.0.0.${n + 1}`

async function send(agent: Agent, url: string, sent: FloodRequest, address: string) {
  const { method, path, headers, body = '' } = sent
  const status = await new Promise<string>((resolve) => {
    const asking = request(
      url + path,
      {
        agent,
        method,
        headers: {
          ...headers,
          ...(body !== '' && {
            'content-type': 'application/json',
            'content-length': body.length,
          }),
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        answer
          .resume()
          .on('end', () => {
            resolve(String(answer.statusCode))
          })
          .on('error', () => {
            resolve(String(answer.statusCode))
          })
      },
    )
    asking.on('error', (error: NodeJS.ErrnoException) => {
      resolve(error.code ?? 'error')
    })
    asking.end(body)
  })
  tally[status] = (tally[status] ?? 0) + 1
}

answering(async (order: FloodOrder): Promise<FloodTally> => {
  if (order.kind === 'stop') {
    stopping.abort()
    await sleep(500)
    return tally
  }
  tally = {}
  stopping = new AbortController()
  const { signal } = stopping
  const keepSending = async (n: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    for (let turn = n; !signal.aborted; turn += 1) {
      const next = order.requests[turn % order.requests.length]
      if (next === undefined) throw new Error('a flood has requests')
      await Promise.all([send(agent, order.url, next, addressOf(n)), sleep(order.everyMs)])
    }
    agent.destroy()
  }
  for (let n = 0; n < order.connections; n += 1) void keepSending(n)
  return {}
})
