import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { calls } from '@roundboard/contract'
import { CompiledQuery, type Kysely } from 'kysely'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkChain } from './areas/operations/logs/index.ts'
import { openLogChain } from './platform/audit/audit-key.ts'
import { parseConfig } from './platform/config.ts'
import { BackupHead, BackupRow } from './platform/database/backup-format.ts'
import { type Db, openDatabase } from './platform/database/database.ts'
import type { Engine } from './platform/database/engine.ts'
import { migrate } from './platform/database/migrate.ts'
import { migrations } from './platform/database/migrations.ts'
import { aUser } from './testing/factories.ts'
import { type AnyTables, fillTables, listTables } from './testing/filled-tables.ts'
import { aDatabaseOf, type OldDatabase } from './testing/older-database.ts'
import { buildServer, engines } from './testing/test-server.ts'

/** Backups of demos, made by the code of these commits, and the keys of their audit logs. */
const auditKeys = {
  // The log had no key yet.
  '7e94dd0': undefined,
  '9bc38e1e': 'fd3Db729y969qWGCQQ1f8LZs0bGg9_Xzx2cJD8yJGCs',
  f1e406ab: 'zxT5OE8XzTkhFoLT_6AuRC8PfKwzdpNT3bnh74Jv8j4',
  c85b6b7c: 'GSaSUTxj2ik_3aTwACT7Fgc1-XFHgGHBPB49xrKS6eE',
} as const

/** Every released schema: the newest migration, the number of migrations and the latest backup before it. */
const releases = [
  { commit: '7e94dd0', schema: '0004-narrow-presence', count: 4, backup: '7e94dd0' },
  { commit: '72a3eb7e', schema: '0075-remote-passes', count: 37, backup: '7e94dd0' },
  { commit: '9bc38e1e', schema: '0081-equipment', count: 42, backup: '9bc38e1e' },
  { commit: 'b3bc781f', schema: '0082-low-vision-screens', count: 43, backup: '9bc38e1e' },
  { commit: '661a7f55', schema: '0083-exercise-names', count: 44, backup: '9bc38e1e' },
  { commit: '49279288', schema: '0084-cues', count: 45, backup: '9bc38e1e' },
  { commit: 'f1e406ab', schema: '0088-round-intervals', count: 48, backup: 'f1e406ab' },
  { commit: 'c85b6b7c', schema: '0107-logs-by-subject', count: 62, backup: 'c85b6b7c' },
] as const

/** Hashes of the tables that the migrations of each commit itself create. */
const tableHashes = {
  '7e94dd0': { SQLite: '5083e781cfe6d1d6', PostgreSQL: '810417cbf7dc3068' },
  '72a3eb7e': { SQLite: 'a55c36931d39d18d', PostgreSQL: '4413966f47257766' },
  '9bc38e1e': { SQLite: 'f5d4b0843ea7a7b6', PostgreSQL: '6b5ab916f8fadb11' },
  b3bc781f: { SQLite: '53756fc8905ac43d', PostgreSQL: 'a9508965881c8b58' },
  '661a7f55': { SQLite: '4ca16542805c2b77', PostgreSQL: 'd3aa86abd134a169' },
  '49279288': { SQLite: '01cc5dc6210d4c94', PostgreSQL: '423ad5d5a494faac' },
  f1e406ab: { SQLite: 'feacb5b197ae25d8', PostgreSQL: 'f4ec77f8ca8f63de' },
  c85b6b7c: { SQLite: '85b71ecc8925d200', PostgreSQL: '54c3d67d0c2ce105' },
} as const satisfies Record<(typeof releases)[number]['commit'], Record<Engine, string>>

test('new migrations sort after those of every release, or its databases can’t be upgraded', () => {
  const sorted = Object.keys(migrations('SQLite')).toSorted()
  const found = releases.map(({ commit, schema }) => [commit, sorted.indexOf(schema) + 1])
  expect(found).toEqual(releases.map(({ commit, count }) => [commit, count]))
})

type Row = Readonly<Record<string, unknown>>

async function readBackup(name: string) {
  const file = join(import.meta.dirname, 'testing/releases', `${name}.backup.gz`)
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown)
  const rows = new Map<string, Row[]>()
  for (const line of lines) {
    const [table, row] = BackupRow.safeParse(line).data ?? []
    if (table !== undefined && row !== undefined) rows.set(table, [...(rows.get(table) ?? []), row])
  }
  return { schema: BackupHead.parse(lines[0]).schema, rows }
}

async function fill(db: OldDatabase, rows: ReadonlyMap<string, readonly Row[]>) {
  for (const [table, all] of rows)
    if (table === 'logHead')
      await db
        .updateTable(table)
        .set(all[0] ?? {})
        .execute()
    else
      for (let from = 0; from < all.length; from += 100)
        await db
          .insertInto(table)
          .values(all.slice(from, from + 100))
          .execute()
}

/** What defines the tables, in an order and a form that don't depend on who created them. */
const definitions = {
  SQLite: `select name, sql as made from sqlite_schema
    where sql is not null and name not like 'kysely%' order by name`,
  PostgreSQL: `select table_name, column_name, data_type, is_nullable, column_default, collation_name
    from information_schema.columns where table_schema = 'public' and table_name not like 'kysely%'
    order by table_name, column_name`,
} as const satisfies Record<Engine, string>

async function hashOfTables(db: Kysely<AnyTables>, engine: Engine): Promise<string> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(definitions[engine]))
  // SQLite stores a table's definition as it was written, with its spaces and quotes.
  const made = JSON.stringify(rows, (_key, value: unknown) =>
    typeof value === 'string' && engine === 'SQLite' ? value.replaceAll(/["\s]/g, '') : value,
  )
  return createHash('sha256').update(made).digest('hex').slice(0, 16)
}

type Tables = ReadonlyMap<string, readonly Row[]>

async function readTables(db: Kysely<AnyTables>): Promise<Tables> {
  const tables = new Map<string, readonly Row[]>()
  for (const { name } of await listTables(db))
    tables.set(name, await db.selectFrom(name).selectAll().execute())
  return tables
}

/** The audit log is a chain, and triggers count rows. */
const notFilled = ['logs', 'log_head', 'row_counts']

async function aDatabaseFrom(
  { commit, schema, backup }: (typeof releases)[number],
  engine: Engine,
) {
  const { rows, schema: atBackup } = await readBackup(backup)
  let before: Tables = new Map()
  const settings = await aDatabaseOf(engine, atBackup, async (camelCased) => {
    await fill(camelCased, rows)
    await migrate(camelCased, engine, schema)
    const db = camelCased.withoutPlugins()
    expect(await hashOfTables(db, engine)).toBe(tableHashes[commit][engine])
    await fillTables(db, engine, notFilled)
    before = await readTables(db)
  })
  const AUDIT_KEY = auditKeys[backup]
  return { before, settings: { ...settings, ...(AUDIT_KEY !== undefined && { AUDIT_KEY }) } }
}

/** Columns that a migration converts or renames, and columns of tables that it removes. */
const changedColumns: Readonly<Record<string, { by: string; to?: string }>> = {
  // What was deleted could be restored for a minute only.
  'workout_removals.*': { by: '0032-removals' },
  'locations.license_key': { by: '0034-location-timers' },
  'locations.timer_stamp': { by: '0034-location-timers' },
  'locations.timer_playlist': { by: '0034-location-timers' },
  // Exercises that had no video got one.
  'exercises.video_link': { by: '0050-videos-of-exercises' },
  'idempotency_keys.user_id': { by: '0100-key-scopes', to: 'caller_id' },
  // Each change of state has a row of its own in screen_transitions.
  'packed_months.*': { by: '0104-transition-rows' },
  'screen_transitions.month': { by: '0104-transition-rows' },
  'screen_transitions.changes': { by: '0104-transition-rows' },
}

/** The rows that are no longer there or differ, and tables without rows. */
function lostRows(before: Tables, after: Tables, schema: string): string[] {
  const lost: string[] = []
  for (const [table, rows] of before) {
    const changeOf = (column: string) => {
      const change = changedColumns[`${table}.${column}`]
      return change !== undefined && schema < change.by ? change : undefined
    }
    if (changeOf('*') !== undefined) continue
    const columns = Object.keys(rows[0] ?? {}).flatMap((column) => {
      const change = changeOf(column)
      const to = change === undefined ? column : change.to
      return to === undefined ? [] : { column, to }
    })
    const kept = new Set(
      after.get(table)?.map((row) => JSON.stringify(columns.map(({ to }) => row[to]))),
    )
    if (rows.length === 0 || kept.size === 0) lost.push(`all of ${table}`)
    for (const row of rows) {
      const was = JSON.stringify(columns.map(({ column }) => row[column]))
      if (!kept.has(was)) lost.push(`${table}: ${was}`)
    }
  }
  return lost
}

/** The timers of locations, as columns of a separate table and of the locations in 7e94dd0. */
async function timersOf(db: Db) {
  const timers = await db.selectFrom('locationTimers').selectAll().execute()
  const breaks = await db
    .selectFrom('timerBreaks')
    .innerJoin('exercises', 'exercises.id', 'timerBreaks.exerciseId')
    .select(['timerBreaks.locationId', 'exercises.name'])
    .orderBy('timerBreaks.position')
    .execute()
  return timers.map(({ locationId, licenseKey, stamp }) => ({
    ...{ id: locationId, licenseKey, timerStamp: stamp },
    timerPlaylist: JSON.stringify(
      breaks.filter((each) => each.locationId === locationId).map(({ name }) => name),
    ),
  }))
}

describe.each(engines)('on %s', (engine) => {
  test.each(releases)(
    'a database of $commit ($schema) starts under today’s code and keeps everything',
    async (release) => {
      const { before, settings } = await aDatabaseFrom(release, engine)
      const upgraded = await openDatabase(settings)
      const after = await readTables(upgraded.db.withoutPlugins() as unknown as Kysely<AnyTables>)
      await upgraded.close()
      expect(lostRows(before, after, release.schema)).toEqual([])
      const server = await buildServer(settings)
      onTestFinished(server.end)
      const { db } = server.database
      const timersBefore = (before.get('locations') ?? [])
        .filter((row) => typeof row['license_key'] === 'string')
        .map((row) => ({
          ...{ id: row['id'], licenseKey: row['license_key'] },
          ...{ timerStamp: row['timer_stamp'], timerPlaylist: row['timer_playlist'] },
        }))
      expect(await timersOf(db)).toEqual(expect.arrayContaining(timersBefore))
      const chain = await openLogChain(parseConfig(settings))
      expect(await checkChain(db, chain)).toMatchObject({ problems: [] })
      const { as } = await aUser(server, 'admin')
      const workouts = await server.call(calls.listWorkouts, as, { query: { limit: 1 } })
      expect(workouts.count).toBe(before.get('workouts')?.length)
    },
  )
})
