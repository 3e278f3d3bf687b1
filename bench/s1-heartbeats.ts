import { type Benchmark, progress } from './kit/benchmark.ts'
import { compareServers, createMeasuredServer, openFleet } from './kit/compare-servers.ts'
import { end, startHelper } from './kit/processes.ts'

const screens = 100_000
const wanted = 0.85

export const heartbeats: Benchmark = {
  id: 'S1',
  what: 'heartbeats with 100,000 screens, CPU against bare node:http',
  target: `≥ ${wanted}`,
  async run() {
    progress('filling 100,000 screens')
    const server = await openFleet(screens)
    const load = startHelper('load/heartbeats.ts')
    const bareServer = startHelper('load/bare.ts')
    try {
      const ours = createMeasuredServer(load, server.child, { screens, url: server.url })
      const bytes = await ours.warmUp()
      const { url } = await bareServer.ask<{ url: string }>({ kind: 'heartbeats', bytes })
      const bare = createMeasuredServer(load, bareServer.child, { screens, url })
      const bareBytes = await bare.warmUp()
      progress(`every screen seen once; answers have ${bytes} and ${bareBytes} bytes`)
      const { ratio, measured } = await compareServers(ours, bare)
      return { measured, isMet: ratio >= wanted }
    } finally {
      await Promise.all([load.child, bareServer.child].map((child) => end(child)))
      await server.close()
    }
  },
}
