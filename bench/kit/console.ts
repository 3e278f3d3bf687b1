import type { Browser, BrowserContext } from '@playwright/test'
import { staffToken } from './fleet.ts'

const path = process.env['CHROMIUM_PATH']

/** The system's browser, else Playwright's own. */
export const browserOptions = {
  ...(path !== undefined && { executablePath: path }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
}

/** A browser in which the super-admin of `fillStaff` is logged in; `url` is the console's. */
export const consoleContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: 'roundboard.token', value: staffToken }] }],
    },
  })
