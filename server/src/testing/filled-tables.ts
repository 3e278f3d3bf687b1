import { CompiledQuery, type Kysely } from 'kysely'
import type { Engine } from '../platform/database/engine.ts'

/** Tables and columns as the database names them, whatever the schema says today. */
export type AnyTables = Record<string, Record<string, unknown>>

interface Reference {
  readonly table: string
  readonly column: string
  readonly target: string
  readonly key: string
}

const references = {
  SQLite: `select made.name as "table", "from" as "column", key."table" as target, "to" as "key"
    from sqlite_schema made join pragma_foreign_key_list(made.name) key where made.type = 'table'`,
  PostgreSQL: `select conrelid::regclass::text as "table", own.attname as "column",
      confrelid::regclass::text as target, other.attname as "key"
    from pg_constraint
      join pg_attribute own on own.attrelid = conrelid and own.attnum = conkey[1]
      join pg_attribute other on other.attrelid = confrelid and other.attnum = confkey[1]
    where contype = 'f'`,
} as const satisfies Record<Engine, string>

/** Values that a constraint or a migration expects. A month in `changes` is connected, then offline. */
const expected: Readonly<Record<string, unknown>> = {
  'locations.timer_playlist': '[]',
  'locations.tags': '[]',
  'locations.tags_folded': '[]',
  'announcements.tags': '[]',
  'announcements.tags_folded': '[]',
  'screen_presence.screen_id': 'screens.id',
  'screen_reports.screen_id': 'screens.id',
  'screen_reports.report': '{}',
  'screen_transitions.month': 24_322,
  'screen_transitions.changes': 'C1L',
  'packed_months.month': 24_321,
  'packed_months.screens': '',
  'timer_breaks.unknown_name': null,
}

function valueOf(table: string, column: string, type: string): unknown {
  const name = `${table}.${column}`
  if (name in expected) return expected[name]
  if (!/text|char/i.test(type)) return 77
  return /(_at|since|until|date|seen)$/.test(column) ? '2026-11-20T06:00:00.000Z' : name
}

export const listTables = async (db: Kysely<AnyTables>) =>
  (await db.introspection.getTables()).filter(({ isView }) => !isView)

/** Adds a row to every table, with a value in every column, except to those whose rows depend on each other. */
export async function fillTables(
  db: Kysely<AnyTables>,
  engine: Engine,
  except: readonly string[],
): Promise<void> {
  const { rows: all } = await db.executeQuery<Reference>(CompiledQuery.raw(references[engine]))
  const tables = new Map((await listTables(db)).map(({ name, columns }) => [name, columns]))
  const filled = new Map<string, Record<string, unknown>>()
  const fill = async (table: string): Promise<Record<string, unknown>> => {
    const done = filled.get(table)
    if (done !== undefined) return done
    const row: Record<string, unknown> = {}
    for (const { name, dataType } of tables.get(table) ?? []) {
      const to = all.find((each) => each.table === table && each.column === name)
      row[name] = to ? (await fill(to.target))[to.key] : valueOf(table, name, dataType)
    }
    await db.insertInto(table).values(row).execute()
    filled.set(table, row)
    return row
  }
  for (const table of tables.keys()) if (!except.includes(table)) await fill(table)
}
