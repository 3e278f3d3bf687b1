import type { HeartbeatsResult } from './load/heartbeats.ts'
import type { Benchmark, Verdict } from './kit/benchmark.ts'
import { openFleet } from './kit/compare-servers.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { cpuMs, end, startHelper } from './kit/processes.ts'

const screens = Number(process.env['BENCH_SCREENS'] ?? 20_000)
const connections = 500
const wantedMs = 0.3

async function measure(engine: Engine): Promise<Verdict> {
  const server = await openFleet(screens, engine)
  const load = startHelper('load/heartbeats.ts')
  try {
    const run = async () => {
      const before = cpuMs(server.child)
      const done = await load.ask<HeartbeatsResult>({
        url: server.url,
        screens,
        connections,
        order: 'each once',
      })
      return { ms: (cpuMs(server.child) - before) / screens, failed: done.failed }
    }
    const first = await run()
    const later = await run()
    return {
      measured: `${first.ms.toFixed(2)} ms (later ones ${later.ms.toFixed(2)} ms), ${first.failed} refused`,
      isMet: first.ms <= wantedMs && first.failed === 0,
    }
  } finally {
    await end(load.child)
    await server.close()
  }
}

/** All screens of a fleet reach a server that has just started, as after another server's failure. */
export const firstHeartbeats: Benchmark = {
  id: 'S15',
  what: `a screen's first heartbeat at a server, in a rush of ${screens.toLocaleString('en')}, CPU of the server`,
  target: `≤ ${wantedMs} ms, none refused`,
  run: () => measureEngines(measure),
}
