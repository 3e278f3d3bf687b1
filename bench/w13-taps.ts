import { setTimeout } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { type Benchmark, median, progress, quantile, until } from './kit/benchmark.ts'
import { openWallLab, showTextAlone, wallPath } from './kit/wall-lab.ts'

const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** Small enough for two cores to draw nine screens. */
const smallWall = { width: 270, height: 480 }
const taps = 40
/** Polling earlier would compete with drawing for the CPU. */
const leftAloneMs = 600
const wantedTapMs = 300
/** Two frames. */
const wantedSpreadMs = 34

/** Records in the page when frames show the timer paused or resumed. */
function noteFrames() {
  const seen: { isPaused: string; at: number }[] = []
  Object.assign(window, { seenFrames: seen })
  const look = (frameAt: number) => {
    const isPaused = document.querySelector<HTMLElement>('.timer-block')?.dataset['paused']
    if (isPaused !== undefined && isPaused !== seen.at(-1)?.isPaused)
      seen.push({ isPaused, at: performance.timeOrigin + frameAt })
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const framesOf = (page: Page) =>
  page.evaluate(
    () => (window as unknown as { seenFrames: { isPaused: string; at: number }[] }).seenFrames,
  )

export const tapToWalls: Benchmark = {
  id: 'W13',
  what: `a coach pauses and resumes ${taps} times: time to the last of nine screens, and first to last`,
  target: `p95 ≤ ${wantedTapMs} ms; spread p95 ≤ ${wantedSpreadMs} ms`,
  async run() {
    const lab = await openWallLab()
    try {
      const { location } = await lab.screenOf(1)
      const query = { location: location?.id ?? '' }
      await lab.staff.call(calls.updateLocationTimer, {
        params: { id: query.location },
        body: { dwsTimeStamp: 'now' },
      })
      for (const round of rounds) await showTextAlone(lab, round)
      const walls: Page[] = []
      for (const round of rounds) {
        const context = await lab.linkedContext(round, { viewport: smallWall })
        const page = await context.newPage()
        await page.addInitScript(noteFrames)
        await page.goto(wallPath)
        await page.getByRole('timer').waitFor()
        walls.push(page)
      }
      let { revision } = (await lab.staff.call(calls.getRemote, { query })).timer
      const lates: number[] = []
      const spreads: number[] = []
      for (let tap = 0; tap < taps; tap++) {
        const isPaused = String(tap % 2 === 0)
        const action = tap % 2 === 0 ? 'pause' : 'resume'
        const tappedAt = performance.timeOrigin + performance.now()
        const body = { action, knows: revision } as const
        revision = (await lab.staff.call(calls.actOnTimer, { query, body })).timer.revision
        await setTimeout(leftAloneMs)
        const shownAt: number[] = []
        for (const wall of walls) {
          const last = async () => (await framesOf(wall)).at(-1)
          await until('a screen shows the tap', async () => (await last())?.isPaused === isPaused)
          shownAt.push((await last())?.at ?? NaN)
        }
        const late = Math.max(...shownAt) - tappedAt
        const spread = Math.max(...shownAt) - Math.min(...shownAt)
        progress(`${late.toFixed(0)} ms, spread ${spread.toFixed(1)} ms`)
        lates.push(late)
        spreads.push(spread)
      }
      const [p95, spread95] = [quantile(lates, 0.95), quantile(spreads, 0.95)]
      return {
        measured: `p50 ${median(lates).toFixed(0)}, p95 ${p95.toFixed(0)} ms; spread p50 ${median(spreads).toFixed(1)}, p95 ${spread95.toFixed(1)} ms`,
        isMet: p95 <= wantedTapMs && spread95 <= wantedSpreadMs,
      }
    } finally {
      await lab.close()
    }
  },
}
