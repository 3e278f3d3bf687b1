import { type Benchmark, progress } from './kit/benchmark.ts'
import { compareServers, createMeasuredServer } from './kit/compare-servers.ts'
import { createStorage } from './kit/database.ts'
import { fillScreens, fillWorkouts } from './kit/fleet.ts'
import { end, type Helper, startHelper } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const connections = 32
const wanted = 0.9

async function startFleet(load: Helper, screens: number) {
  const storage = await createStorage('SQLite')
  progress(`filling ${screens} screens`)
  const server = await startFilledServer(storage, async (tables) => {
    await fillScreens(tables, screens)
    await fillWorkouts(tables, 900)
  })
  const beaten = createMeasuredServer(load, server.child, { url: server.url, screens, connections })
  await beaten.warmUp()
  return {
    ...beaten,
    async stop() {
      await end(server.child)
      await storage.remove()
    },
  }
}

/** Two servers in turn that differ in nothing but their screens; CPU time is judged, as for S1. */
export const heartbeatsByFleet: Benchmark = {
  id: 'S2',
  what: 'heartbeats with 100,000 screens, CPU against 1,000',
  target: `≥ ${wanted}`,
  async run() {
    const load = startHelper('load/heartbeats.ts')
    const small = await startFleet(load, 1_000)
    const large = await startFleet(load, 100_000)
    try {
      const { ratio, measured } = await compareServers(large, small)
      return { measured, isHeld: ratio >= wanted }
    } finally {
      await large.stop()
      await small.stop()
      await end(load.child)
    }
  },
}
