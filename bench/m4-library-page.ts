import { type Browser, chromium } from '@playwright/test'
import { type Benchmark, median } from './kit/benchmark.ts'
import { browserOptions, consoleContext } from './kit/console.ts'
import { createStorage } from './kit/database.ts'
import { fillMedia, fillStaff } from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const rounds = 15
const wanted = 1.5

/** A server with so many items, and a signed-in page of its console. */
async function openLibrary(browser: Browser, items: number) {
  const storage = await createStorage('SQLite')
  const server = await startFilledServer(storage, async (tables) => {
    await fillMedia(tables, items)
    await fillStaff(tables)
  })
  const page = await (await consoleContext(browser, server.url)).newPage()
  return {
    /** Milliseconds from the address to a page whose tiles can be clicked and whose filters are counted. */
    async visit(): Promise<number> {
      await page.goto('about:blank')
      const start = performance.now()
      await page.goto('/admin/media', { waitUntil: 'commit' })
      await page.locator('[data-tile]').nth(47).waitFor()
      await page.locator('[data-tile]').first().click({ trial: true })
      const filters = page.getByRole('group', { name: 'Filters' }).getByRole('button')
      await filters.filter({ hasText: /\d/ }).first().waitFor()
      return performance.now() - start
    },
    async close() {
      await page.context().close()
      await end(server.child)
      await storage.remove()
    },
  }
}

export const mediaLibraryPage: Benchmark = {
  id: 'M4',
  what: 'library page with 5,000 items usable in the browser, against 50',
  target: `≤ ${wanted} ×`,
  async run() {
    const browser = await chromium.launch(browserOptions)
    const [large, small] = [await openLibrary(browser, 5_000), await openLibrary(browser, 50)]
    try {
      const times = { large: [] as number[], small: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        times.large.push(await large.visit())
        times.small.push(await small.visit())
      }
      const [many, few] = [median(times.large), median(times.small)]
      const measured = `${(many / few).toFixed(2)} × (${many.toFixed(0)} against ${few.toFixed(0)} ms)`
      return { measured, isHeld: many / few <= wanted }
    } finally {
      await large.close()
      await small.close()
      await browser.close()
    }
  },
}
