import { calls, type QueryOf } from '@roundboard/contract'
import { addressOf } from '@roundboard/client'
import { type Benchmark, median, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { fillScreens, fillStaff, locationId, screensPerLocation, staffToken } from './kit/fleet.ts'
import { transitionRows, watchedOf } from './kit/fleet-history.ts'
import { openFilledServer } from './kit/server.ts'

const locationCount = 50
const rounds = 5
const dayMs = 86_400_000
const wanted = 1.5

type Query = QueryOf<typeof calls.getLocationUptime>

/** The response time for each location in turn. */
async function timesOf(url: string, query: Query): Promise<number[]> {
  const headers = { authorization: `Bearer ${staffToken}` }
  const times: number[] = []
  for (let location = 0; location < locationCount; location += 1) {
    const address =
      url + addressOf(calls.getLocationUptime, { params: { id: locationId(location) }, query })
    const startedAt = performance.now()
    const response = await fetch(address, { headers })
    const text = await response.text()
    times.push(performance.now() - startedAt)
    if (!text.includes('"wholeMs"')) throw new Error(`${address} gave ${response.status}`)
  }
  return times
}

async function measure(engine: Engine): Promise<Verdict> {
  const now = Date.now()
  const span = { from: now - 366 * dayMs, to: now }
  const server = await openFilledServer(engine, async (tables) => {
    await fillScreens(tables, locationCount * screensPerLocation)
    await fillStaff(tables)
    await tables.insert('watched_screens', watchedOf(locationCount * screensPerLocation, span))
    await tables.insert(
      'screen_transitions',
      transitionRows(locationCount * screensPerLocation, span),
    )
  })
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
  const today = dayOf(now)
  const queries = {
    day: { from: today, to: today },
    year: { from: dayOf(now - 364 * dayMs), to: today },
  }
  try {
    const times = { day: [] as number[], year: [] as number[] }
    for (let round = 0; round <= rounds; round += 1)
      for (const name of ['day', 'year'] as const) {
        const found = await timesOf(server.url, queries[name])
        // The first round warms up.
        if (round > 0) times[name].push(...found)
      }
    const [day, year] = [median(times.day), median(times.year)]
    const measured = `${(year / day).toFixed(2)} × (${year.toFixed(1)} against ${day.toFixed(1)} ms)`
    return { measured, isMet: year / day <= wanted }
  } finally {
    await server.close()
  }
}

/** Locations with ten screens and a year of history. */
export const uptimePage: Benchmark = {
  id: 'A3',
  what: 'uptime page of a location with ten screens over a year, against a day, median of 50 locations',
  target: `≤ ${wanted} ×`,
  run: () => measureEngines(measure),
}
