import { test as base, expect, type Page } from '@playwright/test'
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

/** Collects what a page complains of, so that a complaint fails the test. */
function watch(page: Page, complaints: string[]): void {
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    complaints.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
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
    const context = await browser.newContext({
      baseURL: gym.consoleUrl,
      viewport: { width: 1440, height: 900 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    watch(page, complaints)
    await page.goto('/login')
    await page.getByLabel('Email').fill('admin@roundboard.test')
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Login', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/dashboard$/)
    await use(page)
    await context.close()
    expect(complaints.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual(
      [],
    )
  },

  screenPage: async ({ browser, gym, expectedErrors }, use) => {
    const context = await browser.newContext({
      baseURL: gym.displayUrl,
      viewport: { width: 1080, height: 1920 },
    })
    const page = await context.newPage()
    const complaints: string[] = []
    watch(page, complaints)
    await use(page)
    await context.close()
    expect(complaints.filter((text) => !expectedErrors.some((known) => known.test(text)))).toEqual(
      [],
    )
  },
})

export { expect }
