import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

const rowsAtOnce = 2_000

interface Month {
  readonly number: number
  readonly month: number
  readonly changes: string
}

interface Tables {
  months: Month
  long_months: Month
}

/** Stores the time of each transition relative to the previous one, instead of to the start of the month. */
function shorter(changes: string): string {
  let last = 0
  return changes.replaceAll(/([0-9a-z]+)([A-Z])/g, (_whole, since: string, state: string) => {
    const seconds = Number.parseInt(since, 36)
    const after = Math.max(0, seconds - last)
    last = Math.max(last, seconds)
    return `${after.toString(36)}${state}`
  })
}

/** Months in fewer bytes, and in one row for all screens of a location. */
export const shorterMonths = (engine: Engine): Migration => ({
  async up(untyped: Kysely<unknown>) {
    const db = untyped as Kysely<Tables>
    await db.schema.alterTable('screen_transitions').renameTo('long_months').execute()
    const months = db.schema
      .createTable('months')
      .addColumn('number', 'integer', (c) =>
        c.notNull().references('watched_screens.number').onDelete('cascade'),
      )
      .addColumn('month', 'integer', (c) => c.notNull())
      .addColumn('changes', textOf(engine), (c) => c.notNull())
      .addPrimaryKeyConstraint('screen_months_key', ['number', 'month'])
    await (engine === 'SQLite' ? months.modifyEnd(sql`without rowid`) : months).execute()
    let last: Month | undefined = { number: -1, month: 0, changes: '' }
    while (last !== undefined) {
      const { number, month }: Month = last
      const rows: Month[] = await db
        .selectFrom('long_months')
        .selectAll()
        .where((where) =>
          where.or([
            where('number', '>', number),
            where.and([where('number', '=', number), where('month', '>', month)]),
          ]),
        )
        .orderBy('number')
        .orderBy('month')
        .limit(rowsAtOnce)
        .execute()
      const short = rows.map((row) => ({ ...row, changes: shorter(row.changes) }))
      if (short.length > 0) await db.insertInto('months').values(short).execute()
      last = rows.at(-1)
    }
    await db.schema.dropTable('long_months').execute()
    await db.schema.alterTable('months').renameTo('screen_transitions').execute()
    await db.schema
      .createTable('packed_months')
      .addColumn('location_id', textOf(engine), (c) =>
        c.notNull().references('locations.id').onDelete('cascade'),
      )
      .addColumn('month', 'integer', (c) => c.notNull())
      .addColumn('screens', textOf(engine), (c) => c.notNull())
      .addPrimaryKeyConstraint('packed_months_key', ['location_id', 'month'])
      .execute()
    if (engine === 'SQLite') return
    // Without an index on changing columns, and with free space on each page, rows are updated in
    // place.
    await db.schema.dropIndex('watched_screens_by_state').execute()
    await sql`alter table watched_screens set (fillfactor = 80)`.execute(db)
  },
})
