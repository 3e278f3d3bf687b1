import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { type Benchmark, progress, until } from './kit/benchmark.ts'
import { type Kiosk, startKiosk } from './kit/kiosk.ts'
import { pair } from './kit/pairing.ts'
import { openWallLab, untilPlaying, wallPath, type WallLab } from './kit/wall-lab.ts'

const round = 3
const videoWithinS = 10
const pageWithinS = 60

/** Ways to freeze the only video of a screen. */
const videoFreezes = {
  'is paused': (clip: HTMLVideoElement) => {
    clip.pause()
  },
  'loses its source': (clip: HTMLVideoElement) => {
    clip.removeAttribute('src')
    clip.load()
  },
  'waits for bytes that do not come': (clip: HTMLVideoElement) => {
    const source = new MediaSource()
    clip.src = URL.createObjectURL(source)
  },
} as const

/** Seconds from the freeze to the first new frame, in any element. */
async function videoFrozenS(page: Page, freeze: (clip: HTMLVideoElement) => void): Promise<number> {
  await untilPlaying(page, 1)
  const video = page.locator('video')
  await video.evaluate(freeze as (clip: HTMLElement | SVGElement) => void)
  await video.evaluate((clip) => {
    const state = window as typeof window & { frozenAt: number; movedAt?: number }
    state.frozenAt = performance.now()
    delete state.movedAt
    const root = clip.getRootNode() as ShadowRoot
    const watched = new Set<HTMLVideoElement>()
    const watch = () => {
      for (const element of root.querySelectorAll('video')) {
        if (watched.has(element)) continue
        watched.add(element)
        element.requestVideoFrameCallback(() => (state.movedAt ??= performance.now()))
      }
    }
    // Frames already being presented don't count.
    setTimeout(() => {
      watch()
      new MutationObserver(watch).observe(root, { childList: true })
    }, 500)
  })
  const frozenMs = await page.waitForFunction(() => {
    const { frozenAt, movedAt } = window as typeof window & { frozenAt: number; movedAt?: number }
    return movedAt === undefined ? false : movedAt - frozenAt
  })
  return Number(await frozenMs.jsonValue()) / 1000
}

/** A kiosk's page, linked and playing. */
async function playingPage(kiosk: Kiosk, token?: string): Promise<Page> {
  const browser = await kiosk.connect()
  const page = browser.contexts()[0]?.pages()[0]
  if (page === undefined) throw new Error('The browser shows no page.')
  if (token !== undefined) {
    await until(
      'the display is there',
      async () => (await kiosk.title())?.includes('screen') === true,
    )
    await page.evaluate((value) => {
      localStorage.setItem('roundboard.screen.token', value)
    }, token)
    await page.reload()
  }
  await untilPlaying(page, 1)
  return page
}

/** Ways to freeze the page. */
const pageFreezes = {
  'its thread hangs': async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    void session.send('Runtime.evaluate', { expression: 'for (;;);' }).catch(() => undefined)
  },
  'its process is stopped': async (page: Page) => {
    const browser = page.context().browser()
    const session = await browser?.newBrowserCDPSession()
    const { processInfo } = (await session?.send('SystemInfo.getProcessInfo')) ?? {
      processInfo: [],
    }
    for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGSTOP')
  },
} as const

async function pageFrozenS(
  kiosk: Kiosk,
  page: Page,
  freeze: (page: Page) => Promise<void>,
): Promise<number> {
  const restarts = kiosk.restarts()
  await until('the page counts', async () => /screen \d/.test((await kiosk.title()) ?? ''))
  const frozenAt = performance.now()
  await freeze(page)
  await until('the screen app was restarted', () => kiosk.restarts() > restarts, 120_000)
  const again = await playingPage(kiosk)
  const frozenMs = performance.now() - frozenAt
  await again.context().browser()?.close()
  return frozenMs / 1000
}

async function measureVideos(lab: WallLab): Promise<readonly [string, number][]> {
  const page = await (await lab.linkedContext(round)).newPage()
  await page.goto(wallPath)
  const measured: [string, number][] = []
  for (const [what, freeze] of Object.entries(videoFreezes)) {
    const seconds = await videoFrozenS(page, freeze)
    progress(`a video that ${what} plays again after ${seconds.toFixed(1)} s`)
    measured.push([what, seconds])
  }
  await page.context().close()
  return measured
}

async function measurePages(lab: WallLab): Promise<readonly [string, number][]> {
  const { id } = await lab.screenOf(round)
  const kiosk = await startKiosk(lab.url + wallPath)
  try {
    const measured: [string, number][] = []
    let page = await playingPage(kiosk, await pair(lab.url, lab.staff, id))
    for (const [what, freeze] of Object.entries(pageFreezes)) {
      const seconds = await pageFrozenS(kiosk, page, freeze)
      progress(`a page of which ${what} is back after ${seconds.toFixed(1)} s`)
      measured.push([what, seconds])
      page = await playingPage(kiosk)
    }
    return measured
  } finally {
    await kiosk.stop()
  }
}

const formatSeconds = (measured: readonly [string, number][]) =>
  measured.map(([what, seconds]) => `${what} ${seconds.toFixed(1)} s`).join(', ')
const allWithin = (measured: readonly [string, number][], mostS: number) =>
  measured.every(([, seconds]) => seconds <= mostS)

/** Systemd, sway and the TV are simulated; the kiosk's scripts, Chromium and the page are real. */
export const frozen: Benchmark = {
  id: 'W9',
  what: 'a frozen video plays again; a frozen page is restarted by the kiosk',
  target: `≤ ${videoWithinS} s; ≤ ${pageWithinS} s`,
  async run() {
    const lab = await openWallLab()
    try {
      const [today] = await lab.workoutsOf(round)
      if (today === undefined) throw new Error('Nothing is on today.')
      const routines = [{ step: 1, text: 'Lunge', videoLink: '/media/exercises/lunge.mp4' }]
      await lab.staff.call(calls.updateWorkout, { params: { id: today.id }, body: { routines } })
      const videos = await measureVideos(lab)
      const pages = await measurePages(lab)
      return {
        measured: `${formatSeconds(videos)}; ${formatSeconds(pages)}`,
        isMet: allWithin(videos, videoWithinS) && allWithin(pages, pageWithinS),
      }
    } finally {
      await lab.close()
    }
  },
}
