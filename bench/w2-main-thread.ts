import type { Browser, Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { limits } from '@roundboard/domain'
import { type Benchmark, progress, wait } from './kit/benchmark.ts'
import { openMetrics, openWallLab, portrait, untilPlaying, wallPath } from './kit/wall-lab.ts'

const round = 3
const clips = ['roundhouse-kick', 'front-kick', 'lunge'].map(
  (name) => `/media/exercises/${name}.mp4`,
)
const settleMs = 10_000
/** The interval of heartbeats, so that each measurement contains one. */
const measureMs = limits.timerHeartbeatMs
const rounds = 4
const wanted = 1.5

type Place = { x: number; y: number; width: number; height: number }

/** A page with only the videos, in the same places as in the screen app. */
async function openBarePage(
  browser: Browser,
  url: string,
  places: readonly Place[],
): Promise<Page> {
  const context = await browser.newContext({ viewport: portrait })
  const page = await context.newPage()
  await page.goto(`${url}/healthz`)
  await page.evaluate(
    (videos) => {
      document.body.replaceChildren(
        ...videos.map(({ src, x, y, width, height }) => {
          const video = document.createElement('video')
          Object.assign(video, { muted: true, loop: true, autoplay: true, playsInline: true, src })
          const place = {
            left: `${x}px`,
            top: `${y}px`,
            width: `${width}px`,
            height: `${height}px`,
          }
          Object.assign(video.style, { position: 'absolute', ...place })
          return video
        }),
      )
    },
    clips.map((src, index) => ({ src, ...(places[index] ?? { x: 0, y: 0, width: 0, height: 0 }) })),
  )
  return page
}

/** The CPU time of a page's main thread per second, in milliseconds, once it has settled. */
async function busyPerSecond(page: Page): Promise<number> {
  await untilPlaying(page, clips.length)
  await wait(settleMs)
  const { session, read } = await openMetrics(page)
  const before = await read()
  await wait(measureMs)
  const after = await read()
  await session.detach()
  const busyS = (after['TaskDuration'] ?? NaN) - (before['TaskDuration'] ?? NaN)
  const passedS = (after['Timestamp'] ?? NaN) - (before['Timestamp'] ?? NaN)
  return (busyS / passedS) * 1000
}

/** Compares CPU time, not task durations, which depend on other processes of the machine. */
export const mainThread: Benchmark = {
  id: 'W2',
  what: 'main thread busy with three videos and the timer, against a bare page with the videos',
  target: `≤ ${wanted} ×`,
  async run() {
    const lab = await openWallLab()
    try {
      const [today] = await lab.workoutsOf(round)
      if (today === undefined) throw new Error('Nothing is on today.')
      const routines = clips.map((videoLink, index) => ({
        step: index + 1,
        text: `Thirty seconds each side, then the next one. ${videoLink}`,
        videoLink,
      }))
      await lab.staff.call(calls.updateWorkout, { params: { id: today.id }, body: { routines } })
      const context = await lab.linkedContext(round)
      let ours = 0
      let bare = 0
      const { location } = await lab.screenOf(round)
      const restartTimer = () =>
        lab.staff.call(calls.updateLocationTimer, {
          params: { id: location?.id ?? '' },
          body: { dwsTimeStamp: 'now' },
        })
      for (let count = 0; count < rounds; count += 1) {
        await restartTimer()
        const wall = await context.newPage()
        await wall.goto(wallPath)
        await wall.getByRole('timer').waitFor()
        const busy = await busyPerSecond(wall)
        const places = await wall.locator('video').evaluateAll((videos) =>
          videos.map((video): Place => {
            const { x, y, width, height } = video.getBoundingClientRect()
            return { x, y, width, height }
          }),
        )
        await wall.close()
        const page = await openBarePage(lab.browser, lab.url, places)
        const bareBusy = await busyPerSecond(page)
        await page.context().close()
        progress(`${busy.toFixed(2)} against ${bareBusy.toFixed(2)} ms a second`)
        ours += busy / rounds
        bare += bareBusy / rounds
      }
      const ratio = ours / bare
      return {
        measured: `${ratio.toFixed(2)} × (${ours.toFixed(1)} against ${bare.toFixed(1)} ms of CPU a second)`,
        isMet: ratio <= wanted,
      }
    } finally {
      await lab.close()
    }
  },
}
