import type { Page } from '@playwright/test'
import { calls } from '@roundboard/contract'
import { type Benchmark, progress, wait } from './kit/benchmark.ts'
import { openMetrics, openWallLab, untilPlaying, wallPath } from './kit/wall-lab.ts'

const round = 3
/** How many times faster the page's clock runs; videos play at normal speed. */
const speed = 360
const warmUpHours = 2
const hours = 24
const hourMs = 3_600_000
const heapGrowthMb = 1

/**
 * Speeds up the page's clock and timers. Answers time requests with this clock, and sends keep-alives
 * on the event stream.
 */
function hasten(times: number): void {
  const OriginalDate = Date
  const startedAt = OriginalDate.now()
  const realNow = performance.now.bind(performance)
  const passed = () => realNow() * times
  const realTimeout = window.setTimeout.bind(window)
  const realFetch = window.fetch.bind(window)
  performance.now = passed
  window.Date = class extends OriginalDate {
    constructor(...given: [] | [number]) {
      if (given.length === 0) super(startedAt + passed())
      else super(...given)
    }
    static override now = () => startedAt + passed()
  } as DateConstructor
  window.setTimeout = ((call: () => void, ms = 0, ...rest: unknown[]) =>
    realTimeout(call, ms / times, ...rest)) as typeof window.setTimeout

  const neverSilent = ({ body, headers, status }: Response) => {
    const alive = new TextEncoder().encode(':\n\n')
    let beat: ReturnType<typeof setInterval>
    const lively = new TransformStream<Uint8Array, Uint8Array>({
      start(controller) {
        beat = setInterval(() => {
          controller.enqueue(alive)
        }, 20_000 / times)
      },
      flush() {
        clearInterval(beat)
      },
    })
    return new Response(body?.pipeThrough(lively) ?? null, { headers, status })
  }
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString()
    if (address.endsWith('/api/v1/time')) {
      const data = { receivedAt: Date.now(), sentAt: Date.now() }
      return Response.json({ success: true, data })
    }
    const answer = await realFetch(input, init)
    return address.endsWith('/events') && answer.ok ? neverSilent(answer) : answer
  }
}

/** The lowest of five samples, because requests in progress have listeners. */
async function clean(page: Page) {
  const { session, read } = await openMetrics(page)
  const looks: Awaited<ReturnType<typeof read>>[] = []
  for (let look = 0; look < 5; look += 1) {
    await session.send('HeapProfiler.collectGarbage')
    await wait(300)
    looks.push(await read())
  }
  await session.detach()
  const fewest = (metric: string) => Math.min(...looks.map((look) => look[metric] ?? NaN))
  return {
    nodes: fewest('Nodes'),
    listeners: fewest('JSEventListeners'),
    heapMb: fewest('JSHeapUsedSize') / 2 ** 20,
  }
}

/** A day with rollovers, timers, refreshes and edits must leave nothing behind in the page. */
export const soak: Benchmark = {
  id: 'W3',
  what: `${hours} simulated hours: DOM nodes, listeners, heap after collection`,
  target: `constant; < ${heapGrowthMb} MB`,
  async run() {
    // V8 compiles code for hours, which counts as heap.
    const lab = await openWallLab('--js-flags=--lite-mode')
    try {
      const workouts = await lab.workoutsOf(round)
      const screen = await lab.screenOf(round)
      const locationId = screen.location?.id ?? ''
      const routines = ['squat', 'burpee', 'hook'].map((name, index) => ({
        step: index + 1,
        text: 'Keep going until the bell.',
        videoLink: `/media/exercises/${name}.mp4`,
      }))
      const rewrite = (subHeader: string) =>
        Promise.all(
          workouts.map(({ id }) =>
            lab.staff.call(calls.updateWorkout, {
              params: { id },
              body: { subHeader, routines },
            }),
          ),
        )
      const startTimer = (dwsTimeStamp: string | null) =>
        lab.staff.call(calls.updateLocationTimer, {
          params: { id: locationId },
          body: { dwsTimeStamp },
        })
      await rewrite('The same for ever')
      await startTimer(null)

      const context = await lab.linkedContext(round)
      const page = await context.newPage()
      let requests = 0
      page.on('request', () => (requests += 1))
      await page.addInitScript(hasten, speed)
      await page.goto(wallPath)
      await untilPlaying(page, 3)
      const now = () => page.evaluate(() => Date.now())
      const startedAt = await now()

      /** The staff's actions in an hour; ends in the same state as it began. */
      async function liveThroughAnHour(): Promise<void> {
        const endsAt = (await now()) + hourMs
        await startTimer(new Date((await now()) + 60_000).toISOString())
        await page.getByRole('timer').waitFor()
        await wait((20 * 60_000) / speed)
        await rewrite(`Another header, and a longer one ${Math.random()}`)
        await wait((10 * 60_000) / speed)
        await lab.staff.call(calls.updateScreen, {
          params: { id: screen.id },
          body: { refreshFlag: true },
        })
        await wait((10 * 60_000) / speed)
        await rewrite('The same for ever')
        await startTimer(null)
        await page.getByRole('timer').waitFor({ state: 'detached' })
        await wait(Math.max(0, endsAt - (await now())) / speed)
      }
      /** Stops all activity, to count nodes. */
      async function comeToRest(): Promise<void> {
        await page.getByRole('heading', { name: 'The same for ever' }).waitFor()
        await untilPlaying(page, 3)
        await wait(1_000)
      }

      for (let hour = 0; hour < warmUpHours; hour += 1) await liveThroughAnHour()
      await comeToRest()
      const before = await clean(page)
      for (let hour = 1; hour <= hours; hour += 1) {
        await liveThroughAnHour()
        if (hour % 6 === 0) {
          await comeToRest()
          const { nodes, listeners, heapMb } = await clean(page)
          progress(`${hour} h: ${nodes} nodes, ${listeners} listeners, ${heapMb.toFixed(2)} MB`)
        }
      }
      await comeToRest()
      const after = await clean(page)
      const lived = ((await now()) - startedAt) / hourMs
      const grownMb = after.heapMb - before.heapMb
      return {
        measured: [
          `${after.nodes - before.nodes} of ${before.nodes} nodes`,
          `${after.listeners - before.listeners} of ${before.listeners} listeners`,
          `${grownMb.toFixed(2)} of ${before.heapMb.toFixed(1)} MB more`,
          `(${lived.toFixed(0)} h, ${requests} requests)`,
        ].join(', '),
        isMet:
          after.nodes <= before.nodes &&
          after.listeners <= before.listeners &&
          grownMb < heapGrowthMb,
      }
    } finally {
      await lab.close()
    }
  },
}
