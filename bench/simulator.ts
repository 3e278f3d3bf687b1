import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { calls } from '@roundboard/contract'
import { wait } from './kit/benchmark.ts'
import { createStorage } from './kit/database.ts'
import { screensPerLocation } from './kit/fleet.ts'
import { readNumber, readOptions, refuse } from './kit/options.ts'
import { pair } from './kit/pairing.ts'
import { end, residentBytes } from './kit/processes.ts'
import { noTally, type SimulatedScreen, startScreen } from './kit/screen.ts'
import { logIn, type Server, startServer } from './kit/server.ts'

const usage =
  'npm run simulate -- --screens 500 --minutes 2 --power-cuts 5 [--url http://127.0.0.1:8080 --email … --password …]'

const options = readOptions(usage, () =>
  parseArgs({
    options: {
      screens: { type: 'string', default: '100' },
      minutes: { type: 'string', default: '2' },
      /** The percentage of screens that lose power each minute. */
      'power-cuts': { type: 'string', default: '5' },
      /** A running server; by default, starts one with an empty database. */
      url: { type: 'string' },
      email: { type: 'string', default: 'super@roundboard.test' },
      password: { type: 'string', default: 'roundboard-demo' },
      help: { type: 'boolean', default: false },
    },
  }),
)

if (options.help) {
  console.log(usage)
  process.exit(0)
}

const count = readNumber('screens', options.screens, 1)
const minutes = readNumber('minutes', options.minutes, 0)
const powerCuts = readNumber('power-cuts', options['power-cuts'], 0)
if (options.url !== undefined && !/^https?:$/.test(URL.parse(options.url)?.protocol ?? ''))
  refuse(`--url must be an address such as http://127.0.0.1:8080, not '${options.url}'.`)

/** Each location has a separate address in the proxy's header. */
const addressOf = (n: number) => ({
  'x-forwarded-for': `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`,
})

async function startOwn(): Promise<{ server: Server; remove(): Promise<void> }> {
  const storage = await createStorage('SQLite')
  const server = await startServer(storage, { DEMO: 'true', TRUST_PROXY: 'true' })
  return { server, remove: storage.remove }
}

async function run(url: string, server: Server | undefined): Promise<void> {
  const staff = await logIn(url, options)
  const tally = noTally()
  const screens: SimulatedScreen[] = []

  async function addLocation(n: number): Promise<void> {
    const location = await staff.call(calls.createLocation, {
      body: {
        name: `Simulated gym ${n}`,
        locationIdentifier: `SIM-${String(Date.now()).slice(-8, -3)}${String(n).padStart(5, '0')}`,
        timeZone: 'America/New_York',
        language: 'en-us',
      },
    })
    const rounds = Math.min(screensPerLocation, count - n * screensPerLocation)
    for (let round = 1; round <= rounds; round += 1) {
      const body = { name: `Screen ${round}`, round, location: location.id }
      const { id } = await staff.call(calls.createScreen, { body })
      const token = await pair(url, staff, id, addressOf(n))
      screens.push(startScreen({ url, token, tally, headers: addressOf(n) }))
    }
  }

  const startedAt = performance.now()
  const say = (what: string) => {
    const seconds = String(Math.round((performance.now() - startedAt) / 1000)).padStart(4)
    const memory =
      server === undefined
        ? ''
        : `, server ${(residentBytes(server.child) / 2 ** 20).toFixed(0)} MB`
    console.log(
      `${seconds} s  ${what}: ${tally.streams} streams, ${tally.beats} heartbeats, ${tally.events} events, ${tally.programmes} programs, ${(tally.mediaBytes / 2 ** 20).toFixed(0)} MB of media, ${tally.powerCuts} power cuts, ${tally.unreachable} unreachable, ${tally.failed} responses with 5xx${memory}`,
    )
  }

  for (let n = 0; n < Math.ceil(count / screensPerLocation); n += 1) {
    await addLocation(n)
    if (n % 10 === 9) say(`paired ${screens.length}`)
  }
  const endAt = performance.now() + minutes * 60_000
  const cutsPerSecond = (powerCuts / 100 / 60) * count
  let lastSaid = 0
  while (performance.now() < endAt) {
    await wait(1_000)
    for (let cuts = cutsPerSecond; cuts > Math.random(); cuts -= 1)
      screens[randomInt(screens.length)]?.cutPower(5_000 + Math.random() * 30_000)
    if (performance.now() - lastSaid < 10_000) continue
    lastSaid = performance.now()
    say('running')
  }
  say('done')
  for (const screen of screens) screen.stop()
}

if (options.url === undefined) {
  const { server, remove } = await startOwn()
  try {
    await run(server.url, server)
  } finally {
    await end(server.child)
    await remove()
  }
} else await run(options.url, undefined)
process.exit(0)
