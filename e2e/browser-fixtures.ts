import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type WebError,
} from '@playwright/test'
import type { Client } from '@roundboard/client'
import { limits } from '@roundboard/domain'
import { startDemoServer, type DemoServer } from './demo-server.ts'

interface Monitored {
  /** Expected console errors, such as those of refusals or of a stopped server. */
  expectedErrors: readonly RegExp[]
  /**
   * Opens a separate browser; errors of its pages fail the test at the end. Fixtures list their server
   * first, so that it outlives the browser.
   */
  openBrowser: (options: BrowserContextOptions) => Promise<BrowserContext>
  /** Fails the test at its end on errors of this browser's pages. */
  monitor: (browser: BrowserContext) => void
}

/**
 * A separate browser. Its pages keep their alerts until they are left: on a busy machine, a story may
 * look for one later than the console removes it.
 */
export async function newBrowser(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  await context.addInitScript((alertMs) => {
    const start = globalThis.setTimeout
    const startOthers = (run: () => void, ms?: number, ...args: unknown[]) =>
      ms === alertMs ? 0 : start(run, ms, ...args)
    Object.assign(globalThis, { setTimeout: startOthers })
  }, limits.alertMs)
  return context
}

/** Tests that fail on unexpected console errors. */
export const monitoredTest = base.extend<Monitored>({
  expectedErrors: [[], { option: true }],

  monitor: async ({ expectedErrors }, use) => {
    const complaints: string[] = []
    const monitored: BrowserContext[] = []
    const onError = (error: WebError) => complaints.push(String(error.error()))
    const onMessage = (message: ConsoleMessage) => {
      if (message.type() === 'error')
        complaints.push(`${message.text()} (${message.location().url})`)
    }
    await use((context) => {
      monitored.push(context.on('weberror', onError).on('console', onMessage))
    })
    for (const context of monitored) context.off('weberror', onError).off('console', onMessage)
    const isExpected = (complaint: string) => expectedErrors.some((known) => known.test(complaint))
    expect(complaints.filter((complaint) => !isExpected(complaint))).toEqual([])
  },

  openBrowser: async ({ browser, monitor }, use) => {
    const contexts: BrowserContext[] = []
    await use(async (options) => {
      const context = await newBrowser(browser, options)
      contexts.push(context)
      monitor(context)
      return context
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

interface Shared {
  /** One server for all tests of a worker; each creates the data that it changes. */
  gym: DemoServer
  /** Calls of the API by the super-admin. */
  staff: Client
  /**
   * Browsers that finished stories left, by role. Opening the console in one that has compiled its code
   * takes half as long.
   */
  left: Map<string, BrowserContext>
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

  left: [
    async ({}, use) => {
      await use(new Map())
    },
    { scope: 'worker' },
  ],

  // Screenshots of every step take longer than the steps.
  trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
})
