import { Agent, get } from 'node:http'
import { answering } from '../kit/processes.ts'

/** Random ranges of a file, over a few connections. */
export interface RangesOrder {
  readonly url: string
  readonly fileBytes: number
  readonly rangeBytes: number
  readonly connections: number
  readonly seconds: number
}

export interface RangesResult {
  readonly requests: number
  readonly bytes: number
  readonly failed: number
}

function fetchRange(agent: Agent, url: string, first: number, last: number): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = { range: `bytes=${first}-${last}` }
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length))
      answer.on('end', () => {
        resolve(answer.statusCode === 206 ? bytes : 0)
      })
      answer.on('error', reject)
    })
    request.on('error', reject)
  })
}

async function fetchRanges(order: RangesOrder): Promise<RangesResult> {
  const { url, fileBytes, rangeBytes, connections, seconds } = order
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const done = { requests: 0, bytes: 0, failed: 0 }
  const end = performance.now() + seconds * 1000
  async function fetchOneByOne(): Promise<void> {
    while (performance.now() < end) {
      const first = Math.floor(Math.random() * (fileBytes - rangeBytes))
      const bytes = await fetchRange(agent, url, first, first + rangeBytes - 1)
      done.requests += 1
      done.bytes += bytes
      if (bytes !== rangeBytes) done.failed += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, fetchOneByOne))
  agent.destroy()
  return done
}

answering(fetchRanges)
