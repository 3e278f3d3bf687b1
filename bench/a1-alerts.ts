import { type Benchmark, median, until, type Verdict } from './kit/benchmark.ts'
import { type Engine, measureEngines, type OpenTables } from './kit/database.ts'
import { fillScreens, locationId, screenId, screensPerLocation } from './kit/fleet.ts'
import { startMailServer } from './kit/mail-server.ts'
import { openFilledServer } from './kit/server.ts'

const locationCount = 1_000
const lostLocations = 200
const awayMinutesMs = 5 * 60_000
/** Time for the server to start before the alerts are due. */
const dueInMs = 20_000
const wantedMs = 30_000

const stamp = (at: number) => new Date(at).toISOString()
const ownerOf = (n: number) => `owner-${n}@roundboard.test`
// Every seventh location of the fleet is inactive.
const isLost = (location: number) => location % 7 !== 0 && location < lostLocations

/** Stores open outages that are due soon, as the outage tracker does. */
async function fill(tables: OpenTables, dueAt: number): Promise<void> {
  await fillScreens(tables, locationCount * screensPerLocation)
  const since = dueAt - awayMinutesMs
  const count = locationCount * screensPerLocation
  await tables.insert(
    'watched_screens',
    Array.from({ length: count }, (_, n) => ({
      number: n + 1,
      location_id: locationId(Math.floor(n / screensPerLocation)),
      screen_id: screenId(n),
      hanging_id: screenId(n),
      name: `Screen ${n}`,
      round: (n % screensPerLocation) + 1,
      state: isLost(Math.floor(n / screensPerLocation)) ? 'lost' : 'connected',
      since: stamp(since),
      ended_at: null,
    })),
  )
  const lost = Array.from({ length: locationCount }, (_, location) => location).filter(isLost)
  await tables.insert(
    'users',
    lost.map((location) => ({
      id: `owner-${location}`,
      email: ownerOf(location),
      first_name: 'Owner',
      first_name_folded: 'owner',
      last_name: String(location),
      last_name_folded: String(location),
      role: 'location',
      is_active: 1,
      language: 'en',
      password_hash: 'none',
      created_at: stamp(since),
      updated_at: stamp(since),
    })),
  )
  await tables.insert(
    'user_locations',
    lost.map((location) => ({ user_id: `owner-${location}`, location_id: locationId(location) })),
  )
  await tables.insert(
    'outages',
    lost.map((location) => ({
      id: `outage-${location}`,
      kind: 'location-away',
      location_id: locationId(location),
      subject: '',
      since: stamp(since),
      due_at: stamp(dueAt),
      told_at: null,
      ended_at: null,
      what: JSON.stringify({ countsFrom: since }),
      part_of: null,
    })),
  )
}

async function measure(engine: Engine): Promise<Verdict> {
  const mailServer = await startMailServer()
  let dueAt = 0
  const server = await openFilledServer(
    engine,
    (tables) => {
      dueAt = Date.now() + dueInMs
      return fill(tables, dueAt)
    },
    { SMTP_URL: mailServer.url, ADMIN_URL: 'https://console.example.test' },
  )
  try {
    const wanted = Array.from({ length: locationCount }, (_, location) => location).filter(
      isLost,
    ).length
    await until('every email is accepted', () => mailServer.accepted.size >= wanted, 90_000)
    const times = [...mailServer.accepted.values()].map((at) => at - dueAt)
    const seconds = (ms: number) => (ms / 1_000).toFixed(1)
    return {
      measured: `${seconds(Math.max(...times))} s at most, ${seconds(median(times))} at the median of ${times.length}`,
      isMet: Math.max(...times) <= wantedMs,
    }
  } finally {
    mailServer.end()
    await server.close()
  }
}

export const alerts: Benchmark = {
  id: 'A1',
  what: 'alert from its due time to the mail server’s acceptance, 1,000 locations, a fifth of them offline',
  target: '≤ 30 s',
  run: () => measureEngines(measure),
}
