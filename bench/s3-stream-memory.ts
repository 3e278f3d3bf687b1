import type { ChildProcess } from 'node:child_process'
import { type Benchmark, progress, wait } from './kit/benchmark.ts'
import { fillScreens } from './kit/fleet.ts'
import { end, residentBytes, startHelper } from './kit/processes.ts'
import { openFilledServer } from './kit/server.ts'

const streams = 10_000
const warmUp = 500
const wantedRatio = 1.5
const wantedKb = 25
const settleMs = 15_000

/** Opens streams at a server; returns its memory growth per stream, in bytes. */
async function bytesPerStream(server: ChildProcess, url: string): Promise<number> {
  const load = startHelper('load/streams.ts')
  try {
    // The first streams also load code and fill pools.
    await load.ask({ kind: 'open', url, from: 0, count: warmUp })
    await wait(3_000)
    const before = residentBytes(server)
    await load.ask({ kind: 'open', url, from: warmUp, count: streams })
    await wait(settleMs)
    return (residentBytes(server) - before) / streams
  } finally {
    await end(load.child)
  }
}

/** Compares resident memory after garbage collection. */
export const streamMemory: Benchmark = {
  id: 'S3',
  what: `memory per idle push stream at ${streams}, against bare SSE`,
  target: `≤ ${wantedRatio} ×; ≤ ${wantedKb} KB`,
  async run() {
    const server = await openFilledServer('SQLite', (tables) =>
      fillScreens(tables, streams + warmUp),
    )
    const bareServer = startHelper('load/bare.ts')
    try {
      const { url } = await bareServer.ask<{ url: string }>({ kind: 'streams' })
      progress(`opening ${streams} streams at each`)
      const bare = await bytesPerStream(bareServer.child, url)
      const ours = await bytesPerStream(server.child, server.url)
      const ratio = ours / bare
      return {
        measured: `${ratio.toFixed(2)} × (${(ours / 1024).toFixed(1)} against ${(bare / 1024).toFixed(1)} KB)`,
        isMet: ratio <= wantedRatio && ours <= wantedKb * 1024,
      }
    } finally {
      await end(bareServer.child)
      await server.close()
    }
  },
}
