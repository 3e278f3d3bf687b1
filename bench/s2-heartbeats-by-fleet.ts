import { type Benchmark, progress } from './kit/benchmark.ts'
import { compareServers, createMeasuredServer, openFleet } from './kit/compare-servers.ts'
import { end, startHelper } from './kit/processes.ts'

const wanted = 0.9

/** Two servers that differ only in the number of their screens. */
export const heartbeatsByFleet: Benchmark = {
  id: 'S2',
  what: 'heartbeats with 100,000 screens, CPU against 1,000',
  target: `≥ ${wanted}`,
  async run() {
    const load = startHelper('load/heartbeats.ts')
    const open = async (screens: number) => {
      progress(`filling ${screens} screens`)
      const { child, url, close } = await openFleet(screens)
      const server = createMeasuredServer(load, child, { url, screens })
      await server.warmUp()
      return { ...server, close }
    }
    const small = await open(1_000)
    const large = await open(100_000)
    try {
      const { ratio, measured } = await compareServers(large, small)
      return { measured, isMet: ratio >= wanted }
    } finally {
      await large.close()
      await small.close()
      await end(load.child)
    }
  },
}
