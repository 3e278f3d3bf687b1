import { calls } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { type Benchmark, median, progress } from './kit/benchmark.ts'
import { createStorage, type Engine, engines } from './kit/database.ts'
import { fillMedia, fillStaff, staffToken } from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const rounds = 60
const wanted = 1.5

async function openLibrary(engine: Engine, items: number) {
  const storage = await createStorage(engine)
  const server = await startFilledServer(storage, async (tables) => {
    await fillMedia(tables, items)
    await fillStaff(tables)
  })
  const headers = { authorization: `Bearer ${staffToken}` }
  const ask = async (address: string) => {
    const response = await fetch(server.url + address, { headers })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  return {
    /** Milliseconds until there is all that the page shows at first: a page of items, and the filters. */
    async visit(): Promise<number> {
      const startedAt = performance.now()
      await Promise.all([
        ask(addressOf(calls.listMedia, { query: { limit: 48 } })),
        ask(addressOf(calls.getMediaFacets, {})),
      ])
      return performance.now() - startedAt
    },
    async close() {
      await end(server.child)
      await storage.remove()
    },
  }
}

async function measure(engine: Engine) {
  const [large, small] = [await openLibrary(engine, 5_000), await openLibrary(engine, 50)]
  try {
    const times = { large: [] as number[], small: [] as number[] }
    for (let round = 0; round < rounds * 2; round += 1) {
      const [ofLarge, ofSmall] = [await large.visit(), await small.visit()]
      // The first half warms up.
      if (round < rounds) continue
      times.large.push(ofLarge)
      times.small.push(ofSmall)
    }
    const [many, few] = [median(times.large), median(times.small)]
    const text = `${engine} ${(many / few).toFixed(2)} × (${many.toFixed(1)} against ${few.toFixed(1)} ms)`
    progress(text)
    return { text, ratio: many / few }
  } finally {
    await large.close()
    await small.close()
  }
}

/** What the page of the library asks, at two servers in turn, which differ in nothing but their items. */
export const mediaLibrary: Benchmark = {
  id: 'M4',
  what: 'calls of the library page with 5,000 items answered, against 50',
  target: `≤ ${wanted} ×`,
  async run() {
    const found = []
    for (const engine of engines) found.push(await measure(engine))
    return {
      measured: found.map(({ text }) => text).join(', '),
      isHeld: found.every(({ ratio }) => ratio <= wanted),
    }
  },
}
