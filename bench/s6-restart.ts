import { calls } from '@roundboard/contract'
import { type Benchmark, progress, until, wait } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import { fillScreens, fillStaff, fillWorkouts, staffToken } from './kit/fleet.ts'
import { end, type Helper, startHelper } from './kit/processes.ts'
import type { Tally } from './kit/screen.ts'
import { clientOf, startFilledServer, startServer } from './kit/server.ts'

const screens = 5_000
const processes = 2
const wantedShare = 0.99
const wantedSeconds = 60
const watchedSeconds = 100

async function tallyOf(loads: readonly Helper[]): Promise<Tally> {
  const all = await Promise.all(loads.map((load) => load.ask<Tally>({ kind: 'tally' })))
  return all.reduce((sum, tally) => {
    const keys = Object.keys(sum) as (keyof Tally)[]
    return Object.fromEntries(keys.map((key) => [key, sum[key] + tally[key]])) as unknown as Tally
  })
}

async function redLocations(url: string): Promise<number> {
  const staff = clientOf(url, staffToken)
  return (await staff.call(calls.getConnectivity, { query: { limit: 1 } })).health.offline
}

/** Killed with SIGKILL and restarted at the same address; the screens use the real client. */
export const restart: Benchmark = {
  id: 'S6',
  what: `server killed under ${screens} streaming screens and started again`,
  target: `${wantedShare * 100} % back in ${wantedSeconds} s, no 5xx, no location red`,
  async run() {
    const storage = await createStorage('SQLite')
    const first = await startFilledServer(storage, async (tables) => {
      await fillScreens(tables, screens)
      await fillWorkouts(tables, 270)
      await fillStaff(tables)
    })
    const port = { ADMIN_PORT: new URL(first.url).port }
    const loads = Array.from({ length: processes }, () => startHelper('load/screens.ts'))
    let server = first
    try {
      const count = screens / processes
      await Promise.all(
        loads.map((load, index) =>
          load.ask({ kind: 'start', url: first.url, from: index * count, count }),
        ),
      )
      await until(
        'all streams open',
        async () => (await tallyOf(loads)).streams >= screens,
        120_000,
      )
      progress('all streams are open; their first heartbeats and two keep-alives pass')
      await wait(45_000)
      const before = await tallyOf(loads)
      if ((await redLocations(server.url)) > 0) throw new Error('a location was red before')
      await end(server.child, 'SIGKILL')
      const killedAt = performance.now()
      server = await startServer(storage, port)
      const servesAfter = (performance.now() - killedAt) / 1000
      let backAfter = Infinity
      let mostRed = 0
      while (performance.now() - killedAt < watchedSeconds * 1000) {
        const seconds = (performance.now() - killedAt) / 1000
        const { streams } = await tallyOf(loads)
        mostRed = Math.max(mostRed, await redLocations(server.url))
        if (streams >= screens * wantedShare) backAfter = Math.min(backAfter, seconds)
        await wait(1_000)
      }
      const after = await tallyOf(loads)
      const failed = after.failed - before.failed
      return {
        measured: `99% back after ${backAfter.toFixed(0)} s (it served again after ${servesAfter.toFixed(1)} s), ${failed} answers of 5xx, at most ${mostRed} locations red, ${after.streams} of ${screens} back in the end`,
        isMet: backAfter <= wantedSeconds && failed === 0 && mostRed === 0,
      }
    } finally {
      await Promise.all([server, ...loads].map(({ child }) => end(child)))
      await storage.remove()
    }
  },
}
