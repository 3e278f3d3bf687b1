import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import type { Client } from '@roundboard/client'
import { startDemoServer, type DemoServer } from './demo-server.ts'

interface Monitored {
  /** Expected console errors, such as those of refusals or of a stopped server. */
  expectedErrors: readonly RegExp[]
  /**
   * Opens a separate browser; errors of its pages fail the test at the end. Fixtures list their server
   * first, so that it outlives the browser.
   */
  openBrowser: (options: BrowserContextOptions) => Promise<BrowserContext>
}

/** Tests that fail on unexpected console errors. */
export const monitoredTest = base.extend<Monitored>({
  expectedErrors: [[], { option: true }],

  openBrowser: async ({ browser, expectedErrors }, use) => {
    const complaints: string[] = []
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await browser.newContext(options)
      contexts.push(context)
      context.on('weberror', (error) => complaints.push(String(error.error())))
      context.on('console', (message) => {
        if (message.type() === 'error')
          complaints.push(`${message.text()} (${message.location().url})`)
      })
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
    const isExpected = (complaint: string) => expectedErrors.some((known) => known.test(complaint))
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
  },
})

interface Shared {
  /** One server for all tests of a worker; each creates the data that it changes. */
  gym: DemoServer
  /** Calls of the API by the super-admin. */
  staff: Client
}

/** Tests that share a server. */
export const sharedServerTest = monitoredTest.extend<object, Shared>({
  gym: [
    async ({}, use) => {
      const gym = await startDemoServer()
      await use(gym)
      await gym.remove()
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],

  staff: [
    async ({ gym }, use) => {
      await use(await gym.staff('super@roundboard.test'))
    },
    { scope: 'worker' },
  ],

  // Screenshots of every step take longer than the steps.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
})
