import { type Browser, chromium } from '@playwright/test'
import { type Benchmark, median, progress } from './kit/benchmark.ts'
import { browserOptions, consoleContext } from './kit/console.ts'
import { createStorage } from './kit/database.ts'
import { fillScreens, fillStaff } from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const pages = ['/admin/dashboard', '/admin/locations']
const rounds = 15
const wanted = 1.5

/** A server with so many screens, and a signed-in page of its console. */
async function openFleet(browser: Browser, screens: number) {
  const storage = await createStorage('SQLite')
  const server = await startFilledServer(storage, async (tables) => {
    await fillScreens(tables, screens)
    await fillStaff(tables)
  })
  const page = await (await consoleContext(browser, server.url)).newPage()
  return {
    /** Milliseconds from the address to a page whose rows can be clicked. */
    async visit(path: string): Promise<number> {
      await page.goto('about:blank')
      const start = performance.now()
      await page.goto(path, { waitUntil: 'commit' })
      await page
        .getByRole('link', { name: /^Gym \d/ })
        .first()
        .click({ trial: true })
      return performance.now() - start
    },
    async close() {
      await page.context().close()
      await end(server.child)
      await storage.remove()
    },
  }
}

export const consoleFleet: Benchmark = {
  id: 'C3',
  what: 'fleet pages of the console with 5,000 screens usable, against 50',
  target: `≤ ${wanted} ×`,
  async run() {
    const browser = await chromium.launch(browserOptions)
    const [large, small] = await Promise.all([openFleet(browser, 5_000), openFleet(browser, 50)])
    try {
      const found: string[] = []
      let worst = 0
      for (const path of pages) {
        progress(path)
        const times = { large: [] as number[], small: [] as number[] }
        for (let round = 0; round < rounds; round += 1) {
          times.large.push(await large.visit(path))
          times.small.push(await small.visit(path))
        }
        const ratio = median(times.large) / median(times.small)
        worst = Math.max(worst, ratio)
        found.push(
          `${path} ${ratio.toFixed(2)} × (${median(times.large).toFixed(0)} against ${median(times.small).toFixed(0)} ms)`,
        )
      }
      return { measured: found.join(', '), isHeld: worst <= wanted }
    } finally {
      await Promise.all([large.close(), small.close()])
      await browser.close()
    }
  },
}
