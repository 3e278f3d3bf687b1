import {
  expect,
  type BrowserContext,
  type BrowserContextOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { createClient, type Client } from '@roundboard/client'
import { calls, type BodyOf, type Location, type Screen, type Workout } from '@roundboard/contract'
import { newBrowser, sharedServerTest } from './browser-fixtures.ts'
import { demoPassword, type DemoServer } from './demo-server.ts'
import { words } from './messages.ts'

/** The demo’s users by role. */
export const people = {
  'api-access': 'api@roundboard.test',
  location: 'location@roundboard.test',
  admin: 'admin@roundboard.test',
  'super-admin': 'super@roundboard.test',
} as const
export type Role = keyof typeof people
export const roles = Object.keys(people) as Role[]

interface Fixtures {
  /**
   * Opens a page with its own session; signed out without a role. Without options, the browser is one
   * that an earlier story of the role left, with its storage emptied.
   */
  openAs: (role?: Role, options?: BrowserContextOptions) => Promise<Page>
}

/** For stories that change more than their browser's storage, such as its clock. */
export const ownBrowser: BrowserContextOptions = {}

export const test = sharedServerTest.extend<Fixtures>({
  openAs: async ({ gym, browser, openBrowser, monitor, left }, use) => {
    const used = new Map<string, BrowserContext>()
    await use(async (role, options) => {
      const storageState =
        role === undefined ? { cookies: [], origins: [] } : await signedInAs(gym, role)
      const desk = {
        baseURL: gym.consoleUrl,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        storageState,
      } as const
      const name = role ?? 'nobody'
      if (options !== undefined || used.has(name))
        return (await openBrowser({ ...desk, ...options })).newPage()
      const context = left.get(name) ?? (await newBrowser(browser, desk))
      left.delete(name)
      used.set(name, context)
      monitor(context)
      await context.setStorageState(storageState)
      return context.newPage()
    })
    for (const [name, context] of used) {
      await Promise.all(context.pages().map((page) => page.close()))
      left.set(name, context)
    }
  },
})

/** The browser storage of a signed-in user. */
export async function signedInAs(gym: DemoServer, role: Role) {
  const { token } = await createClient({ baseUrl: gym.consoleUrl }).call(calls.logIn, {
    body: { email: people[role], password: demoPassword },
  })
  const localStorage = [{ name: 'roundboard.token', value: token }]
  return { cookies: [], origins: [{ origin: gym.consoleUrl, localStorage }] }
}

export const alertsOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** Expects an alert with exactly this text. */
export async function expectAlert(page: Page, words: string): Promise<void> {
  await expect(alertsOf(page).getByText(words, { exact: true })).toBeVisible()
}

/** Confirms a destructive action. */
export async function confirm(page: Page, question: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Confirms an action with the password. */
export async function confirmWithPassword(
  page: Page,
  question: string,
  answer: string,
  password = demoPassword,
): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByLabel(/^Password/).fill(password)
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Opens a tab of a location's page. */
export const openTab = (page: Page, tab: keyof typeof words.locations.tabs) =>
  page.getByRole('link', { name: words.locations.tabs[tab], exact: true }).click()

export const unlock = (page: Page) =>
  page.getByRole('button', { name: words.shared.unlock }).click()

export const aRoutine = (step: number, text = `Punch number ${String(step)}.`) => ({
  step,
  text,
  videoLink: '/media/exercises/jumping-jack.mp4',
  lrVideoLink: '/media/exercises/high-knees.mp4',
})

/** Creates a workout years ahead, which no screen shows. */
export const aWorkout = (
  staff: Client,
  given: Partial<BodyOf<typeof calls.createWorkout>> & { name: string },
): Promise<Workout> =>
  staff.call(calls.createWorkout, {
    body: {
      subHeader: 'Jab till the bell',
      round: 9,
      startDate: '2031-03-03',
      endDate: '2031-03-04',
      routines: [aRoutine(1)],
      ...given,
    },
  })

export const addressOf = ({ round, id }: Workout) => `/admin/rounds/${String(round)}/workout/${id}`

let lastNumber = 4_000

/** Creates a location in New York. */
export const aLocation = (
  staff: Client,
  given: Partial<BodyOf<typeof calls.createLocation>> & { name: string },
): Promise<Location> =>
  staff.call(calls.createLocation, {
    body: {
      locationIdentifier: aNumber(),
      timeZone: 'America/New_York',
      language: 'en-us',
      ...given,
    },
  })

/** An unused location number. */
export const aNumber = () => `RB-${String(++lastNumber)}`

/** Creates and links a screen. */
export async function aLinkedScreen(
  gym: DemoServer,
  staff: Client,
  location: string,
): Promise<Screen> {
  const number = ++lastNumber
  const screen = await staff.call(calls.createScreen, {
    body: { name: `Linked ${number}`, round: 3, location },
  })
  const display = createClient({ baseUrl: gym.displayUrl })
  const authCode = `L${String(number).padStart(5, '0')}`
  const link = await display.call(calls.createScreenLink, { body: { authCode } })
  await staff.call(calls.linkScreen, { params: { id: screen.id }, body: { authCode } })
  await display.call(calls.getScreenLink, { params: { id: link.id } })
  return screen
}

/** Counts clicks, but not those by keyboard, until the page is loaded again. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const clicks = await page.evaluateHandle(() => {
    const counted = { clicks: 0 }
    addEventListener('pointerdown', () => (counted.clicks += 1), true)
    return counted
  })
  return () => clicks.evaluate((counted) => counted.clicks)
}

/** Browsers log every refused request. */
export const refusals = [/the server responded with a status of 4\d\d/]

export { expect }
