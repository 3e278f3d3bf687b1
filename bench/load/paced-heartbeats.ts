import { Agent, request } from 'node:http'
import { calls } from '@roundboard/contract'
import { wait } from '../kit/benchmark.ts'
import { heartbeatBody, screenToken } from '../kit/fleet.ts'
import { answering } from '../kit/processes.ts'

export interface PacedOrder {
  readonly url: string
  /** The number of screens, which take turns. */
  readonly screens: number
  readonly seconds: number
}

/** The response time of each heartbeat, in milliseconds. */
export interface PacedResult {
  readonly tookMs: readonly number[]
  readonly failed: number
}

const everyMs = 20
const { method, path } = calls.heartbeat

const agent = new Agent({ keepAlive: true })

function sendHeartbeat(url: string, n: number): Promise<{ tookMs: number; isWell: boolean }> {
  const body = heartbeatBody(n, new Date().toISOString())
  const headers = {
    'content-type': 'application/json',
    'content-length': body.length,
    'screen-auth-token': screenToken(n),
  }
  const sentAt = performance.now()
  return new Promise((resolve) => {
    const end = (isWell: boolean) => {
      resolve({ tookMs: performance.now() - sentAt, isWell })
    }
    const asking = request(url + path, { agent, method, headers }, (answer) => {
      answer.resume().on('end', () => {
        end(answer.statusCode === 200)
      })
    })
    asking.on('error', () => {
      end(false)
    })
    asking.end(body)
  })
}

// Like screens, sends the next heartbeat without waiting for a response.
answering(async ({ url, screens, seconds }: PacedOrder): Promise<PacedResult> => {
  const heartbeats: ReturnType<typeof sendHeartbeat>[] = []
  const endAt = performance.now() + seconds * 1000
  for (let n = 0; performance.now() < endAt; n += 1) {
    heartbeats.push(sendHeartbeat(url, n % screens))
    await wait(everyMs)
  }
  const done = await Promise.all(heartbeats)
  return {
    tookMs: done.map(({ tookMs }) => tookMs),
    failed: done.filter(({ isWell }) => !isWell).length,
  }
})
