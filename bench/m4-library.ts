import { calls } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { type Benchmark, median, type Verdict } from './kit/benchmark.ts'
import { comparePages, type PageVisit } from './kit/console.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { fillMedia, fillStaff, staffToken } from './kit/fleet.ts'
import { openFilledServer } from './kit/server.ts'

const [many, few] = [5_000, 50]
const rounds = 60
const wanted = 1.5

const openLibrary = (engine: Engine, items: number) =>
  openFilledServer(engine, async (tables) => {
    await fillMedia(tables, items)
    await fillStaff(tables)
  })

/** Milliseconds for the calls of the library page: the first items and the filters. */
async function timeCalls(url: string): Promise<number> {
  const headers = { authorization: `Bearer ${staffToken}` }
  const request = async (address: string) => {
    const response = await fetch(url + address, { headers })
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    await response.arrayBuffer()
  }
  const startedAt = performance.now()
  await Promise.all([
    request(addressOf(calls.listMedia, { query: { limit: 48 } })),
    request(addressOf(calls.getMediaFacets, {})),
  ])
  return performance.now() - startedAt
}

async function measure(engine: Engine): Promise<Verdict> {
  const [large, small] = [await openLibrary(engine, many), await openLibrary(engine, few)]
  try {
    const times = { large: [] as number[], small: [] as number[] }
    for (let round = 0; round < rounds * 2; round += 1) {
      const [ofLarge, ofSmall] = [await timeCalls(large.url), await timeCalls(small.url)]
      // The first half warms up.
      if (round < rounds) continue
      times.large.push(ofLarge)
      times.small.push(ofSmall)
    }
    const [largeMs, smallMs] = [median(times.large), median(times.small)]
    const ratio = largeMs / smallMs
    return {
      measured: `${ratio.toFixed(2)} × (${largeMs.toFixed(1)} against ${smallMs.toFixed(1)} ms)`,
      isMet: ratio <= wanted,
    }
  } finally {
    await large.close()
    await small.close()
  }
}

export const mediaLibraryCalls: Benchmark = {
  id: 'M4',
  what: 'calls of the library page with 5,000 items answered, against 50',
  target: `≤ ${wanted} ×`,
  run: () => measureEngines(measure),
}

const libraryOf = (items: number): PageVisit => ({
  fill: (tables) => fillMedia(tables, items),
  async isUsable(page) {
    await page.locator('[data-tile]').nth(47).waitFor()
    await page.locator('[data-tile]').first().click({ trial: true })
    const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button')
    await filters.filter({ hasText: /\d/ }).first().waitFor()
  },
})

export const mediaLibraryPage: Benchmark = {
  id: 'M4',
  what: 'library page with 5,000 items usable in the browser, against 50',
  target: `≤ ${wanted} ×`,
  run: () => comparePages(['/admin/media'], libraryOf(many), libraryOf(few), wanted),
}
