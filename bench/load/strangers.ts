import { Agent, request } from 'node:http'
import { calls } from '@roundboard/contract'
import { wait } from '../kit/benchmark.ts'
import { answering } from '../kit/processes.ts'

export type StrangersOrder =
  | { readonly kind: 'start'; readonly url: string; readonly connections: number }
  | { readonly kind: 'tally' }

/** How many answers there were of each status. */
export type StrangersTally = Readonly<Record<string, number>>

/** As much as a caller whom nobody knows may send. */
const largestBytes = 16 * 1024

const tally: Record<string, number> = {}
let sent = 0

/** What the budget of one address lets in: 1,200 a minute. */
const everyMs = 50

/** The address of a connection, as a proxy would tell it. */
const addressOf = (n: number) => `10.0.0.${n + 1}`

const padded = (body: Record<string, string>, key: string): string => {
  const rest = largestBytes - JSON.stringify({ ...body, [key]: '' }).length
  return JSON.stringify({ ...body, [key]: 'x'.repeat(rest) })
}

const largest = padded({ authCode: 'AB12CD' }, 'other')
const logIn = (n: number) =>
  JSON.stringify({ email: `nobody-${n}@example.test`, password: 'not the right one' })

async function ask(agent: Agent, url: string, address: string): Promise<void> {
  const n = (sent += 1)
  const isLogIn = n % 2 === 0
  const { method, path } = isLogIn ? calls.logIn : calls.createScreenLink
  const body = isLogIn ? logIn(n) : largest
  const status = await new Promise<string>((resolve) => {
    const asking = request(
      url + path,
      {
        agent,
        method,
        headers: {
          'content-type': 'application/json',
          'content-length': body.length,
          'x-forwarded-for': address,
        },
      },
      (answer) => {
        answer.resume().on('end', () => {
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

async function keepAsking(url: string, address: string): Promise<never> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) await Promise.all([ask(agent, url, address), wait(everyMs)])
}

answering((order: StrangersOrder) => {
  if (order.kind === 'tally') return tally
  for (let n = 0; n < order.connections; n += 1) void keepAsking(order.url, addressOf(n))
  return {}
})
