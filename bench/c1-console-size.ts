import { gzipSync } from 'node:zlib'
import { chromium, type Page, type Request } from '@playwright/test'
import type { Benchmark } from './kit/benchmark.ts'
import { browserOptions, consoleContext } from './kit/console.ts'
import { fillScreens, fillStaff } from './kit/fleet.ts'
import { openFilledServer } from './kit/server.ts'

const wantedKilobytes = 250

/** The sizes of the scripts that a page requests before it is usable. */
async function scriptsUntil(page: Page, path: string, isUsable: () => Promise<void>) {
  const fetched: Promise<{ compressed: number; sent: number }>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') fetched.push(sizesOf(request))
  })
  await page.goto(path)
  await isUsable()
  const sizes = await Promise.all(fetched)
  const kilobytes = (key: 'compressed' | 'sent') =>
    sizes.reduce((sum, size) => sum + size[key], 0) / 1000
  return { compressed: kilobytes('compressed'), sent: kilobytes('sent') }
}

async function sizesOf(request: Request) {
  const response = await request.response()
  const { responseBodySize } = await request.sizes()
  const body = (await response?.body()) ?? Buffer.alloc(0)
  return { compressed: gzipSync(body).length, sent: responseBodySize }
}

export const consoleSize: Benchmark = {
  id: 'C1',
  what: 'JavaScript before the first page of the console is usable, compressed',
  target: `≤ ${wantedKilobytes} KB`,
  async run() {
    const server = await openFilledServer('SQLite', async (tables) => {
      await fillScreens(tables, 50)
      await fillStaff(tables)
    })
    const browser = await chromium.launch(browserOptions)
    try {
      const anonymous = await browser.newPage({ baseURL: server.url })
      const login = await scriptsUntil(anonymous, '/login', () =>
        anonymous.getByRole('button', { name: 'Login', exact: true }).waitFor(),
      )
      const staff = await (await consoleContext(browser, server.url)).newPage()
      const dashboard = await scriptsUntil(staff, '/admin/dashboard', () =>
        staff
          .getByRole('link', { name: /^Gym \d/ })
          .first()
          .waitFor(),
      )
      const say = (what: string, { compressed, sent }: typeof login) =>
        `${what} ${compressed.toFixed(0)} KB (sent as ${sent.toFixed(0)})`
      return {
        measured: `${say('login page', login)}, ${say('dashboard', dashboard)}`,
        isMet: Math.max(login.compressed, dashboard.compressed) <= wantedKilobytes,
      }
    } finally {
      await browser.close()
      await server.close()
    }
  },
}
