import { expect, type BrowserContextOptions, type Locator, type Page } from '@playwright/test'
import { createClient, type Client } from '@roundboard/client'
import { calls, type BodyOf, type Location, type Screen, type Workout } from '@roundboard/contract'
import { sharedServerTest } from './browser-fixtures.ts'
import { demoPassword, type Gym } from './gym.ts'
import { words } from './messages.ts'

/** The roles in the demo, and who has them. */
export const people = {
  'api-access': 'api@roundboard.test',
  location: 'location@roundboard.test',
  admin: 'admin@roundboard.test',
  'super-admin': 'super@roundboard.test',
} as const
export type Role = keyof typeof people
export const roles = Object.keys(people) as Role[]

interface Fixtures {
  /** A page of its own, signed in with a session of its own; without a role, signed out. */
  openAs: (role?: Role, options?: BrowserContextOptions) => Promise<Page>
}

export const test = sharedServerTest.extend<Fixtures>({
  openAs: async ({ gym, openBrowser }, use) => {
    await use(async (role, options) => {
      const context = await openBrowser({
        baseURL: gym.consoleUrl,
        viewport: { width: 1440, height: 900 },
        reducedMotion: 'reduce',
        ...(role !== undefined && { storageState: await signedInAs(gym, role) }),
        ...options,
      })
      return context.newPage()
    })
  },
})

/** What a browser keeps of somebody who has logged in. */
export async function signedInAs(gym: Gym, role: Role) {
  const { token } = await createClient({ baseUrl: gym.consoleUrl }).call(calls.logIn, {
    body: { email: people[role], password: demoPassword },
  })
  const localStorage = [{ name: 'roundboard.token', value: token }]
  return { cookies: [], origins: [{ origin: gym.consoleUrl, localStorage }] }
}

export const alertsOf = (page: Page): Locator => page.getByRole('region', { name: 'Messages' })

/** Sees an alert, which is told in these words alone. */
export async function expectAlert(page: Page, words: string): Promise<void> {
  await expect(alertsOf(page).getByText(words, { exact: true })).toBeVisible()
}

/** Answers the question that a destructive action asks. */
export async function confirm(page: Page, question: string, answer: string): Promise<void> {
  const dialog = page.getByRole('dialog').filter({ hasText: question })
  await dialog.getByRole('button', { name: answer, exact: true }).click()
}

/** Answers a question whose answer is the own password. */
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

export const unlock = (page: Page) =>
  page.getByRole('button', { name: words.shared.unlock }).click()

export const aRoutine = (step: number, text = `Punch number ${String(step)}.`) => ({
  step,
  text,
  videoLink: '/media/exercises/jumping-jack.mp4',
  lrVideoLink: '/media/exercises/high-knees.mp4',
})

/** A workout of years to come, which no wall shows. */
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

/** A location of one's own, in New York. */
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

/** The number of a location that is not there yet. */
export const aNumber = () => `RB-${String(++lastNumber)}`

/** A screen of a location with a display that is linked to it. */
export async function aLinkedScreen(gym: Gym, staff: Client, location: string): Promise<Screen> {
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

/** A browser writes every refusal of the server to its console. */
export const refusals = [/the server responded with a status of 4\d\d/]

export { expect }
