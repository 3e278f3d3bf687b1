import type { HeartbeatsResult } from './load/heartbeats.ts'
import { type Benchmark, progress } from './kit/benchmark.ts'
import { createStorage, type Engine, engines } from './kit/database.ts'
import { fillScreens, fillWorkouts } from './kit/fleet.ts'
import { cpuMs, end, startHelper } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const screens = Number(process.env['BENCH_SCREENS'] ?? 20_000)
const connections = 500
const wantedMs = 0.3

async function measure(engine: Engine): Promise<{ text: string; isHeld: boolean }> {
  const storage = await createStorage(engine)
  const server = await startFilledServer(storage, async (tables) => {
    await fillScreens(tables, screens)
    await fillWorkouts(tables, 900)
  })
  const load = startHelper('load/heartbeats.ts')
  try {
    const run = async () => {
      const before = cpuMs(server.child)
      const done = await load.ask<HeartbeatsResult>({
        ...{ url: server.url, screens, connections, order: 'each once' },
      })
      return { ms: (cpuMs(server.child) - before) / screens, failed: done.failed }
    }
    const first = await run()
    const later = await run()
    const text = `${engine} ${first.ms.toFixed(2)} ms (later ones ${later.ms.toFixed(2)} ms), ${first.failed} refused`
    progress(text)
    return { text, isHeld: first.ms <= wantedMs && first.failed === 0 }
  } finally {
    await Promise.all([server.child, load.child].map((child) => end(child)))
    await storage.remove()
  }
}

/** All screens of a fleet come to a server that has just started, as after another one was lost. */
export const firstHeartbeats: Benchmark = {
  id: 'S15',
  what: `a screen's first heartbeat at a server, in a rush of ${screens.toLocaleString('en')}, CPU of the server`,
  target: `≤ ${wantedMs} ms, none refused`,
  async run() {
    const found = []
    for (const engine of engines) found.push(await measure(engine))
    return {
      measured: found.map(({ text }) => text).join('; '),
      isHeld: found.every(({ isHeld }) => isHeld),
    }
  },
}
