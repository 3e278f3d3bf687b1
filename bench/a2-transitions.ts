import { type Benchmark, progress } from './kit/benchmark.ts'
import { createStorage, type Engine, engines, type OpenTables } from './kit/database.ts'
import { fillScreens, screensPerLocation } from './kit/fleet.ts'
import { growHistory } from './kit/fleet-growth.ts'
import { openDatabase } from '../server/src/platform/database/database.ts'

/** Ten thousand take ten minutes on each engine. */
const screens = Number(process.env['BENCH_SCREENS'] ?? 2_000)
const span = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2026, 0, 1) }
const months = 12
const wanted = 200

/** What all tables and indexes take. */
async function bytesOf(engine: Engine, tables: OpenTables): Promise<number> {
  const texts = {
    SQLite: `select (page_count - freelist_count) * page_size as bytes
      from pragma_page_count(), pragma_freelist_count(), pragma_page_size()`,
    PostgreSQL: `select pg_total_relation_size('watched_screens')
      + pg_total_relation_size('screen_transitions')
      + pg_total_relation_size('packed_months') as bytes`,
  }
  const [row] = await tables.query<{ bytes: number | string }>(texts[engine])
  return Number(row?.bytes)
}

async function measure(engine: Engine): Promise<{ text: string; bytes: number }> {
  const storage = await createStorage(engine)
  try {
    // Makes the tables.
    await (await openDatabase(storage.settings)).close()
    const tables = await storage.open()
    await fillScreens(tables, screens)
    const before = await bytesOf(engine, tables)
    await tables.close()
    const transitions = await growHistory(storage, screens, span)
    const after = await storage.open()
    const bytes = ((await bytesOf(engine, after)) - before) / screens / months
    const [row] = await after.query<{ bytes: number | string }>(
      `select (select sum(length(changes)) from screen_transitions)
        + (select sum(length(screens)) from packed_months) as bytes`,
    )
    await after.close()
    const each = transitions / screens / months
    const text = `${engine} ${bytes.toFixed(0)} bytes (${each.toFixed(1)} transitions in ${(Number(row?.bytes) / screens / months).toFixed(0)} bytes of text)`
    progress(text)
    return { text, bytes }
  } finally {
    await storage.remove()
  }
}

/** A fleet's year, written by the watch's own statements hour by hour; gyms of ten. */
export const transitions: Benchmark = {
  id: 'A2',
  what: `transitions of ${screens.toLocaleString('en')} screens (gyms of ${screensPerLocation}) over a simulated year, a screen and month`,
  target: `≤ ${wanted} bytes`,
  async run() {
    const found = []
    for (const engine of engines) found.push(await measure(engine))
    return {
      measured: found.map(({ text }) => text).join('; '),
      isHeld: found.every(({ bytes }) => bytes <= wanted),
    }
  },
}
