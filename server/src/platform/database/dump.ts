import { createHash } from 'node:crypto'
import type { ExpressionBuilder } from 'kysely'
import { type BackedUpTable, backedUpTables, schemaOf, tableKeys } from './backup-format.ts'
import type { Executor } from './database.ts'
import type { Database } from './schema.ts'

type Row = Readonly<Record<string, unknown>>

const readAtOnce = 2_000

/** Rows whose key sorts after that of `last`. */
function after(builder: ExpressionBuilder<Database, 'users'>, keys: readonly string[], last: Row) {
  const compare = (key: string, operator: '=' | '>') =>
    builder(key as 'id', operator, last[key] as string)
  return builder.or(
    keys.map((key, index) =>
      builder.and([
        ...keys.slice(0, index).map((earlier) => compare(earlier, '=')),
        compare(key, '>'),
      ]),
    ),
  )
}

async function* rowsOf(on: Executor, table: BackedUpTable): AsyncGenerator<Row[]> {
  const keys: readonly string[] = tableKeys[table]
  let last: Row | undefined
  do {
    const from = last
    let query = on
      .selectFrom(table as 'users')
      .selectAll()
      .limit(readAtOnce)
    if (from !== undefined) query = query.where((builder) => after(builder, keys, from))
    for (const key of keys) query = query.orderBy(key as 'id')
    const rows: Row[] = await query.execute()
    if (rows.length > 0) yield rows
    last = rows.length < readAtOnce ? undefined : rows.at(-1)
  } while (last !== undefined)
}

/** The whole database as text, one line per row, the same from both engines. */
export async function* dump(on: Executor, madeAt: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  const hashed = (lines: readonly unknown[]) => {
    const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('')
    hash.update(text)
    return text
  }
  const counts: Record<string, number> = {}
  yield hashed([{ backup: 'roundboard', format: 1, schema: await schemaOf(on), madeAt }])
  for (const table of backedUpTables) {
    counts[table] = 0
    for await (const rows of rowsOf(on, table)) {
      counts[table] += rows.length
      yield hashed(rows.map((row) => [table, row]))
    }
  }
  yield `${JSON.stringify({ rows: counts, sha256: hash.digest('hex') })}\n`
}
