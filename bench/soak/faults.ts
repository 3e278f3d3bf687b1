import type { Client } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { end, startHelper } from '../kit/processes.ts'
import { runningFirst, type Site, type SoakServer } from './site.ts'

export interface Fault {
  readonly name: string
  /** How long it lasts. */
  readonly seconds: number
  /** What it breaks: two faults of the same thing never run at once. */
  readonly of:
    | 'server-1'
    | 'server-2'
    | 'server-3'
    | 'server-4'
    | 'database'
    | 'storage'
    | 'clients'
    | 'all'
  /** Servers may respond with 503 and Retry-After meanwhile. */
  readonly mayRefuse?: boolean
  /** No call may fail in any other way. */
  readonly isGraceful?: boolean
  /** Restarts a server meanwhile, which needs a database. */
  readonly restarts?: boolean
  /** Screens recover without waiting for `end`. */
  readonly isOverAtOnce?: boolean
  /** The test that covers it singly. */
  readonly test: string
  begin(place: Place): Promise<unknown>
  end(place: Place): Promise<unknown>
}

/** What faults act on. */
export interface Place {
  readonly site: Site
  readonly staff: Client
}

const nothing = () => Promise.resolve()

/** The nth server, or another one if there are fewer. */
function server({ site: { servers } }: Place, n: 1 | 2 | 3 | 4): SoakServer {
  const found = servers[(n - 1) % servers.length]
  if (found === undefined) throw new Error('a site has servers')
  return found
}

async function restart(one: SoakServer, more: Readonly<Record<string, string>> = {}) {
  await one.stop('SIGTERM')
  await one.start(more)
}

/** Shifts both ways in which a program reads the time of day. */
function clockOff(ms: number): Record<string, string> {
  const script = `const True = Date
    globalThis.Date = class extends True {
      constructor(...given) { given.length === 0 ? super(True.now() + ${String(ms)}) : super(...given) }
      static now() { return True.now() + ${String(ms)} }
    }`
  return { NODE_OPTIONS: runningFirst(script) }
}

const flood = {
  requests: [
    { method: 'GET', path: '/api/v1/app', headers: {} },
    {
      method: calls.logIn.method,
      path: calls.logIn.path,
      headers: {},
      body: '{"email":"nobody@example.test","password":"not the right one"}',
    },
    {
      method: calls.createScreenLink.method,
      path: calls.createScreenLink.path,
      headers: {},
      body: '{"authCode":"ABC123"}',
    },
  ],
  ...{ connections: 50, everyMs: 20 },
}
let crowd: ReturnType<typeof startHelper> | undefined

const build = 'soak-build'
const list = { id: build, files: [{ path: 'index.html', sha256: '0'.repeat(64), bytes: 1 }] }

/** All faults. */
export const faults: readonly Fault[] = [
  {
    ...{ name: 'server killed', seconds: 15, of: 'server-1', isOverAtOnce: true },
    test: 'server/src/process.test.ts',
    begin: (place) => server(place, 1).stop('SIGKILL'),
    end: (place) => server(place, 1).start(),
  },
  {
    ...{ name: 'server stopped 45 s', seconds: 45, of: 'server-2' },
    test: 'server/src/areas/fleet/presence/stalled-server.test.ts',
    begin: (place) => server(place, 2).send('SIGSTOP'),
    end: (place) => server(place, 2).send('SIGCONT'),
  },
  {
    ...{ name: 'rolling restart', seconds: 1, of: 'all', mayRefuse: true, isGraceful: true },
    test: 'server/src/platform/http/stopping.test.ts',
    async begin({ site: { servers } }) {
      for (const one of servers) await restart(one)
    },
    end: nothing,
  },
  {
    ...{ name: 'database killed', seconds: 2, of: 'database', mayRefuse: true },
    test: 'server/src/process.test.ts',
    begin: ({ site: { database } }) => database.kill(),
    end: ({ site: { database } }) => database.start(),
  },
  {
    ...{ name: 'database stopped 20 s', seconds: 20, of: 'database', mayRefuse: true },
    test: 'server/src/faults.nightly.test.ts',
    begin: ({ site: { database } }) => database.halt(),
    end: ({ site: { database } }) => database.start(),
  },
  {
    ...{ name: 'listeners terminated', seconds: 2, of: 'database' },
    test: 'server/src/platform/database/notifications.test.ts',
    begin: ({ site: { database } }) =>
      database.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen %'`,
      ),
    end: nothing,
  },
  {
    ...{ name: 'notifications lost in PgBouncer', seconds: 30, of: 'server-4', restarts: true },
    test: 'server/src/platform/database/notifications.test.ts',
    async begin(place) {
      const last = server(place, 4)
      await restart(last, { DATABASE_URL: place.site.pooledUrl(last.name) })
    },
    end: (place) => restart(server(place, 4)),
  },
  {
    // Long enough for screens to notice the silence.
    ...{ name: 'half-open connections', seconds: 55, of: 'server-3' },
    test: 'client/src/event-stream.test.ts',
    begin: ({ site: { network } }) => network.ask({ kind: 'become', condition: 'half-open' }),
    end: ({ site: { network } }) => network.ask({ kind: 'become', condition: 'open' }),
  },
  {
    ...{ name: '300 ms and 2% loss', seconds: 25, of: 'server-3' },
    test: 'bench/w5-w6-clocks.ts',
    begin: ({ site: { network } }) =>
      network.ask({
        kind: 'delay',
        delays: { thereMs: 150, backMs: 150, jitterMs: 20, lossShare: 0.02, resentAfterMs: 600 },
      }),
    end: ({ site: { network } }) =>
      network.ask({ kind: 'delay', delays: { thereMs: 0, backMs: 0, jitterMs: 0 } }),
  },
  {
    ...{ name: 'clock 10 s ahead', seconds: 40, of: 'server-2', restarts: true },
    test: 'server/src/platform/jobs/jobs.test.ts',
    begin: (place) => restart(server(place, 2), clockOff(10_000)),
    end: (place) => restart(server(place, 2)),
  },
  {
    ...{ name: 'clock 10 s behind', seconds: 40, of: 'server-2', restarts: true },
    test: 'server/src/platform/jobs/jobs.test.ts',
    begin: (place) => restart(server(place, 2), clockOff(-10_000)),
    end: (place) => restart(server(place, 2)),
  },
  {
    ...{ name: 'full disk', seconds: 15, of: 'database', mayRefuse: true },
    test: 'server/src/full-postgres-disk.nightly.test.ts',
    begin: ({ site: { database } }) => database.fill(),
    end: ({ site: { database } }) => database.clear(),
  },
  {
    ...{ name: 'storage unavailable', seconds: 20, of: 'storage' },
    test: 'server/src/platform/files/s3-faults.test.ts',
    begin: ({ site: { storage } }) => storage.kill(),
    end: ({ site: { storage } }) => storage.start(),
  },
  {
    ...{ name: 'anonymous flood', seconds: 20, of: 'clients' },
    test: 'server/src/faults.nightly.test.ts',
    begin({ site: { urls } }) {
      crowd = startHelper('load/flood.ts')
      return crowd.ask({ kind: 'start', url: urls[0] ?? '', ...flood })
    },
    async end() {
      await crowd?.ask({ kind: 'stop' })
      if (crowd) await end(crowd.child)
    },
  },
  {
    ...{ name: 'rollout in progress', seconds: 30, of: 'clients' },
    test: 'server/src/areas/fleet/rollouts/rollout-watch.test.ts',
    async begin({ site: { database }, staff }) {
      const stamp = new Date().toISOString()
      await database.query(
        `insert into builds (id, list, found_at, settled_at)
          values ('${build}', '${JSON.stringify(list)}', '${stamp}', null) on conflict do nothing`,
      )
      await staff.call(calls.createRollout, { body: { build, ring: 'tenth' } })
    },
    async end({ staff }) {
      const { rollout } = await staff.call(calls.getBuilds, {})
      if (rollout === null) throw new Error('the rollout is gone')
      await staff.call(calls.updateRollout, {
        params: { id: rollout.id },
        body: { state: 'taken-back' },
      })
    },
  },
]

const isPair = (one: Fault, other: Fault) =>
  one.of !== 'all' &&
  other.of !== 'all' &&
  one.of !== other.of &&
  ![one, other].every((fault) => fault.restarts === true || fault.of === 'database')

/** All pairs of faults that break different things, in random order. */
export function pairsOf(random: () => number): (readonly [Fault, Fault])[] {
  const pairs = faults.flatMap((one, index) =>
    faults
      .slice(index + 1)
      .filter((other) => isPair(one, other))
      .map((other) => [one, other] as const),
  )
  return pairs
    .map((pair) => ({ pair, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ pair }) => pair)
}
