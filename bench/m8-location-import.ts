import { calls } from '@roundboard/contract'
import { type Benchmark, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines } from './kit/database.ts'
import { fillStaff, staffToken } from './kit/fleet.ts'
import { clientOf, openFilledServer } from './kit/server.ts'

const locationCount = 600
const usersPerLocation = 2
const wantedMs = 10_000
const waitWantedMs = 1_000
const timeoutMs = 120_000

/** A franchise: each location has opening hours, a manager and a coach. */
function createFile(): string {
  const header = 'Number,Name,Time Zone,Opening Hours,E-mail,First Name,Last Name'
  const rows = Array.from({ length: locationCount }, (_, n) => {
    const number = `RB-${10_000 + n}`
    return [
      `${number},Gym ${n},America/Denver,05:00-22:00,manager${n}@gym.test,Ana,Soto`,
      `${number},,,,coach${n}@gym.test,Lee,Park`,
    ].join('\n')
  })
  return Buffer.from([header, ...rows].join('\n')).toString('base64')
}

/** The longest response time of another request during `work`. */
async function longestWait(others: () => Promise<unknown>, work: Promise<unknown>) {
  const state = { isOver: false }
  const over = work.finally(() => (state.isOver = true))
  let longest = 0
  while (!state.isOver) {
    const from = performance.now()
    await others()
    longest = Math.max(longest, performance.now() - from)
  }
  await over
  return longest
}

async function measure(engine: Engine): Promise<Verdict> {
  const file = createFile()
  const server = await openFilledServer(engine, fillStaff)
  const client = clientOf(server.url, staffToken)
  const others = () => client.list(calls.listLocations, { query: { limit: 10 } })
  const took = async <T>(work: Promise<T>) => {
    const from = performance.now()
    const done = await work
    return { done, ms: performance.now() - from }
  }
  try {
    const importing = took(client.call(calls.importLocations, { body: { file }, timeoutMs }))
    const waited = await longestWait(others, importing)
    const { done, ms } = await importing
    if (done.links.length !== locationCount * usersPerLocation)
      throw new Error(`${done.links.length} users were invited`)
    const params = { id: done.batch ?? '' }
    const undone = await took(client.call(calls.undoLocationImport, { params, timeoutMs }))
    if (undone.done.gyms !== locationCount)
      throw new Error(`${undone.done.gyms} locations were removed`)
    const seconds = (each: number) => `${(each / 1000).toFixed(1)} s`
    const measured = `${seconds(ms)}, other requests wait ${waited.toFixed(0)} ms at most, undo ${seconds(undone.ms)}`
    return { measured, isMet: ms <= wantedMs && undone.ms <= wantedMs && waited <= waitWantedMs }
  } finally {
    await server.close()
  }
}

/** An import of a whole franchise with invitations, and its undo. */
export const locationImports: Benchmark = {
  id: 'M8',
  what: `import of ${locationCount} locations with ten screens and ${usersPerLocation} users each, and its undo`,
  target: `≤ ${wantedMs / 1000} s; other requests wait ≤ ${waitWantedMs / 1000} s`,
  run: () => measureEngines(measure),
}
