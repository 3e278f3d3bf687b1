import { randomBytes } from 'node:crypto'
import { type Call, calls } from '@roundboard/contract'
import { createClient } from '@roundboard/client'
import { type Benchmark, median, progress, quantile } from './kit/benchmark.ts'
import {
  fillScreens,
  fillStaff,
  fillWorkouts,
  locationId,
  screenToken,
  staffToken,
} from './kit/fleet.ts'
import { end, startHelper } from './kit/processes.ts'
import { clientOf, openFilledServer } from './kit/server.ts'
import type { PacedResult } from './load/paced-heartbeats.ts'
import type { FloodRequest, FloodTally } from './load/flood.ts'

const screens = 1_000
const warmUpSeconds = 25
const idleSeconds = 10
const floodSeconds = 15
const wantedRatio = 3
const wantedMs = 250

interface Flood {
  readonly caller: string
  readonly requests: readonly FloodRequest[]
  readonly connections: number
  readonly everyMs: number
}

// The most deeply nested lists allowed, which take longest to parse.
const nested = `${'['.repeat(14)}${']'.repeat(14)}`
const listsOf = (bytes: number) =>
  `{"x":[${Array.from({ length: Math.floor((bytes - 10) / (nested.length + 1)) }, () => nested).join(',')}]}`

/** The largest body allowed, a larger one, and one of nothing but nesting. */
function bodiesFor(
  { method, path, bodyMax }: Call,
  headers: Readonly<Record<string, string>>,
): FloodRequest[] {
  const bodies = [listsOf(bodyMax), listsOf(900_000), '['.repeat(bodyMax)]
  return bodies.map((body) => ({ method, path, headers, body }))
}

// As in the security test.
const fast = { connections: 4, everyMs: 0 }
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function findFloods(url: string): Promise<Flood[]> {
  const root = clientOf(url, staffToken)
  const anyone = createClient({ baseUrl: url })

  const sessionOf = async (role: 'location' | 'api-access') => {
    const person = { email: `${role}@roundboard.test`, password: 'correct horse battery' }
    const locations = role === 'location' ? [locationId(0)] : []
    const body = { ...person, firstName: 'Flood', lastName: 'Sender', role, locations }
    await root.call(calls.createUser, { body })
    const { token } = await anyone.call(calls.logIn, { body: person })
    return bearer(token)
  }

  const { address } = await root.call(calls.createCoachPass, { params: { id: locationId(0) } })
  const secret = `rbp_${randomBytes(32).toString('base64url')}`
  const link = address.slice(address.indexOf('#') + 1)
  await anyone.call(calls.openCoachPass, { body: { link, secret } })

  const key = await root.call(calls.createApiKey, {
    body: { name: 'Flood', scopes: ['version:read'] },
  })
  const feed = await root.call(calls.renewCalendarFeed, { body: { location: locationId(0) } })
  const get = (path: string): FloodRequest => ({ method: 'GET', path, headers: {} })

  const logInRequest: FloodRequest = {
    ...{ method: calls.logIn.method, path: calls.logIn.path, headers: {} },
    body: '{"email":"nobody@example.test","password":"not the right one"}',
  }
  return [
    {
      caller: '50 anonymous addresses',
      requests: [...bodiesFor(calls.createScreenLink, {}), logInRequest],
      // The rate limit of one address: 1,200 a minute.
      ...{ connections: 50, everyMs: 50 },
    },
    {
      caller: 'a location session',
      requests: bodiesFor(calls.createAnnouncement, await sessionOf('location')),
      ...fast,
    },
    {
      caller: 'an api-access session',
      requests: bodiesFor(calls.updateMe, await sessionOf('api-access')),
      ...fast,
    },
    {
      caller: 'an API key',
      requests: bodiesFor(calls.getLatestVersion, bearer(key.secret)),
      ...fast,
    },
    {
      caller: 'a screen token',
      requests: bodiesFor(calls.heartbeat, { 'screen-auth-token': screenToken(screens - 1) }),
      ...fast,
    },
    {
      caller: 'a coach pass',
      requests: bodiesFor(calls.actOnTimer, bearer(secret)),
      ...fast,
    },
    { caller: 'a calendar', requests: [get(feed.path)], ...fast },
    { caller: '/api/docs', requests: [get('/api/docs')], ...fast },
  ]
}

/** Each kind of caller sends its most expensive requests; compared with the idle server. */
export const flood: Benchmark = {
  id: 'S11',
  what: 'a heartbeat while each kind of caller floods the server, against an idle server',
  target: `median ≤ ${wantedRatio} ×; p99 ≤ ${wantedMs} ms`,
  async run() {
    const server = await openFilledServer(
      'SQLite',
      async (tables) => {
        await fillScreens(tables, screens)
        await fillWorkouts(tables, 90)
        await fillStaff(tables)
      },
      { TRUST_PROXY: 'loopback' },
    )
    const load = startHelper('load/paced-heartbeats.ts')
    const crowd = startHelper('load/flood.ts')
    const beat = async (seconds: number): Promise<readonly number[]> => {
      // The last screen's token belongs to the flood.
      const order = { url: server.url, screens: screens - 1, seconds }
      const { tookMs, failed } = await load.ask<PacedResult>(order)
      if (failed > 0) throw new Error(`${failed} of ${tookMs.length} heartbeats failed`)
      return tookMs
    }
    try {
      const floods = await findFloods(server.url)
      await beat(warmUpSeconds)
      const found: { text: string; isMet: boolean }[] = []
      for (const { caller, ...flood } of floods) {
        const idle = await beat(idleSeconds)
        await crowd.ask({ kind: 'start', url: server.url, ...flood })
        const crowded = await beat(floodSeconds)
        const tally = await crowd.ask<FloodTally>({ kind: 'stop' })
        const ratio = median(crowded) / median(idle)
        const p99 = quantile(crowded, 0.99)
        const text = `${caller} ${ratio.toFixed(2)} ×, p99 ${p99.toFixed(0)} ms (${median(crowded).toFixed(1)} against ${median(idle).toFixed(1)} ms)`
        progress(`${text}; answered ${JSON.stringify(tally)}`)
        found.push({ text, isMet: ratio <= wantedRatio && p99 <= wantedMs })
      }
      return {
        measured: found.map(({ text }) => text).join('; '),
        isMet: found.every(({ isMet }) => isMet),
      }
    } finally {
      await Promise.all([load.child, crowd.child].map((child) => end(child)))
      await server.close()
    }
  },
}
