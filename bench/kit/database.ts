import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { Client } from 'pg'
import {
  createDatabase,
  type PostgresServer,
  startPostgres,
} from '../../server/src/testing/postgres.ts'
import { progress, type Verdict } from './benchmark.ts'

export type Row = Readonly<Record<string, string | number | null>>

/** Direct access to the database of a server. */
export interface OpenTables {
  /** Inserts rows, which may be generated lazily. */
  insert(table: string, rows: Iterable<Row>): Promise<void>
  query<Found>(text: string): Promise<Found[]>
  close(): Promise<void>
}

/** The data directory or database of one server. */
export interface Storage {
  readonly engine: 'SQLite' | 'PostgreSQL'
  /** The environment variables for the server. */
  readonly settings: { readonly DATA_DIR: string; readonly DATABASE_URL?: string }
  open(): Promise<OpenTables>
  remove(): Promise<void>
}

export type Engine = Storage['engine']
const engines = ['SQLite', 'PostgreSQL'] as const

/** Measures on one engine after the other; the target must be met on both. */
export async function measureEngines(
  measure: (engine: Engine) => Promise<Verdict>,
): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (const engine of engines) {
    const { measured, isMet } = await measure(engine)
    verdicts.push({ measured: `${engine} ${measured}`, isMet })
    progress(`${engine} ${measured}`)
  }
  return {
    measured: verdicts.map(({ measured }) => measured).join('; '),
    isMet: verdicts.every(({ isMet }) => isMet),
  }
}

const rowsAtOnce = 5_000

function* inBatches(rows: Iterable<Row>): Iterable<Row[]> {
  let batch: Row[] = []
  for (const row of rows) {
    if (batch.push(row) < rowsAtOnce) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}

function openSqlite(file: string): OpenTables {
  const database = new DatabaseSync(file)
  database.exec('PRAGMA synchronous = OFF; PRAGMA cache_size = -200000')
  return {
    insert(table, rows) {
      for (const batch of inBatches(rows)) {
        const columns = Object.keys(batch[0] ?? {})
        const places = columns.map(() => '?').join(', ')
        const statement = database.prepare(
          `insert into ${table} (${columns.join(', ')}) values (${places})`,
        )
        database.exec('begin')
        for (const row of batch) statement.run(...(Object.values(row) as SQLInputValue[]))
        database.exec('commit')
      }
      return Promise.resolve()
    },
    query: <Found>(text: string) => Promise.resolve(database.prepare(text).all() as Found[]),
    close() {
      database.exec('analyze')
      database.close()
      return Promise.resolve()
    },
  }
}

export async function openPostgres(url: string): Promise<OpenTables> {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query('set synchronous_commit = off')
  return {
    async insert(table, rows) {
      // Recreating the indexes after the rows takes a tenth of the time.
      const indexes = await client.query<{ indexname: string; indexdef: string }>(
        `select indexname, indexdef from pg_indexes where tablename = $1 and indexdef not like '%UNIQUE%'`,
        [table],
      )
      for (const { indexname } of indexes.rows) await client.query(`drop index ${indexname}`)
      for (const batch of inBatches(rows)) {
        // The other columns get their defaults.
        const columns = Object.keys(batch[0] ?? {}).join(', ')
        await client.query(
          `insert into ${table} (${columns})
            select ${columns} from json_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(batch)],
        )
      }
      for (const { indexdef } of indexes.rows) await client.query(indexdef)
      await client.query(`vacuum analyze ${table}`)
    },
    async query<Found>(text: string) {
      return (await client.query(text)).rows as Found[]
    },
    close: () => client.end(),
  }
}

async function sqliteStorage(): Promise<Storage> {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-bench-'))
  return {
    engine: 'SQLite',
    settings: { DATA_DIR: folder },
    open: () => Promise.resolve(openSqlite(join(folder, 'roundboard.sqlite'))),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

let postgres: Promise<PostgresServer> | undefined

async function postgresStorage(): Promise<Storage> {
  postgres ??= startPostgres()
  const url = await createDatabase((await postgres).url)
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-bench-'))
  return {
    engine: 'PostgreSQL',
    settings: { DATA_DIR: folder, DATABASE_URL: url },
    open: () => openPostgres(url),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}

export const createStorage = (engine: Engine): Promise<Storage> =>
  engine === 'SQLite' ? sqliteStorage() : postgresStorage()

/** Stops the shared PostgreSQL, if it was started. */
export async function stopPostgres(): Promise<void> {
  const running = postgres
  postgres = undefined
  await (await running)?.stop()
}
