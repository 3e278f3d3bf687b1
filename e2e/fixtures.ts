import { expect, type Page } from '@playwright/test'
import { monitoredTest } from './browser-fixtures.ts'
import { signedInAs } from './console-fixtures.ts'
import { startDemoServer, type DemoServer } from './demo-server.ts'

interface Fixtures {
  gym: DemoServer
  /** The console, with an admin logged in. */
  adminPage: Page
  /** An unlinked screen in portrait, at a quarter of a real screen’s pixels. */
  screenPage: Page
}

export const test = monitoredTest.extend<Fixtures>({
  gym: async ({}, use, testInfo) => {
    const gym = await startDemoServer()
    await use(gym)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server.log', { body: gym.log(), contentType: 'text/plain' })
    await gym.remove()
  },

  adminPage: async ({ gym, openBrowser }, use) => {
    const context = await openBrowser({
      baseURL: gym.consoleUrl,
      viewport: { width: 1440, height: 900 },
      storageState: await signedInAs(gym, 'admin'),
    })
    const page = await context.newPage()
    await page.goto('/admin/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    await use(page)
  },

  screenPage: async ({ gym, openBrowser }, use) => {
    const options = { baseURL: gym.displayUrl, viewport: { width: 540, height: 960 } }
    await use(await (await openBrowser(options)).newPage())
  },
})

export { expect }
