import { expect, type Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import type { Gym } from './gym.ts'

/** The words that a display without anything to show has on its wall. */
export const notReady = 'Please Contact Support.'

/** The code of six characters on the wall. */
export async function codeOn(page: Page): Promise<string> {
  const code = page.getByLabel(/^[A-Z0-9]{6}$/)
  await expect(code).toBeVisible()
  return (await code.getAttribute('aria-label')) ?? ''
}

/** Links the display in `page` to a round's screen at the demo's first location, as staff would. */
export async function linkDisplay(gym: Gym, page: Page, round: number): Promise<void> {
  await page.goto('/')
  const authCode = await codeOn(page)
  const admin = await gym.staff('admin@roundboard.test')
  const { items } = await admin.list(calls.listScreens, { query: { round, limit: 1 } })
  const [screen] = items
  if (screen === undefined) throw new Error(`There is no screen of round ${round}.`)
  await admin.call(calls.linkScreen, { params: { id: screen.id }, body: { authCode } })
}

/** How many frames each video on the wall has decoded so far. */
async function framesOf(page: Page): Promise<number[]> {
  return page
    .locator('video')
    .evaluateAll((videos: HTMLVideoElement[]) =>
      videos.map((video) => video.getVideoPlaybackQuality().totalVideoFrames),
    )
}

/** Sees that there are `count` videos and that each of them decodes frames. */
export async function expectPlaying(page: Page, count: number): Promise<void> {
  await expect(page.locator('video')).toHaveCount(count)
  await expect.poll(async () => Math.min(...(await framesOf(page)))).toBeGreaterThan(0)
  const before = await framesOf(page)
  await expect
    .poll(async () =>
      (await framesOf(page)).every((frames, video) => frames > (before[video] ?? 0)),
    )
    .toBe(true)
}

/** Lets the page's time pass, a few seconds at once, until `isSeen` or for two heartbeats at most. */
export async function passTimeUntil(page: Page, isSeen: () => Promise<boolean>): Promise<void> {
  for (let seconds = 0; seconds <= 120; seconds += 5) {
    if (await isSeen()) return
    await page.clock.fastForward(5_000)
    await page.waitForTimeout(150)
  }
}
