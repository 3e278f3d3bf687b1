import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { until, wait } from '../kit/benchmark.ts'
import {
  fillOwners,
  fillPasses,
  fillScreens,
  fillStaff,
  fillWorkouts,
  screensPerLocation,
  staffToken,
} from '../kit/fleet.ts'
import { openPostgres } from '../kit/database.ts'
import { readNumber, readOptions, refuse } from '../kit/options.ts'
import { end, type Helper, startHelper } from '../kit/processes.ts'
import { clientOf } from '../kit/server.ts'
import { judge, readHistory, type Verdict } from './checker.ts'
import { type Fault, faults, pairsOf } from './faults.ts'
import { type Event, openHistory } from './history.ts'
import { noteFinalState, watchLeases } from './final-state.ts'
import type { PeopleOrder } from './people.ts'
import { drawPlot } from './plot.ts'
import { randomFrom } from './requests.ts'
import { openSite } from './site.ts'

const usage =
  'npm run soak -- --seed 1 --minutes 60 --screens 20000 --servers 4 [--faults "server killed,full disk"] [--plot soak.svg] [--keep]'

const options = readOptions(usage, () =>
  parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      minutes: { type: 'string', default: '60' },
      screens: { type: 'string', default: '20000' },
      servers: { type: 'string', default: '4' },
      /** Runs only these, in this order; `none` runs without faults. */
      faults: { type: 'string' },
      /** The file for a plot of connected screens and the lag of edits. */
      plot: { type: 'string' },
      /** Keeps the history and the servers' logs. */
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }),
)
if (options.help) {
  console.log(usage)
  process.exit(0)
}
const seed = readNumber('seed', options.seed, 0)
const minutes = readNumber('minutes', options.minutes, 1)
const screens = readNumber('screens', options.screens, 1)
const servers = readNumber('servers', options.servers, 1)
const wanted = options.faults?.split(',').map((name) => name.trim())
const unknown = wanted?.filter(
  (name) => name !== 'none' && !faults.some((one) => one.name === name),
)
if (unknown !== undefined && unknown.length > 0)
  refuse(
    `No such fault: ${unknown.join(', ')}. Available: ${faults.map(({ name }) => name).join(', ')}.`,
  )

const random = randomFrom(seed)
const screensPerHelper = 2_500
const recoverWithinMs = 75_000
/** Long enough to take samples before and after the faults. */
const calmSeconds = Math.max(30, minutes * 6)
/** Heartbeats are written every five seconds. */
const seenAfterMs = 6_000
const lastEditsMs = 6_000
const between = 12_000
/** A location without power is red after 90 s, and its owner gets an email after another minute. */
const powerOffMs = 200_000

const folder = await mkdtemp(join(tmpdir(), 'roundboard-soak-'))
const parts = join(folder, 'parts')
await mkdir(parts)
const history = openHistory(join(parts, 'soak.ndjson'))
const startedAt = performance.now()
const say = (text: string) => {
  const seconds = String(Math.round((performance.now() - startedAt) / 1000)).padStart(5)
  console.log(`${seconds} s  ${text}`)
}

const locations = Math.ceil(screens / screensPerLocation)
const consoles = Math.min(40, Math.max(2, Math.ceil(screens / 250)))
const remotes = Math.min(200, locations)
const editors = 4
const site = await openSite({ folder, servers, screens, history })
const place = { site, staff: clientOf(site.urls[0] ?? '', staffToken) }
const loads: Helper[] = []

/** Lets a server create the schema, then adds the franchise. */
async function fillDatabase(): Promise<void> {
  const [first] = site.servers
  await first?.start()
  await first?.stop('SIGTERM')
  const tables = await openPostgres(site.database.url)
  try {
    await fillScreens(tables, screens)
    await fillWorkouts(tables, 9 * 14)
    await fillStaff(tables, consoles + editors + 2)
    await fillOwners(tables, locations)
    await fillPasses(tables, { count: remotes, locations })
    await tables.query('update locations set away_minutes = 1, is_active = 1')
    await watchLeases(tables)
  } finally {
    await tables.close()
  }
}

async function count(kind: 'streams' | 'beats'): Promise<number> {
  const counts = await Promise.all(loads.map((load) => load.ask<number>({ kind })))
  return counts.reduce((sum, one) => sum + one, 0)
}

async function startLoad(): Promise<Helper> {
  for (let from = 0; from < screens; from += screensPerHelper) {
    const file = join(parts, `screens-${String(from)}.ndjson`)
    loads.push(startHelper('soak/screens.ts', [file, String(seed + from)]))
  }
  const perSecond = Math.max(20, 300 / loads.length)
  await Promise.all(
    loads.map((load, index) => {
      const from = index * screensPerHelper
      const count = Math.min(screensPerHelper, screens - from)
      return load.ask({ kind: 'start', urls: site.urls, from, count, perSecond })
    }),
  )
  await until('every stream is open', async () => (await count('streams')) >= screens, 300_000)
  await until('every screen has sent a heartbeat', async () => (await count('beats')) >= screens)
  await wait(seenAfterMs)
  const people = startHelper('soak/people.ts', [join(parts, 'people.ndjson'), String(seed)])
  const order: PeopleOrder = {
    ...{ kind: 'start', urls: site.urls, locations, consoles, remotes, editors },
    // Every second edit changes a workout, which a ninth of the screens then fetch.
    editEveryMs: Math.max(8_000, (editors / 2) * (screens / 9) * 7),
    uploadEveryMs: 20_000,
  }
  await people.ask(order)
  return people
}

/** Samples each server's resources several times. */
async function measureServers(): Promise<void> {
  for (let times = 0; times < 5; times += 1) {
    for (const one of site.servers) await one.send('SIGUSR2')
    await wait(3_000)
    const found = await site.database.query<{ name: string; n: number }>(
      'select application_name as name, count(*)::int as n from pg_stat_activity group by 1',
    )
    for (const one of site.servers) {
      const measured = one.measure()
      const connections = found.find(({ name }) => name === one.name)?.n ?? 0
      if (measured) history.note({ is: 'sample', server: one.name, ...measured, connections })
    }
  }
}

async function cutPower(location: number): Promise<void> {
  const first = location * screensPerLocation
  const dark = Array.from({ length: screensPerLocation }, (_, n) => `screen ${String(first + n)}`)
  const name = `location ${String(location)}`
  const note = (isOn: boolean) => {
    history.note({ is: 'power', location: name, screens: dark, isOn })
  }
  note(false)
  const load = loads[Math.floor(first / screensPerHelper)]
  await load?.ask({ kind: 'power', location, offForMs: powerOffMs })
  setTimeout(note, powerOffMs, true).unref()
}

const isRecovered = async () => {
  const healthy = await Promise.all(site.servers.map((one) => one.isHealthy()))
  return healthy.every(Boolean) && (await count('streams')) >= (screens - screensPerLocation) * 0.99
}

/** Faults that couldn't be injected as planned, which invalidates the run. */
const failures: string[] = []

const databaseFirst = (one: Fault, other: Fault) =>
  Number(other.of === 'database') - Number(one.of === 'database')

/** Injects one fault, or two at once, and waits until the load is back to normal. */
async function inject(together: readonly Fault[]): Promise<void> {
  const name = together.map((fault) => fault.name).join(' + ')
  const mayRefuse = together.some((fault) => fault.mayRefuse === true)
  const isGraceful = together.every((fault) => fault.isGraceful === true)
  const note = (state: Extract<Event, { is: 'fault' }>['state']) => {
    history.note({ is: 'fault', name, state, mayRefuse, isGraceful })
  }
  const attempt = (what: Promise<unknown>) =>
    what.catch((error: unknown) => {
      failures.push(`${name}: ${String(error).split('\n')[0] ?? ''}`)
    })
  note('begins')
  for (const fault of together) await attempt(fault.begin(place))
  const isOverAtOnce = together.every((fault) => fault.isOverAtOnce === true)
  if (isOverAtOnce) note('over')
  await wait(Math.max(...together.map(({ seconds }) => seconds)) * 1000)
  // A restarted server needs its database.
  for (const fault of together.toSorted(databaseFirst)) await attempt(fault.end(place))
  if (!isOverAtOnce) note('over')
  const overAt = performance.now()
  await until('the load has recovered', isRecovered, recoverWithinMs).catch(() => undefined)
  const took = ((performance.now() - overAt) / 1000).toFixed(0)
  await wait(3_000)
  note('recovered')
  say(`${name}: recovered ${took} s after its end, ${String(await count('streams'))} streams`)
}

async function run(): Promise<void> {
  say(`filling the database for ${String(screens)} screens`)
  await fillDatabase()
  await Promise.all(site.servers.map((one) => one.start()))
  await site.openProxies()
  say(`${String(servers)} servers behind ${String(site.urls.length)} HAProxy; opening streams`)
  history.note({ is: 'run', screens, seed })
  const people = await startLoad()
  say('load is running')
  const endAt = performance.now() + minutes * 60_000
  const left = () => (endAt - performance.now()) / 1000
  await wait(Math.min(calmSeconds, minutes * 20) * 1000)
  await measureServers()
  if (minutes >= 6) await cutPower(Math.floor(random() * locations))
  const singles =
    wanted === undefined
      ? [...faults].sort(() => random() - 0.5)
      : wanted.flatMap((name) => faults.filter((one) => one.name === name))
  const plan = [...singles.map((one) => [one]), ...(wanted === undefined ? pairsOf(random) : [])]
  let had = 0
  for (const together of plan) {
    const takes = Math.max(...together.map(({ seconds }) => seconds)) + 45
    if (wanted === undefined && left() < takes + calmSeconds / 2) break
    await inject(together)
    had += 1
    await wait(between)
  }
  say(
    `${String(had)} of ${String(plan.length)} faults and pairs done; no more faults until the end`,
  )
  await wait(Math.max(left(), calmSeconds / 2, 30) * 1000)
  await measureServers()
  await people.ask({ kind: 'stop' })
  // Lets the last edits arrive.
  await wait(lastEditsMs)
  await Promise.all(loads.map((load) => load.ask({ kind: 'stop' })))
  await Promise.all([people, ...loads].map(({ child }) => end(child)))
  for (const one of site.servers) await one.stop('SIGTERM')
  await noteFinalState(site, history)
  await history.close()
}

/** Merges all parts into one file, sorted by time. */
async function mergeParts(): Promise<string> {
  const merged = join(folder, 'history.ndjson')
  const files = (await readdir(parts)).map((name) => join(parts, name))
  const out = openSync(merged, 'w')
  const sorted = spawnSync('sort', files, {
    env: { ...process.env, LC_ALL: 'C' },
    stdio: ['ignore', out, 'inherit'],
  })
  closeSync(out)
  if (sorted.status !== 0) throw new Error('sort failed')
  return merged
}

function print(verdicts: readonly Verdict[]): void {
  for (const { id, what, isHeld, figure, broken } of verdicts) {
    console.log(`(${id}) ${isHeld ? 'held  ' : 'BROKEN'} ${what}: ${figure}`)
    for (const text of broken) console.log(`           ${text}`)
  }
}

let isHeld = false
try {
  await run()
  const merged = await mergeParts()
  const verdicts = await judge(readHistory(merged))
  print(verdicts)
  for (const failure of failures) console.log(`Couldn't inject a fault: ${failure}`)
  isHeld = failures.length === 0 && verdicts.every((verdict) => verdict.isHeld)
  if (options.plot !== undefined) await writeFile(options.plot, await drawPlot(readHistory(merged)))
} finally {
  await site.close()
  if (options.keep) console.log(`The history and the servers' logs are in ${folder}.`)
  else await rm(folder, { recursive: true, force: true })
}
process.exit(isHeld ? 0 : 1)
