import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine.ts'

const tables = ['screen_presence', 'screen_reports'] as const

// SQLite can't add a foreign key to an existing table, so the table is created again.
const remade = {
  screen_presence: 'seen_at text not null, vitals text not null',
  screen_reports:
    'label text not null, applied_refresh integer not null, applied_hard_refresh integer not null, report text',
} as const satisfies Record<(typeof tables)[number], string>

async function remake(db: Kysely<unknown>, table: (typeof tables)[number]): Promise<void> {
  const key = 'screen_id text primary key references screens (id) on delete cascade'
  await sql.raw(`create table ${table}_new (${key}, ${remade[table]})`).execute(db)
  const columns = ['screen_id', ...remade[table].split(', ').map((column) => column.split(' ')[0])]
  const list = columns.join(', ')
  await sql
    .raw(
      `insert into ${table}_new (${list}) select ${list} from ${table} where screen_id in (select id from screens)`,
    )
    .execute(db)
  await sql.raw(`drop table ${table}`).execute(db)
  await sql.raw(`alter table ${table}_new rename to ${table}`).execute(db)
}

async function addForeignKey(db: Kysely<unknown>, table: string): Promise<void> {
  await sql
    .raw(`delete from ${table} where not exists (select from screens where id = screen_id)`)
    .execute(db)
  await sql
    .raw(
      `alter table ${table} add constraint ${table}_of_screen foreign key (screen_id) references screens (id) on delete cascade`,
    )
    .execute(db)
}

/** A screen's reports are deleted with it. */
export const presenceOfScreens = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    for (const table of tables)
      await (engine === 'SQLite' ? remake(db, table) : addForeignKey(db, table))
  },
})
