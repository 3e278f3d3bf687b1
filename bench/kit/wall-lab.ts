import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  chromium,
  type Browser,
  type BrowserContext,
  type CDPSession,
  type Page,
} from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls, type Screen, type Workout } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { until } from './benchmark.ts'
import { pair } from './pairing.ts'
import { end } from './processes.ts'
import { logIn, startServer } from './server.ts'

/** A server with the demo data, and a browser, to measure the screen app. */
export interface WallLab {
  readonly url: string
  readonly staff: Client
  readonly browser: Browser
  /** The screen of a round at the demo location whose timer runs. */
  screenOf(round: number): Promise<Screen>
  /** The workouts of a round from today on, sorted by day. */
  workoutsOf(round: number): Promise<Workout[]>
  /** A context whose pages show that screen at `wallPath`. */
  linkedContext(round: number, given?: Opened): Promise<BrowserContext>
  close(): Promise<void>
}

/** Another origin or size for a screen. */
interface Opened {
  readonly origin?: string
  readonly viewport?: { readonly width: number; readonly height: number }
}

/** The path of the screen app on the console's origin. */
export const wallPath = '/screens'
export const portrait = { width: 1080, height: 1920 } as const

const timed = { identifier: 'RB-1001', timeZone: 'America/New_York' }

function startBrowser(more: readonly string[]): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH']
  return chromium.launch({
    ...(executablePath === undefined ? { channel: 'chromium' } : { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--autoplay-policy=no-user-gesture-required',
      ...more,
    ],
  })
}

/** Opens a lab, with optional browser switches; the front ends must be built. */
export async function openWallLab(...browserOptions: readonly string[]): Promise<WallLab> {
  const dataDir = await mkdtemp(join(tmpdir(), 'roundboard-bench-'))
  const { child, url } = await startServer({ settings: { DATA_DIR: dataDir } }, { DEMO: 'true' })
  const staff = await logIn(url)
  const browser = await startBrowser(browserOptions)

  async function screenOf(round: number): Promise<Screen> {
    const { items } = await staff.list(calls.listScreens, { query: { round, limit: 100 } })
    const screen = items.find(({ location }) => location?.locationIdentifier === timed.identifier)
    if (screen === undefined) throw new Error(`The demo has no screen of round ${round}.`)
    return screen
  }

  return {
    url,
    staff,
    browser,
    screenOf,
    async workoutsOf(round) {
      const today = Temporal.Now.zonedDateTimeISO(timed.timeZone).toPlainDate().toString()
      const q = JSON.stringify({ round, endDate: { $gte: today, $lte: addDays(today, 2) } })
      const query = { q, sort: 'startDate', limit: 100 } as const
      return (await staff.list(calls.listWorkouts, { query })).items
    },
    async linkedContext(round, { origin = url, viewport = portrait } = {}) {
      const { id } = await screenOf(round)
      const value = await pair(url, staff, id)
      const localStorage = [{ name: 'roundboard.screen.token', value }]
      return browser.newContext({
        baseURL: origin,
        viewport,
        storageState: { cookies: [], origins: [{ origin, localStorage }] },
      })
    },
    async close() {
      await browser.close()
      await end(child, 'SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Waits until this many videos of the page play. */
export async function untilPlaying(page: Page, count: number): Promise<void> {
  // Element handles would keep removed elements in memory.
  await until(`${count} videos play`, async () => {
    const times = await page
      .locator('video')
      .evaluateAll((videos) => videos.map((video) => (video as HTMLVideoElement).currentTime))
    return times.length >= count && times.every((time) => time > 0.5)
  })
}

/** Reads the page's performance metrics; durations are CPU seconds of its main thread. */
export async function openMetrics(page: Page): Promise<{
  readonly session: CDPSession
  read(): Promise<Readonly<Record<string, number>>>
}> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return {
    session,
    async read() {
      const { metrics } = await session.send('Performance.getMetrics')
      return Object.fromEntries(metrics.map(({ name, value }) => [name, value]))
    },
  }
}

/**
 * Shows a short text without videos in a round: two cores can't draw the videos of nine screens.
 * Short titles give all timer bars the same height, and the screencast reads one place below them.
 */
export async function showTextAlone(lab: WallLab, round: number): Promise<void> {
  const routines = [{ step: 1, text: 'Keep going.', videoLink: 'https://clips.invalid/none.mp4' }]
  const body = { name: 'Jab', subHeader: 'Cross', routines }
  for (const { id } of await lab.workoutsOf(round))
    await lab.staff.call(calls.updateWorkout, { params: { id }, body })
}
