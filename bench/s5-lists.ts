import { type Call, calls } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { type Benchmark, median, progress, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { fillLogs, fillScreens, fillStaff, fillWorkouts, staffToken } from './kit/fleet.ts'
import { openFilledServer } from './kit/server.ts'

const sizes = {
  small: { rows: 1_000, logs: 1_000 },
  large: { rows: 100_000, logs: 1_000_000 },
} as const
const connections = 20
const callsEach = 10
const rounds = 3
const wanted = 1.5

const lists: readonly (readonly [string, Call])[] = [
  ['screens', calls.listScreens],
  ['workouts', calls.listWorkouts],
  ['logs', calls.listLogs],
]

function start(engine: Engine, size: keyof typeof sizes) {
  const { rows, logs } = sizes[size]
  progress(`${engine}: filling ${rows} screens and workouts, ${logs} logs`)
  return openFilledServer(engine, async (tables) => {
    await fillScreens(tables, rows)
    await fillWorkouts(tables, rows)
    await fillLogs(tables, logs)
    await fillStaff(tables)
  })
}

async function timesOf(url: string, call: Call): Promise<number[]> {
  const address = url + addressOf(call, { query: { limit: 100 } })
  const headers = { authorization: `Bearer ${staffToken}` }
  const each = async () => {
    const times: number[] = []
    for (let count = 0; count < callsEach; count += 1) {
      const startedAt = performance.now()
      const response = await fetch(address, { headers })
      const { data } = (await response.json()) as { data?: unknown[] }
      if (data?.length !== 100) throw new Error(`${address} gave ${response.status}`)
      times.push(performance.now() - startedAt)
    }
    return times
  }
  return (await Promise.all(Array.from({ length: connections }, each))).flat()
}

async function measure(engine: Engine): Promise<Verdict> {
  const small = await start(engine, 'small')
  const large = await start(engine, 'large')
  try {
    const texts: string[] = []
    let worst = 0
    for (const [name, call] of lists) {
      const times = { small: [] as number[], large: [] as number[] }
      await timesOf(small.url, call)
      await timesOf(large.url, call)
      for (let round = 0; round < rounds; round += 1) {
        times.small.push(...(await timesOf(small.url, call)))
        times.large.push(...(await timesOf(large.url, call)))
      }
      const ratio = median(times.large) / median(times.small)
      worst = Math.max(worst, ratio)
      texts.push(`${name} ${ratio.toFixed(2)} (${median(times.large).toFixed(0)} ms)`)
    }
    return { measured: texts.join(', '), isMet: worst <= wanted }
  } finally {
    await small.close()
    await large.close()
  }
}

/** The same call at two servers in turn, which differ only in their number of rows. */
export const longLists: Benchmark = {
  id: 'S5',
  what: 'first 100 of 100,000 screens and workouts, 1,000,000 logs, against 1,000',
  target: `≤ ${wanted} ×`,
  run: () => measureEngines(measure),
}
