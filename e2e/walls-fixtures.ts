import { expect, type Page, type Request } from '@playwright/test'
import { createClient } from '@roundboard/client'
import {
  calls,
  type LocationDraft,
  type Programme,
  type Screen,
  screenEventsPath,
  type WorkoutDraft,
} from '@roundboard/contract'
import { sharedServerTest } from './browser-fixtures.ts'

const pathOf = (url: string) => new URL(url).pathname

/** A page that plays a screen, with control over its clock. */
export interface Wall {
  readonly page: Page
  /** The page’s time in epoch milliseconds. */
  now(): number
  /** Stops the page’s clock, except for `pass`. */
  hold(): Promise<void>
  /** Lets the page’s time pass, and the server’s as the page sees it. */
  pass(ms: number): Promise<void>
  /** The calls that the page has made, such as `GET /api/v1/screens/auth`. */
  requests(): readonly string[]
  /** The calls that have finished. */
  answered(): readonly string[]
  count(request: string): number
  /** How often the page has loaded. */
  loads(): number
}

/** A linked screen and its token. */
export interface LinkedScreen {
  readonly screen: Screen
  readonly locationId: string
  readonly token: string
}

interface Fixtures {
  /** A linked screen, in a new location unless `beside` names one. */
  aScreen: (given?: {
    readonly round?: number
    readonly language?: Screen['language']
    readonly location?: Partial<LocationDraft>
    /** The ID of an existing location. */
    readonly beside?: string
  }) => Promise<LinkedScreen>
  /** Opens a screen with this token, or an unlinked one. */
  openWall: (given?: {
    readonly token?: string
    readonly path?: string
    readonly prepare?: (page: Page) => Promise<unknown>
    /** Allows the service worker, which takes as long to cache every clip as the page to open. */
    readonly hasWorker?: boolean
  }) => Promise<Wall>
  /** Schedules a workout from today on, in addition to others. */
  putOnAir: (given?: Partial<WorkoutDraft>) => Promise<{ id: string }>
}

export const aDay = 86_400_000

/** Time zones without daylight saving, three hours apart. */
const zones = [
  'Pacific/Honolulu',
  'America/Phoenix',
  'America/Puerto_Rico',
  'Atlantic/Cape_Verde',
  'Africa/Johannesburg',
  'Asia/Karachi',
  'Asia/Singapore',
  'Pacific/Guadalcanal',
]

/**
 * The time zone of the stories' locations, where it is 9 to 12 in the morning. In other zones, a story
 * that spans hours could reach the next day, with the demo's workouts.
 */
export const morningZone =
  zones.find((zone) => Math.floor(Temporal.Now.zonedDateTimeISO(zone).hour / 3) === 3) ??
  'America/New_York'

/** The date in a time zone, `days` from now. */
export const dayIn = (timeZone: string, days = 0) =>
  Temporal.Now.zonedDateTimeISO(timeZone).toPlainDate().add({ days }).toString()

export const clip = (name: string) => `/media/exercises/${name}.mp4`

/** Blocks clips, because two cores can’t draw nine walls with them. */
export const withoutClips = (page: Page) => page.route('**/media/**', () => undefined)

/**
 * Counts a page's pending calls from now on, without streams. A call that is pending while the page's
 * clock is moved forward times out before its answer arrives.
 */
export function countingOpenCalls(page: Page): () => number {
  const open = new Set<Request>()
  const remove = (request: Request) => open.delete(request)
  page
    .on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/') && pathname !== screenEventsPath) open.add(request)
    })
    .on('requestfinished', remove)
    .on('requestfailed', remove)
  return () => open.size
}

const roundTripsAtOnce = 8

let made = 0
/** A number unique among all tests. */
const another = () => (made += 1)

export const test = sharedServerTest.extend<Fixtures>({
  aScreen: async ({ gym, staff }, use) => {
    const aGym = (number: number, location: Partial<LocationDraft>) =>
      staff.call(calls.createLocation, {
        body: {
          name: `Gym ${number}`,
          locationIdentifier: `RB-${7000 + number}`,
          timeZone: morningZone,
          language: 'en-us',
          ...location,
        },
      })
    await use(async ({ round = 3, language, location = {}, beside } = {}) => {
      const number = another()
      const locationId = beside ?? (await aGym(number, location)).id
      const screen = await staff.call(calls.createScreen, {
        body: {
          name: `Screen ${number}`,
          round,
          location: locationId,
          ...(language && { language }),
        },
      })
      const display = createClient({ baseUrl: gym.displayUrl })
      const authCode = `W${String(number).padStart(5, '0')}`
      const link = await display.call(calls.createScreenLink, { body: { authCode } })
      await staff.call(calls.linkScreen, { params: { id: screen.id }, body: { authCode } })
      const linked = await display.call(calls.getScreenLink, { params: { id: link.id } })
      return { screen, locationId, token: linked.screen?.authToken ?? '' }
    })
  },

  putOnAir: async ({ staff }, use) => {
    await use((given = {}) =>
      staff.call(calls.createWorkout, {
        body: {
          name: 'Today',
          subHeader: 'Sticks and moves',
          round: 3,
          startDate: dayIn(morningZone),
          endDate: dayIn(morningZone, 2),
          routines: [{ text: 'Jab, cross, hook.', step: 1, videoLink: clip('hook') }],
          ...given,
        },
      }),
    )
  },

  openWall: async ({ gym, openBrowser }, use) => {
    await use(async ({ token, path = '/', prepare, hasWorker = false } = {}) => {
      const origin = gym.displayUrl
      const localStorage = token ? [{ name: 'roundboard.screen.token', value: token }] : []
      const context = await openBrowser({
        baseURL: origin,
        viewport: { width: 540, height: 960 },
        serviceWorkers: hasWorker ? 'allow' : 'block',
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      })
      const page = await context.newPage()
      const requests: string[] = []
      page.on('request', (request) => requests.push(`${request.method()} ${pathOf(request.url())}`))
      const openCalls = countingOpenCalls(page)
      const answered: string[] = []
      page.on('requestfinished', (request) =>
        answered.push(`${request.method()} ${pathOf(request.url())}`),
      )
      let loads = 0
      page.on('load', () => (loads += 1))
      let loadedAt = 0
      page.on('request', (request) => {
        const isLoad = request.isNavigationRequest() && request.frame() === page.mainFrame()
        if (isLoad) loadedAt = requests.length
      })
      let aheadMs = 0
      let heldAt: number | undefined
      const now = () => (heldAt ?? Date.now()) + aheadMs
      await page.clock.install()
      // The page follows the server’s time, which can’t be controlled.
      await page.route('**/api/v1/time', (route) =>
        route.fulfill({ json: { success: true, data: { receivedAt: now(), sentAt: now() } } }),
      )
      const count = (request: string, since = 0) =>
        requests.slice(since).filter((made) => made === request).length
      /**
       * During a measurement, the page would treat a jump in time as a clock error. Only the current
       * page's measurements count, because a page that was left never ends its own.
       */
      const clockIsMeasured = () =>
        expect
          .poll(() => {
            const roundTrips = count('GET /api/v1/time', loadedAt)
            const isBegun = !token || roundTrips > 0
            return isBegun && roundTrips % roundTripsAtOnce === 0
          })
          .toBe(true)
      await prepare?.(page)
      await page.goto(path)
      await clockIsMeasured()
      return {
        page,
        now,
        async hold() {
          await clockIsMeasured()
          // A page that decodes videos may be late, and its clock can't be set back.
          heldAt = Date.now() + 2_000
          await page.clock.pauseAt(now())
        },
        async pass(ms) {
          await clockIsMeasured()
          await expect.poll(openCalls, { intervals: [20, 50, 100] }).toBe(0)
          aheadMs += ms
          await page.clock.fastForward(ms)
        },
        requests: () => requests,
        answered: () => answered,
        count: (request) => count(request),
        loads: () => loads,
      }
    })
  },
})

/** Expects a heartbeat, and another after each period; stops the page's clock. */
export async function expectBeats(wall: Wall, periodMs: number): Promise<void> {
  const { page, hold, pass, answered, count } = wall
  // Jumps in time would break the stream, and each reconnection sends another heartbeat.
  await page.route(`**${screenEventsPath}`, () => undefined)
  const beat = 'PATCH /api/v1/screens/auth'
  const areAnswered = (beats: number) =>
    expect.poll(() => answered().filter((request) => request === beat).length).toBe(beats)
  await areAnswered(1)
  // The time of the first one varies; that of the second is known.
  await hold()
  await pass(periodMs)
  await areAnswered(2)
  await pass((periodMs * 2) / 3)
  expect(count(beat)).toBe(2)
  const beatsLater = async () => {
    await pass(periodMs / 3)
    return count(beat)
  }
  await expect.poll(beatsLater).toBe(3)
}

/** Expects that the program names all media fetched so far by their hash. */
export async function expectNamed({ page, requests }: Wall, token: string): Promise<void> {
  const { path } = calls.getProgramme
  const answer = await page.request.get(path, { headers: { 'screen-auth-token': token } })
  const { data } = (await answer.json()) as { data: Programme }
  const named = data.media.map(({ file, sha256 }) => (sha256 === null ? '' : `GET ${file}`))
  const fetched = requests().filter((request) => request.startsWith('GET /media/'))
  expect(fetched).not.toEqual([])
  expect(fetched.filter((request) => !named.includes(request))).toEqual([])
}

export { expect }
