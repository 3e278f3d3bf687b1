import { type Benchmark, progress } from './kit/benchmark.ts'
import { compareServers, createMeasuredServer } from './kit/compare-servers.ts'
import { createStorage } from './kit/database.ts'
import { fillScreens, fillWorkouts } from './kit/fleet.ts'
import { end, startHelper } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const screens = 100_000
const connections = 32
const wanted = 0.85

/**
 * Judged by the CPU time that a beat costs each server, all of it: writing the presences too. On a
 * machine that others use as well, beats per second say how much of it a server was given.
 */
export const heartbeats: Benchmark = {
  id: 'S1',
  what: 'heartbeats with 100,000 screens, CPU against bare node:http',
  target: `≥ ${wanted}`,
  async run() {
    const storage = await createStorage('SQLite')
    progress('filling 100,000 screens')
    const server = await startFilledServer(storage, async (tables) => {
      await fillScreens(tables, screens)
      await fillWorkouts(tables, 900)
    })
    const load = startHelper('load/heartbeats.ts')
    const bareServer = startHelper('bare/heartbeats.ts')
    try {
      const order = { screens, connections }
      const ours = createMeasuredServer(load, server.child, { ...order, url: server.url })
      const bytes = await ours.warmUp()
      const { url } = await bareServer.ask<{ url: string }>({ bytes })
      const bare = createMeasuredServer(load, bareServer.child, { ...order, url })
      const bareBytes = await bare.warmUp()
      progress(`every screen seen once; answers have ${bytes} and ${bareBytes} bytes`)
      const { ratio, measured } = await compareServers(ours, bare)
      return { measured, isHeld: ratio >= wanted }
    } finally {
      await Promise.all([server.child, load.child, bareServer.child].map((child) => end(child)))
      await storage.remove()
    }
  },
}
