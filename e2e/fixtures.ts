import {
  test as base,
  expect,
  type Browser,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test'
import { demoPassword, openGym, type Gym } from './gym.ts'

interface Fixtures {
  /** Console errors that a story brings about itself, such as those of a stopped server. */
  expectedErrors: readonly RegExp[]
  gym: Gym
  /** The console, with an admin logged in. */
  adminPage: Page
  /** A display as it comes out of the box: portrait, without a token. */
  screenPage: Page
}

/** Gives a page of its own to `use`; afterwards, what it complained of fails the test. */
async function withPage(
  browser: Browser,
  options: BrowserContextOptions,
  expectedErrors: readonly RegExp[],
  use: (page: Page) => Promise<void>,
): Promise<void> {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} (${message.location().url})`)
  })
  await use(page)
  await context.close()
  const isExpected = (complaint: string) => expectedErrors.some((known) => known.test(complaint))
  expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
}

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],

  gym: async ({}, use, testInfo) => {
    const gym = await openGym()
    await use(gym)
    if (testInfo.status !== testInfo.expectedStatus)
      await testInfo.attach('server.log', { body: gym.log(), contentType: 'text/plain' })
    await gym.remove()
  },

  adminPage: async ({ browser, gym, expectedErrors }, use) => {
    const options = { baseURL: gym.consoleUrl, viewport: { width: 1440, height: 900 } }
    await withPage(browser, options, expectedErrors, async (page) => {
      await page.goto('/login')
      await page.getByLabel('Email').fill('admin@roundboard.test')
      await page.getByLabel('Password', { exact: true }).fill(demoPassword)
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(page).toHaveURL(/\/admin\/dashboard$/)
      await use(page)
    })
  },

  screenPage: async ({ browser, gym, expectedErrors }, use) => {
    const options = { baseURL: gym.displayUrl, viewport: { width: 1080, height: 1920 } }
    await withPage(browser, options, expectedErrors, use)
  },
})

export { expect }
