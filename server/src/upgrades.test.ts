import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { calls } from '@roundboard/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import { checkChain } from './areas/operations/logs/index.ts'
import { openLogChain } from './platform/audit/audit-key.ts'
import { parseConfig } from './platform/config.ts'
import { BackupHead, BackupRow, tableKeys } from './platform/database/backup-format.ts'
import type { Db } from './platform/database/database.ts'
import type { Engine } from './platform/database/engine.ts'
import { migrate } from './platform/database/migrate.ts'
import { migrations } from './platform/database/migrations.ts'
import { aUser } from './testing/factories.ts'
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

async function aDatabaseFrom({ schema, backup }: (typeof releases)[number], engine: Engine) {
  const { rows, schema: atBackup } = await readBackup(backup)
  const settings = await aDatabaseOf(engine, atBackup, async (db) => {
    await fill(db, rows)
    await migrate(db, engine, schema)
  })
  const AUDIT_KEY = auditKeys[backup]
  return { rows, settings: { ...settings, ...(AUDIT_KEY !== undefined && { AUDIT_KEY }) } }
}

/** Migrations moved the timers to separate tables, and added videos to exercises without any. */
const isChanged = (table: string, column: string, value: unknown) =>
  table === 'logHead' ||
  (table === 'locations' && ['licenseKey', 'timerStamp', 'timerPlaylist'].includes(column)) ||
  (table === 'exercises' && column === 'videoLink' && value === null)

/** The values of a backup that are no longer there or differ. */
async function lostValues(db: Db, rows: ReadonlyMap<string, readonly Row[]>): Promise<string[]> {
  const lost: string[] = []
  for (const [table, before] of rows) {
    const keyOf = (row: Row) => tableKeys[table as 'users'].map((name) => row[name]).join()
    const after: readonly Row[] = await db
      .selectFrom(table as 'users')
      .selectAll()
      .execute()
    const byKey = new Map(after.map((row) => [keyOf(row), row]))
    for (const row of before)
      for (const [column, value] of Object.entries(row))
        if (!isChanged(table, column, value) && byKey.get(keyOf(row))?.[column] !== value)
          lost.push(`${table}.${column} of ${keyOf(row)}`)
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
      const { rows, settings } = await aDatabaseFrom(release, engine)
      const server = await buildServer(settings)
      onTestFinished(server.end)
      const { db } = server.database
      expect(await lostValues(db, rows)).toEqual([])
      const timersBefore = (rows.get('locations') ?? [])
        .filter(({ licenseKey }) => typeof licenseKey === 'string')
        .map(({ id, licenseKey, timerStamp, timerPlaylist }) => ({
          ...{ id, licenseKey, timerStamp, timerPlaylist },
        }))
      expect(await timersOf(db)).toEqual(expect.arrayContaining(timersBefore))
      const chain = await openLogChain(parseConfig(settings))
      expect(await checkChain(db, chain)).toMatchObject({ problems: [] })
      const { as } = await aUser(server, 'admin')
      const workouts = await server.call(calls.listWorkouts, as, { query: { limit: 1 } })
      expect(workouts.count).toBe(rows.get('workouts')?.length)
    },
  )
})
