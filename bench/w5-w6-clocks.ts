import type { BrowserContext, Page } from '@playwright/test'
import { createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { type Benchmark, median, progress, quantile, wait } from './kit/benchmark.ts'
import { type NetworkCondition, openPoorNetwork, type PoorNetwork } from './kit/poor-network.ts'
import { skewClocks, type Skew } from './kit/skewed-clock.ts'
import { openScreencast } from './kit/screencast.ts'
import { openWallLab, showTextAlone, type WallLab, wallPath } from './kit/wall-lab.ts'

const rounds = [1, 2, 3, 4, 5, 6, 7, 8, 9]
/** A location's network with other traffic. */
const lan = { thereMs: 0.5, backMs: 0.5, jitterMs: 4 }
/** Small enough for two cores to draw nine screens. */
const smallWall = { width: 270, height: 480 }

/** Clocks up to five minutes off that drift by up to 50 ppm, as far apart as possible. */
function skewOf(index: number, count: number): Skew {
  const side = (2 * index) / (count - 1) - 1
  return { aheadMs: (index % 2 ? -1 : 1) * side * 300_000, drift: side * 50e-6 }
}

/** A screen of a round with a skewed clock, behind the network. */
async function openSkewed(
  lab: WallLab,
  network: PoorNetwork,
  round: number,
  skew: Skew,
): Promise<{ context: BrowserContext; page: Page }> {
  const context = await lab.linkedContext(round, { origin: network.url, viewport: smallWall })
  const page = await context.newPage()
  await page.addInitScript(skewClocks, skew)
  return { context, page }
}

/** Milliseconds by which the server's clock is ahead of this machine's true time. */
async function serverAheadMs(url: string): Promise<number> {
  const client = createClient({ baseUrl: url })
  let origin = -Infinity
  for (let count = 0; count < 20_000; count++)
    origin = Math.max(origin, Date.now() - performance.now())
  const trips = []
  for (let count = 0; count < 50; count++) {
    const sentAt = performance.now()
    const { receivedAt, sentAt: answeredAt } = await client.call(calls.getTime, {})
    const backAt = performance.now()
    const offsetMs = (receivedAt - sentAt + (answeredAt - backAt)) / 2 - origin
    trips.push({ roundTripMs: backAt - sentAt, offsetMs })
  }
  return trips.sort((a, b) => a.roundTripMs - b.roundTripMs)[0]?.offsetMs ?? NaN
}

/** The page's estimate of the server's time minus the true time, as stored for offline starts. */
function displayAheadMs(): number {
  const { trueNow } = window as unknown as { trueNow: () => number }
  const text = localStorage.getItem('roundboard.screen.clock')
  if (text === null) return NaN
  const stored = JSON.parse(text) as { offsetMs: number; drift: number; serverAt: number }
  const near = Date.now() + stored.offsetMs
  return near + (near - stored.serverAt) * stored.drift - trueNow()
}

const displays = 30
const measureAfterMs = 3_000
const wantedErrorMs = 5

export const clockError: Benchmark = {
  id: 'W5',
  what: `clock error of a screen ${measureAfterMs / 1000} s after its start, with its own clock up to 5 min and 50 ppm off`,
  target: `p95 ≤ ${wantedErrorMs} ms on a LAN`,
  async run() {
    const lab = await openWallLab()
    const network = await openPoorNetwork(lab.url, lan)
    try {
      const errors: number[] = []
      for (let index = 0; index < displays; index++) {
        const skew = skewOf(index, displays)
        const { context, page } = await openSkewed(lab, network, rounds[index % 9] ?? 1, skew)
        await page.goto(wallPath, { waitUntil: 'commit' })
        await wait(measureAfterMs)
        const aheadMs = await page.evaluate(displayAheadMs)
        errors.push(Math.abs(aheadMs - (await serverAheadMs(lab.url))))
        await context.close()
      }
      const p95 = quantile(errors, 0.95)
      return {
        measured: `p50 ${median(errors).toFixed(1)}, p95 ${p95.toFixed(1)}, at most ${Math.max(...errors).toFixed(1)} ms of ${displays} displays`,
        isMet: p95 <= wantedErrorMs,
      }
    } finally {
      await network.close()
      await lab.close()
    }
  },
}

/** The network's condition around a flash; once half-open, existing connections stay silent. */
function conditionAt(flash: number): NetworkCondition {
  if (flash === flashes - 1) return 'half-open'
  return flash % 2 === 1 ? 'stalled' : 'open'
}

/** When each flash starts within a cycle. */
const flashesAtMs = [0, 150_000, 180_000] as const
const flashes = 15
const noticeMs = 4_000
const stallBeforeMs = 1_500
const lookAroundMs = 800
/** One frame and two. */
const wantedSpreadMs = { p50: 17, p99: 34 }

export const flashSpread: Benchmark = {
  id: 'W6',
  what: 'nine screens of a location with clocks as in W5, on a network with jitter and stalls: first to last phase change',
  target: `p50 ≤ ${wantedSpreadMs.p50} ms; p99 ≤ ${wantedSpreadMs.p99} ms`,
  async run() {
    const lab = await openWallLab()
    const network = await openPoorNetwork(lab.url, lan)
    try {
      const screens = await Promise.all(rounds.map((round) => lab.screenOf(round)))
      const locationId = screens[0]?.location?.id ?? ''
      const startTimer = (dwsTimeStamp: string | null) =>
        lab.staff.call(calls.updateLocationTimer, {
          params: { id: locationId },
          body: { dwsTimeStamp },
        })
      await startTimer(null)
      for (const round of rounds) await showTextAlone(lab, round)
      const walls = []
      for (const [index, round] of rounds.entries()) {
        const { page } = await openSkewed(lab, network, round, skewOf(index, rounds.length))
        await page.goto(wallPath)
        await page.getByText('Keep going.').waitFor()
        walls.push(await openScreencast(page))
      }
      const spreads: number[] = []
      const lates: number[] = []
      const reported: number[] = []
      for (let flash = 0; flash < flashes; flash++) {
        const at = Date.now() + noticeMs
        await startTimer(new Date(at - (flashesAtMs[flash % 3] ?? 0)).toISOString())
        await wait(at - stallBeforeMs - Date.now())
        network.become(conditionAt(flash))
        await wait(at + lookAroundMs - Date.now())
        network.become('open')
        const shownAt: number[] = []
        for (const wall of walls) shownAt.push(await wall.firstColouredAfter(at - lookAroundMs))
        const spreadMs = Math.max(...shownAt) - Math.min(...shownAt)
        progress(`${spreadMs.toFixed(1)} ms (${shownAt.map((t) => (t - at).toFixed(0)).join(' ')})`)
        spreads.push(spreadMs)
        lates.push(...shownAt.map((shown) => shown - at))
      }
      for (const round of rounds) {
        const { report } = await lab.screenOf(round)
        reported.push(report?.flashErrorMs ?? NaN)
      }
      const [p50, p99] = [quantile(spreads, 0.5), quantile(spreads, 0.99)]
      return {
        measured: `p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms of ${flashes} phase changes; on screen ${median(lates).toFixed(0)} ms late, ${median(reported).toFixed(0)} ms as the screens report it`,
        isMet: p50 <= wantedSpreadMs.p50 && p99 <= wantedSpreadMs.p99,
      }
    } finally {
      await network.close()
      await lab.close()
    }
  },
}
