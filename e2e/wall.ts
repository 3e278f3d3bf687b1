import { expect, type Page } from '@playwright/test'
import type { Client } from '@roundboard/client'
import { calls, type Screen } from '@roundboard/contract'
import type { DemoServer } from './demo-server.ts'
import { countingOpenCalls, morningZone } from './walls-fixtures.ts'

/** The text of a wall without content. */
export const notReady = 'Please Contact Support.'

/**
 * Browser errors of a screen while the server is down. ERR_FAILED comes from its service worker,
 * which requests upcoming pictures and clips that it hasn't cached yet.
 */
export const stoppedServer =
  /ERR_CONNECTION_(REFUSED|RESET)|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE|status of 503|ERR_FAILED .*(jpg|mp4)/

/** The six-character code on the screen. */
export async function codeOn(page: Page): Promise<string> {
  const code = page.getByLabel(/^[A-Z0-9]{6}$/)
  await expect(code).toBeVisible()
  return (await code.getAttribute('aria-label')) ?? ''
}

/** The demo’s location for these tests. */
export const place = { name: 'Harbor Street Kickboxing', timeZone: morningZone }

/** The screen of a round at that location. */
export async function screenOf(admin: Client, round: number): Promise<Screen> {
  const locations = await admin.list(calls.listLocations, { query: { name: place.name } })
  const location = locations.items[0]?.id
  const screens = await admin.list(calls.listScreens, { query: { round, location } })
  const [screen] = screens.items
  if (screen === undefined) throw new Error(`${place.name} has no screen of round ${round}.`)
  return screen
}

/** Sets up the location to show workouts at any hour, without a timer. */
export async function settle(gym: DemoServer): Promise<void> {
  const admin = await gym.staff('admin@roundboard.test')
  const { items } = await admin.list(calls.listLocations, { query: { name: place.name } })
  const body = { timeZone: place.timeZone, vtsEnabled: false }
  for (const { id } of items) await admin.call(calls.updateLocation, { params: { id }, body })
}

/** Links the page to the screen of a round, as staff would. */
export async function linkDisplay(gym: DemoServer, page: Page, round: number): Promise<void> {
  await settle(gym)
  await page.goto('/')
  const authCode = await codeOn(page)
  const admin = await gym.staff('admin@roundboard.test')
  const { id } = await screenOf(admin, round)
  await admin.call(calls.linkScreen, { params: { id }, body: { authCode } })
}

/** The number of decoded frames of each panel. */
async function framesOf(page: Page): Promise<number[]> {
  return page.getByRole('figure').evaluateAll((panels) =>
    panels.map((panel) => {
      let frames = 0
      for (const box of panel.querySelectorAll('[data-video]'))
        for (const video of box.shadowRoot?.querySelectorAll('video') ?? [])
          frames += video.getVideoPlaybackQuality().totalVideoFrames
      return frames
    }),
  )
}

/** Expects videos, `count` if given, that all decode frames: on a busy machine, one after the other. */
export async function expectPlaying(page: Page, count?: number): Promise<void> {
  if (count !== undefined) await expect(page.getByRole('figure')).toHaveCount(count)
  await expect(page.getByRole('figure')).not.toHaveCount(0)
  let before: readonly number[] = []
  const moved = new Set<number>()
  const stillPanels = async () => {
    const frames = await framesOf(page)
    for (const [panel, decoded] of frames.entries()) {
      const earlier = before[panel] ?? 0
      // Each start decodes one frame.
      if (earlier > 0 && decoded > earlier) moved.add(panel)
    }
    before = frames
    return frames.length - moved.size
  }
  await expect.poll(stillPanels).toBe(0)
}

/** Fast-forwards the page's clock until `isSeen`, which must happen within two heartbeats. */
export async function passTimeUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  const openCalls = countingOpenCalls(page)
  for (let seconds = 0; seconds < 120 && !(await isSeen()); seconds += 5) {
    await page.clock.fastForward(5_000)
    await expect
      .poll(async () => openCalls() === 0 || (await isSeen()), { intervals: [50] })
      .toBe(true)
  }
  await expect.poll(isSeen, 'seen within two heartbeats').toBe(true)
}

/** Whether the page has cached the file of a link in its program. */
export const isFileCached = (page: Page, link: string): Promise<boolean> =>
  page.evaluate(async (wanted) => {
    const programme = localStorage.getItem('roundboard.screen.programme') ?? '{}'
    const { media = [] } = JSON.parse(programme) as { media?: { url: string; file: string }[] }
    const file = media.find(({ url }) => url === wanted)?.file
    return file !== undefined && (await caches.match(file)) !== undefined
  }, link)
