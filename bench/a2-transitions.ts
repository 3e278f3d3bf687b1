import type { Benchmark, Verdict } from './kit/benchmark.ts'
import { createStorage, type Engine, measureEngines, type OpenTables } from './kit/database.ts'
import { fillScreens } from './kit/fleet.ts'
import { transitionRows, watchedOf } from './kit/fleet-history.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'

const screens = Number(process.env['BENCH_SCREENS'] ?? 2_000)
const span = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 0, 1) }
const months = 12
const wanted = 2_500

/** The bytes of all tables and indexes. */
async function bytesOf(engine: Engine, tables: OpenTables): Promise<number> {
  const texts = {
    SQLite: `select (page_count - freelist_count) * page_size as bytes
      from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
    PostgreSQL: `select pg_total_relation_size('watched_screens')
      + pg_total_relation_size('screen_transitions') as bytes`,
  }
  const [row] = await tables.query<{ bytes: number | string }>(texts[engine])
  return Number(row?.bytes)
}

async function measure(engine: Engine): Promise<Verdict> {
  const storage = await createStorage(engine)
  try {
    // Creates the tables.
    await (await openDatabase(storage.settings)).close()
    const tables = await storage.open()
    await fillScreens(tables, screens)
    const before = await bytesOf(engine, tables)
    const rows = transitionRows(screens, span)
    await tables.insert('watched_screens', watchedOf(screens, span))
    await tables.insert('screen_transitions', rows)
    const bytes = ((await bytesOf(engine, tables)) - before) / screens / months
    await tables.close()
    const each = rows.length / screens / months
    return {
      measured: `${bytes.toFixed(0)} bytes (${each.toFixed(1)} transitions)`,
      isMet: bytes <= wanted,
    }
  } finally {
    await storage.remove()
  }
}

/** A year of locations with ten screens, in chronological order. */
export const transitions: Benchmark = {
  id: 'A2',
  what: `transitions of ${screens.toLocaleString('en')} screens over a simulated year, per screen and month`,
  target: `≤ ${wanted} bytes`,
  run: () => measureEngines(measure),
}
