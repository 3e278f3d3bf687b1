import { expect, type Page } from '@playwright/test'
import { watched } from './browser-fixtures.ts'
import { demoPassword, openGym, type Gym } from './gym.ts'

interface Fixtures {
  gym: Gym
  /** The console, with an admin logged in. */
  adminPage: Page
  /** A display as it comes out of the box: portrait, without a token; of a quarter of a wall's pixels. */
  screenPage: Page
}

export const test = watched.extend<Fixtures>({
  gym: async ({}, use, testInfo) => {
    const gym = await openGym()
    await use(gym)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server.log', { body: gym.log(), contentType: 'text/plain' })
    await gym.remove()
  },

  adminPage: async ({ gym, openBrowser }, use) => {
    const options = { baseURL: gym.consoleUrl, viewport: { width: 1440, height: 900 } }
    const page = await (await openBrowser(options)).newPage()
    await page.goto('/login')
    await page.getByLabel('Email').fill('admin@roundboard.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await use(page)
  },

  screenPage: async ({ gym, openBrowser }, use) => {
    const options = { baseURL: gym.displayUrl, viewport: { width: 540, height: 960 } }
    await use(await (await openBrowser(options)).newPage())
  },
})

export { expect }
