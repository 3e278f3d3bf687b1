import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { build, preview } from 'vite'
import { monitoredTest } from './browser-fixtures.ts'

const wall = join(import.meta.dirname, '../wall/gallery')
const media = join(import.meta.dirname, '../server/media')

/** The gallery of walls, which shows the wall in its address. */
export const galleryTest = monitoredTest.extend<{ galleryPage: Page }, { galleryUrl: string }>({
  galleryUrl: [
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'roundboard-walls-'))
      const options = { root: wall, logLevel: 'error' } as const
      await build({ ...options, build: { outDir, copyPublicDir: false, emptyOutDir: true } })
      const server = await preview({
        ...options,
        build: { outDir },
        preview: { host: '127.0.0.1', port: 0 },
      })
      await use(server.resolvedUrls?.local[0] ?? '')
      await server.close()
      await rm(outDir, { recursive: true })
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],

  galleryPage: async ({ galleryUrl, openBrowser }, use) => {
    // Walls are larger than the window, because they are only measured.
    const viewport = { width: 400, height: 400 }
    const context = await openBrowser({ baseURL: galleryUrl, viewport })
    await context.route('**/media/rounds/*', (route) =>
      route.fulfill({ path: join(media, new URL(route.request().url()).pathname.slice(7)) }),
    )
    // Only the panels of the videos matter.
    await context.route('**/media/exercises/*', () => undefined)
    await use(await context.newPage())
  },
})

/** Changes the wall on a running page. */
export function changeTo(page: Page, query: string): Promise<void> {
  return page.evaluate((address) => {
    history.replaceState(null, '', `?${address}`)
    window.dispatchEvent(new PopStateEvent('popstate'))
  }, query)
}
