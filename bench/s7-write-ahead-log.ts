import { type Benchmark, progress, wait } from './kit/benchmark.ts'
import type { OpenTables } from './kit/database.ts'
import { fillScreens, fillWorkouts } from './kit/fleet.ts'
import { end, startHelper } from './kit/processes.ts'
import { openFilledServer } from './kit/server.ts'

const screens = 2_000
/** A minute of the fleet takes a second here, written in this many batches. */
const portions = 10
const minutes = 60
const minutesBefore = 10
/** PostgreSQL logs the whole page at its first change after a checkpoint. */
const minutesPerCheckpoint = 5
const minutesPerDay = 1_440
const wantedMb = 0.2
const wantedShare = 0.95

interface Counters {
  readonly wal: number
  readonly updates: number
  readonly hot: number
}

async function read(tables: OpenTables): Promise<Counters> {
  const [row] = await tables.query<Record<keyof Counters, string>>(
    `select pg_current_wal_lsn() - '0/0'::pg_lsn as wal, n_tup_upd as updates, n_tup_hot_upd as hot
     from pg_stat_user_tables where relname = 'screen_presence'`,
  )
  return { wal: Number(row?.wal), updates: Number(row?.updates), hot: Number(row?.hot) }
}

/** Vacuums each minute, as often as autovacuum does at most. */
export const writeAheadLog: Benchmark = {
  id: 'S7',
  what: 'PostgreSQL: write-ahead log per screen and day; heap-only updates of presence',
  target: `≤ ${wantedMb} MB; ≥ ${wantedShare * 100} %`,
  async run() {
    const server = await openFilledServer(
      'PostgreSQL',
      async (tables) => {
        await fillScreens(tables, screens)
        await fillWorkouts(tables, 270)
      },
      { HEARTBEAT_FLUSH_MS: '100' },
    )
    const load = startHelper('load/heartbeats.ts')
    const tables = await server.storage.open()
    const minute = async () => {
      const each = screens / portions
      for (let portion = 0; portion < portions; portion += 1) {
        const nextAt = performance.now() + 1_000 / portions
        const order = { url: server.url, connections: 4, order: 'each once' }
        await load.ask({ ...order, screens: each, from: portion * each })
        await wait(Math.max(0, nextAt - performance.now()))
      }
      await tables.query('vacuum screen_presence')
    }
    try {
      for (let count = 0; count < minutesBefore; count += 1) await minute()
      progress(`${screens} screens, ${minutes} minutes in fast motion`)
      await tables.query('checkpoint')
      const before = await read(tables)
      for (let count = 1; count <= minutes; count += 1) {
        await minute()
        if (count % minutesPerCheckpoint === 0) await tables.query('checkpoint')
      }
      await wait(1_500)
      const after = await read(tables)
      const updates = after.updates - before.updates
      const share = (after.hot - before.hot) / updates
      const mb = ((after.wal - before.wal) / screens / minutes / 1e6) * minutesPerDay
      return {
        measured: `${mb.toFixed(2)} MB; ${(share * 100).toFixed(1)} % of ${updates}`,
        isMet: mb <= wantedMb && share >= wantedShare && updates >= screens * minutes * 0.95,
      }
    } finally {
      await tables.close()
      await end(load.child)
      await server.close()
    }
  },
}
