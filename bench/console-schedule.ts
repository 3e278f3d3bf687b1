import { type Browser, chromium } from '@playwright/test'
import { type Benchmark, median } from './kit/benchmark.ts'
import { browserOptions, consoleContext } from './kit/console.ts'
import { createStorage } from './kit/database.ts'
import { fillStaff, fillWorkouts } from './kit/fleet.ts'
import { end } from './kit/processes.ts'
import { startFilledServer } from './kit/server.ts'

const visits = 15
const wanted = 1.5
/** As many weeks as the page draws for a month. */
const days = 56
const rounds = 9
/** Cells that are there for sure, wherever in its week today is. */
const cells = 300

/** One to three workouts for every round of every day. */
const places = Array.from({ length: days * rounds }, (_, cell) => {
  const [day, round] = [Math.floor(cell / rounds), (cell % rounds) + 1]
  return Array.from({ length: 1 + ((day + round) % 3) }, () => ({ day, round }))
}).flat()

/** A server with a month that is full or empty, and a signed-in page of its console. */
async function openSchedule(browser: Browser, isFull: boolean) {
  const storage = await createStorage('SQLite')
  const server = await startFilledServer(storage, async (tables) => {
    const placeOf = (n: number) => places[n] ?? { day: 0, round: 1 }
    await fillWorkouts(tables, isFull ? places.length : 0, undefined, placeOf)
    await fillStaff(tables)
  })
  const page = await (await consoleContext(browser, server.url)).newPage()
  const drawn = page.locator(isFull ? '[data-workout]' : '[data-state^="gap"]')
  return {
    /** Milliseconds from the address to a month that is drawn and can be clicked. */
    async visit(): Promise<number> {
      await page.goto('about:blank')
      const start = performance.now()
      await page.goto('/admin/schedule?zoom=month', { waitUntil: 'commit' })
      await drawn.nth(cells).waitFor({ state: 'attached' })
      await page.getByRole('button', { name: 'Today', exact: true }).click({ trial: true })
      return performance.now() - start
    },
    async close() {
      await page.context().close()
      await end(server.child)
      await storage.remove()
    },
  }
}

export const schedulePage: Benchmark = {
  id: 'C5',
  what: 'schedule of a month with 9 rounds of 1 to 3 workouts a day usable, against an empty one',
  target: `≤ ${wanted} ×`,
  async run() {
    const browser = await chromium.launch(browserOptions)
    const [full, empty] = [await openSchedule(browser, true), await openSchedule(browser, false)]
    try {
      const times = { full: [] as number[], empty: [] as number[] }
      for (let visit = 0; visit < visits; visit += 1) {
        times.full.push(await full.visit())
        times.empty.push(await empty.visit())
      }
      const [many, none] = [median(times.full), median(times.empty)]
      const measured = `${(many / none).toFixed(2)} × (${many.toFixed(0)} against ${none.toFixed(0)} ms, ${places.length} workouts)`
      return { measured, isHeld: many / none <= wanted }
    } finally {
      await full.close()
      await empty.close()
      await browser.close()
    }
  },
}
