import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { startKioskBrowser } from '../e2e/kiosk-browser.ts'
import { type Benchmark, progress, until, wait } from './kit/benchmark.ts'
import { pair } from './kit/pairing.ts'
import { end } from './kit/processes.ts'
import { logIn, startServer } from './kit/server.ts'
import { wallPath } from './kit/wall-lab.ts'

const round = 3
const demoLocation = { identifier: 'RB-1001', timeZone: 'America/New_York' }
const kills = Number(process.env['BENCH_KILLS'] ?? 200)
/** The longest random delay from the edit to the kill. */
const killWithinMs = 800
const clips = [
  ['squat', 'burpee'],
  ['hook', 'lunge'],
] as const
const victims = ['browser', 'worker', 'server'] as const

const clipsOf = (generation: number) =>
  (clips[generation % 2] ?? []).map((name) => `/media/exercises/${name}.mp4`)
const titleOf = (generation: number) => `Generation ${String(generation)}.`

/** What a screen showed in one state: texts, links of videos, and in which load of the page. */
type Seen = { readonly load: number; readonly words: string; readonly links: readonly string[] }

/** Reports every state of the screen that the page drew. */
function record(): void {
  const { tell } = window as unknown as { tell: (state: Seen) => void }
  const load = Math.random()
  let last = ''
  const look = () => {
    const links = Array.from(document.querySelectorAll<HTMLElement>('[data-video]'), (box) =>
      String(box.dataset['video']),
    )
    const words = Array.from(document.querySelectorAll('h1, h2'), (each) => each.textContent)
    const state = { load, words: words.join(' '), links }
    if (JSON.stringify(state) === last) return
    last = JSON.stringify(state)
    tell(state)
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  })
}

/** The complete generation that a state shows; `starting` before the first content. */
function generationOf({ words, links }: Seen): number | 'starting' | 'blank or mixed' {
  const [, number] = /Generation (\d+)\./.exec(words) ?? []
  if (number === undefined) return links.length === 0 ? 'starting' : 'blank or mixed'
  return links.join() === clipsOf(Number(number)).join() ? Number(number) : 'blank or mixed'
}

/**
 * Whether every load of the page showed only complete, allowed generations; a screen whose second
 * store has newer content reloads itself.
 */
function isWhole(seen: readonly Seen[], allowed: readonly number[]): boolean {
  const loads = Map.groupBy(seen, ({ load }) => load)
  const drawn = Array.from(loads.values(), (states) => {
    const shown = states.map(generationOf)
    const first = shown.findIndex((state) => state !== 'starting')
    return first < 0 ? [] : shown.slice(first)
  })
  return (
    drawn.at(-1)?.length !== 0 &&
    drawn.flat().every((state) => typeof state === 'number' && allowed.includes(state))
  )
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address() as AddressInfo
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function openSwapLab() {
  const dataDir = await mkdtemp(join(tmpdir(), 'roundboard-bench-'))
  const profile = await mkdtemp(join(tmpdir(), 'roundboard-profile-'))
  const ports = { ADMIN_PORT: String(await freePort()), SCREEN_PORT: String(await freePort()) }
  const start = () => startServer({ settings: { DATA_DIR: dataDir } }, { DEMO: 'true', ...ports })
  let server = await start()
  const { url } = server
  const staff = await logIn(url)
  const { items: screens } = await staff.list(calls.listScreens, { query: { round, limit: 100 } })
  const screen = screens.find(
    ({ location }) => location?.locationIdentifier === demoLocation.identifier,
  )
  if (!screen) throw new Error(`The demo has no screen of round ${round}.`)
  await staff.call(calls.updateLocationTimer, {
    params: { id: screen.location?.id ?? '' },
    body: { dwsTimeStamp: null },
  })
  const token = await pair(url, staff, screen.id)
  const display = createClient({ baseUrl: url, headers: () => ({ 'screen-auth-token': token }) })
  const today = Temporal.Now.zonedDateTimeISO(demoLocation.timeZone).toPlainDate().toString()
  const q = JSON.stringify({ round, endDate: { $gte: today, $lte: addDays(today, 2) } })
  const workouts = (await staff.list(calls.listWorkouts, { query: { q, limit: 100 } })).items

  let seen: Seen[] = []
  async function startBrowser() {
    const browser = await startKioskBrowser(profile)
    await browser.context.exposeBinding('tell', (_, state: Seen) => seen.push(state))
    await browser.context.addInitScript(record)
    return browser
  }
  let browser = await startBrowser()
  await browser.page.goto(`${url}/healthz`)
  await browser.page.evaluate((value) => {
    localStorage.setItem('roundboard.screen.token', value)
  }, token)

  return {
    display,
    page: () => browser.page,
    seen: (): readonly Seen[] => seen,
    /** Opens the screen and starts recording. */
    async open() {
      seen = []
      await browser.page.goto(url + wallPath)
      await until('a screen is drawn', () =>
        seen.some((state) => generationOf(state) !== 'starting'),
      )
    },
    async edit(generation: number) {
      const routines = clipsOf(generation).map((videoLink, index) => ({
        step: index + 1,
        text: 'Keep going until the bell.',
        videoLink,
      }))
      const body = { subHeader: titleOf(generation), routines }
      for (const { id } of workouts) await staff.call(calls.updateWorkout, { params: { id }, body })
    },
    async kill(victim: (typeof victims)[number]) {
      if (victim === 'server') await end(server.child, 'SIGKILL')
      if (victim === 'worker')
        for (const worker of browser.page.workers())
          // The worker exits before it can respond.
          await Promise.race([worker.evaluate('self.close()').catch(() => null), wait(200)])
      if (victim !== 'browser') return
      await browser.kill()
      browser = await startBrowser()
    },
    async bringBack() {
      if (server.child.signalCode !== null) server = await start()
    },
    async close() {
      await browser.kill()
      await end(server.child, 'SIGKILL')
      await rm(dataDir, { recursive: true, force: true })
      await rm(profile, { recursive: true, force: true })
    },
  }
}

type SwapLab = Awaited<ReturnType<typeof openSwapLab>>

/** Deletes the cached files of a generation, so the screen must fetch them again. */
async function forget({ page, display }: SwapLab, links: readonly string[]): Promise<void> {
  const { media } = await display.call(calls.getProgramme, {})
  const files = media.filter(({ url }) => links.includes(url)).map(({ file }) => file)
  await page().evaluate(async (gone) => {
    const cache = await caches.open('roundboard-media')
    for (const file of gone) await cache.delete(file)
  }, files)
}

const shows = ({ seen }: SwapLab, generation: number) => {
  const last = seen().at(-1)
  return last !== undefined && generationOf(last) === generation
}

/** Waits until every video plays. */
const untilMoving = ({ page }: SwapLab) =>
  until('its videos play', () =>
    page()
      .evaluate(() => {
        const videos = Array.from(document.querySelectorAll('[data-video]'), (box) =>
          box.shadowRoot?.querySelector('video'),
        )
        return videos.length > 0 && videos.every((video) => (video?.currentTime ?? 0) > 0.2)
      })
      // The page reloads itself.
      .catch(() => false),
  )

async function swapAndKill(
  lab: SwapLab,
  generation: number,
  victim: (typeof victims)[number],
): Promise<{
  readonly isWhole: boolean
  readonly hasNew: boolean
  readonly seen: readonly Seen[]
}> {
  await forget(lab, clipsOf(generation))
  await lab.open()
  await untilMoving(lab)
  await lab.edit(generation)
  await wait(Math.random() * killWithinMs)
  await lab.kill(victim)
  const before = lab.seen()
  await lab.open()
  await untilMoving(lab)
  const seen = lab.seen()
  const allowed = [generation - 1, generation]
  const verdict = {
    isWhole: isWhole(before, allowed) && isWhole(seen, allowed),
    hasNew: seen.map(generationOf).find((state) => state !== 'starting') === generation,
    seen,
  }
  await lab.bringBack()
  await until('the new generation is shown', () => shows(lab, generation), 90_000)
  return verdict
}

/** After each kill, restarts the screen and checks it, without the server if that was killed. */
export const swap: Benchmark = {
  id: 'W8',
  what: `content change with browser, worker or server killed at random, ${kills} times`,
  target: 'never blank, never mixed',
  async run() {
    const lab = await openSwapLab()
    try {
      await lab.edit(0)
      await lab.open()
      await until('the first generation is shown', () => shows(lab, 0))
      await until('the build is held', async () => (await lab.page().title()).endsWith('held'))
      let broken = 0
      let fresh = 0
      for (let generation = 1; generation <= kills; generation += 1) {
        const victim = victims[Math.floor(Math.random() * victims.length)] ?? 'browser'
        const { isWhole, hasNew, seen } = await swapAndKill(lab, generation, victim)
        if (!isWhole) {
          broken += 1
          progress(`${victim} killed: ${JSON.stringify(seen)}`)
        }
        if (hasNew) fresh += 1
        if (generation % 20 === 0) progress(`${generation} kills, ${broken} times not whole`)
      }
      return {
        measured: `${broken} of ${kills} starts blank or mixed; ${fresh} began with the new generation, ${kills - fresh} with the old`,
        isMet: broken === 0,
      }
    } finally {
      await lab.close()
    }
  },
}
