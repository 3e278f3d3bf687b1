import { type Benchmark, median, progress, quantile } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import { fillScreens, fillWorkouts } from './kit/fleet.ts'
import { end, startHelper } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'
import type { PacedDone } from './load/paced-beats.ts'
import type { StrangersTally } from './load/strangers.ts'

const screens = 1_000
const connections = 50
const warmUpSeconds = 25
const seconds = 20
const wantedRatio = 3
const wantedMs = 250

/** Each connection has an address of its own, and asks as often as the budget of one lets in. */
export const strangers: Benchmark = {
  id: 'S11',
  what: `a heartbeat while ${connections} strangers send the largest bodies and log-ins, against an idle server`,
  target: `median ≤ ${wantedRatio} ×; p99 ≤ ${wantedMs} ms`,
  async run() {
    const storage = await createStorage('SQLite')
    const server = await startFilledServer(
      storage,
      async (tables) => {
        await fillScreens(tables, screens)
        await fillWorkouts(tables, 90)
      },
      { TRUST_PROXY: 'loopback' },
    )
    const load = startHelper('load/paced-beats.ts')
    const crowd = startHelper('load/strangers.ts')
    const beat = async (forSeconds: number): Promise<readonly number[]> => {
      const order = { url: server.url, screens, seconds: forSeconds }
      const { tookMs, failed } = await load.ask<PacedDone>(order)
      if (failed > 0) throw new Error(`${failed} of ${tookMs.length} heartbeats failed`)
      return tookMs
    }
    try {
      await beat(warmUpSeconds)
      const idle = await beat(seconds)
      await crowd.ask({ kind: 'start', url: server.url, connections })
      const crowded = await beat(seconds)
      const tally = await crowd.ask<StrangersTally>({ kind: 'tally' })
      progress(`strangers were answered ${JSON.stringify(tally)}`)
      const ratio = median(crowded) / median(idle)
      const p99 = quantile(crowded, 0.99)
      const inMs = (values: readonly number[]) =>
        `${median(values).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(0)}`
      return {
        measured: `${ratio.toFixed(2)} ×, p99 ${p99.toFixed(0)} ms (${inMs(crowded)}; idle ${inMs(idle)})`,
        isHeld: ratio <= wantedRatio && p99 <= wantedMs,
      }
    } finally {
      await Promise.all([server.child, load.child, crowd.child].map((child) => end(child)))
      await storage.remove()
    }
  },
}
