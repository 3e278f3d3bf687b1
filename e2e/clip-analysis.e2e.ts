import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import type { ClipAnalysis } from '@roundboard/contract'
import { build } from 'vite'
import { sharedServerTest } from './browser-fixtures.ts'

/** The functions of the page. */
interface LookPage {
  look: (address: string, endS?: number) => Promise<Omit<ClipAnalysis, 'sha256'>>
  /** Shows the three pictures and returns the times of the two frames. */
  showSeam: (address: string, endMs?: number) => Promise<{ lastMs: number; firstMs: number }>
}

const gallery = join(import.meta.dirname, '../admin/gallery')
const page = '/gallery/look.html'

/** The console's clip analysis on a separate page, with the clips of a real server. */
const test = sharedServerTest.extend<
  { openLook: (prepare?: () => void) => Promise<Page> },
  { built: string }
>({
  built: [
    async ({}, use) => {
      const outDir = await mkdtemp(join(tmpdir(), 'roundboard-look-'))
      const made = { outDir, emptyOutDir: true }
      await build({ root: gallery, base: '/gallery/', logLevel: 'error', build: made })
      await use(outDir)
      await rm(outDir, { recursive: true })
    },
    { scope: 'worker', timeout: 20 * 60_000 },
  ],

  openLook: async ({ gym, built, openBrowser }, use) => {
    await use(async (prepare = () => undefined) => {
      const context = await openBrowser({ baseURL: gym.consoleUrl })
      await context.addInitScript(prepare)
      await context.route('**/gallery/**', (route) =>
        route.fulfill({ path: join(built, new URL(route.request().url()).pathname.slice(9)) }),
      )
      const opened = await context.newPage()
      await opened.goto(page)
      return opened
    })
  },
})

const withoutDecoders = () => {
  Reflect.deleteProperty(globalThis, 'VideoDecoder')
}

const lookAt = (opened: Page, slug: string, endS?: number) =>
  opened.evaluate(
    ([address, end]) =>
      (globalThis as unknown as { lookPage: LookPage }).lookPage.look(address, end),
    [`/media/exercises/${slug}.mp4`, endS] as const,
  )

test('clip analysis in the browser finds the figure, the seam and a poster', async ({
  openLook,
}) => {
  const opened = await openLook()
  const { figure, seam, poster } = await lookAt(opened, 'jumping-jack')
  expect(seam).toEqual({ jump: 0, cut: null })
  expect(figure?.fills).toBeGreaterThan(0.7)
  const bytes = Buffer.from(poster, 'base64')
  expect(bytes.subarray(0, 3).toString('hex')).toBe('ffd8ff')
  await test.step('a clip cut off mid-loop jumps, and a trim to one loop is suggested', async () => {
    const cutOff = await lookAt(opened, 'jumping-jack', 1.9)
    expect(cutOff.seam?.jump).toBeGreaterThan(0.05)
    expect(cutOff.seam?.cut?.atMs).toBeCloseTo(1200, -2)
  })
})

test('clip analysis counts how often a clip flashes, and when', async ({ openLook }) => {
  const path = new URL('../server/src/testing/flashing.mp4', import.meta.url).pathname
  const lookAtBoth = async (opened: Page) => {
    await opened.route('**/media/exercises/flashing.mp4', (route) => route.fulfill({ path }))
    return [await lookAt(opened, 'flashing'), await lookAt(opened, 'jumping-jack')]
  }
  const [flashing, jack] = await lookAtBoth(await openLook())
  expect(flashing?.flashes).toMatchObject({ general: 5, red: 0 })
  expect(Math.floor((flashing?.flashes?.atMs ?? 0) / 1000)).toBe(2)
  expect(jack?.flashes?.general).toBeLessThanOrEqual(1)
  await test.step('a browser without decoders leaves the count to the server', async () => {
    for (const look of await lookAtBoth(await openLook(withoutDecoders)))
      expect(look.flashes).toBeNull()
  })
})

test('clip analysis without decoders gives the same result as with them', async ({ openLook }) => {
  const [decoded, played] = await Promise.all([openLook(), openLook(withoutDecoders)])
  const looks = [decoded, played].map((opened) => lookAt(opened, 'jumping-jack', 1.9))
  const [one, other] = await Promise.all(looks)
  for (const side of ['left', 'top', 'right', 'bottom'] as const)
    expect(one?.figure?.[side]).toBeCloseTo(other?.figure?.[side] ?? NaN, 1.5)
  // A jumping jack is symmetric: the free corner depends on which frames were read.
  const endOf = (look: typeof one) => look?.figure?.freeCorner?.split('-')[0]
  expect(endOf(one)).toBe('bottom')
  expect(endOf(other)).toBe('bottom')
  expect(one?.seam?.jump).toBeCloseTo(other?.seam?.jump ?? NaN, 1.5)
  expect(one?.seam?.cut?.atMs).toBeCloseTo(other?.seam?.cut?.atMs ?? NaN, -2)
})

test('the seam comparison shows the last frame, the first, and the difference', async ({
  openLook,
}) => {
  const opened = await openLook()
  const times = await opened.evaluate(() =>
    (globalThis as unknown as { lookPage: LookPage }).lookPage.showSeam(
      '/media/exercises/jumping-jack.mp4',
      600,
    ),
  )
  expect(times.firstMs).toBe(0)
  expect(times.lastMs).toBeCloseTo(567, -1)
  await expect(opened.locator('canvas')).toHaveCount(3)
  const amber = await opened.locator('canvas').evaluateAll((canvases) =>
    (canvases as HTMLCanvasElement[]).map((canvas) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data
      let count = 0
      for (let at = 0; pixels && at < pixels.length; at += 4)
        if ((pixels[at] ?? 0) - (pixels[at + 2] ?? 0) > 90 && (pixels[at + 1] ?? 0) > 130)
          count += 1
      return count / (canvas.width * canvas.height)
    }),
  )
  expect(amber[0]).toBeLessThan(0.005)
  expect(amber[2]).toBeGreaterThan(0.02)
})

test('clip analysis rejects a file that can’t be played', async ({ openLook }) => {
  const opened = await openLook()
  const refused = opened.evaluate(() =>
    (globalThis as unknown as { lookPage: LookPage }).lookPage.look('/gallery/look.html'),
  )
  await expect(refused).rejects.toThrow()
})
