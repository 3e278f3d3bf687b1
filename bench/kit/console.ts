import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { median, type Verdict } from './benchmark.ts'
import type { OpenTables } from './database.ts'
import { fillStaff, staffToken } from './fleet.ts'
import { openFilledServer } from './server.ts'

const path = process.env['CHROMIUM_PATH']

/** The system's browser if configured, otherwise Playwright's. */
export const browserOptions = {
  ...(path !== undefined && { executablePath: path }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

/** A browser context signed in as the super-admin of `fillStaff`. */
export const consoleContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'roundboard.token', value: staffToken }] }],
    },
  })

/** What differs between the two sides of a comparison, and how to tell that its page is usable. */
export interface PageVisit {
  fill(tables: OpenTables): Promise<void>
  isUsable(page: Page): Promise<unknown>
}

const visits = 15

async function openPage(browser: Browser, { fill, isUsable }: PageVisit) {
  const server = await openFilledServer('SQLite', async (tables) => {
    await fill(tables)
    await fillStaff(tables)
  })
  const page = await (await consoleContext(browser, server.url)).newPage()
  return {
    /** Milliseconds from navigation to a usable page. */
    async visit(path: string): Promise<number> {
      await page.goto('about:blank')
      const start = performance.now()
      await page.goto(path, { waitUntil: 'commit' })
      await isUsable(page)
      return performance.now() - start
    },
    async close() {
      await page.context().close()
      await server.close()
    },
  }
}

/** Compares how long a console page takes to become usable at two servers, visited in turn. */
export async function comparePages(
  paths: readonly string[],
  large: PageVisit,
  small: PageVisit,
  wanted: number,
): Promise<Verdict> {
  const browser = await chromium.launch(browserOptions)
  const sides = [await openPage(browser, large), await openPage(browser, small)] as const
  try {
    const texts: string[] = []
    let worst = 0
    for (const path of paths) {
      const times = [[], []] as [number[], number[]]
      for (let visit = 0; visit < visits; visit += 1)
        for (const [index, side] of sides.entries()) times[index]?.push(await side.visit(path))
      const [many, few] = [median(times[0]), median(times[1])]
      worst = Math.max(worst, many / few)
      texts.push(
        `${path} ${(many / few).toFixed(2)} × (${many.toFixed(0)} against ${few.toFixed(0)} ms)`,
      )
    }
    return { measured: texts.join(', '), isMet: worst <= wanted }
  } finally {
    for (const side of sides) await side.close()
    await browser.close()
  }
}
