import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type Engine, textOf } from '../engine.ts'

/** Problems that screens may have reported before, as the sentences of the screen app at the time. */
const saidAlready = [
  ['no-boot', ['"boot":"unsupported"', '"boot":"failed"']],
  ['no-space', ['"reason":"no-space"', 'There is no room for a file:']],
  ['not-drawn', ['A wall could not be drawn:']],
  [
    'frozen',
    [
      'A video is frozen:',
      'A video stood still for half a minute',
      'A video stood still three times',
      'The page was reloaded: no video had moved',
      'Videos are shown as pictures:',
    ],
  ],
] as const

/** The states of screens over time, as numbers and texts by month, because they are many and kept for long. */
export const transitions = (engine: Engine): Migration => ({
  async up(db: Kysely<unknown>) {
    const text = textOf(engine)
    await db.schema.alterTable('screen_reports').addColumn('trouble', text).execute()
    for (const [trouble, signs] of saidAlready)
      for (const sign of signs)
        await sql`update screen_reports set trouble = ${trouble} where report like ${`%${sign}%`}`.execute(
          db,
        )
    await db.schema
      .createTable('watch')
      .addColumn('id', text, (c) => c.primaryKey())
      .addColumn('looked_at', text, (c) => c.notNull())
      .addColumn('observed_since', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('server_absences')
      .addColumn('from_at', text, (c) => c.primaryKey())
      .addColumn('to_at', text, (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('watched_screens')
      .addColumn('number', 'integer', (c) => c.primaryKey())
      .addColumn('location_id', text, (c) =>
        c.notNull().references('locations.id').onDelete('cascade'),
      )
      .addColumn('screen_id', text, (c) => c.notNull())
      .addColumn('hanging_id', text, (c) =>
        c.unique().references('screens.id').onDelete('set null'),
      )
      .addColumn('name', text, (c) => c.notNull())
      .addColumn('round', 'integer', (c) => c.notNull())
      .addColumn('state', text, (c) => c.notNull())
      .addColumn('since', text, (c) => c.notNull())
      .addColumn('ended_at', text)
      .execute()
    const index = (name: string) => db.schema.createIndex(name).on('watched_screens')
    await index('watched_screens_by_location').column('location_id').execute()
    await index('watched_screens_by_state').column('state').execute()
    const months = db.schema
      .createTable('screen_transitions')
      .addColumn('number', 'integer', (c) =>
        c.notNull().references('watched_screens.number').onDelete('cascade'),
      )
      .addColumn('month', 'integer', (c) => c.notNull())
      .addColumn('changes', text, (c) => c.notNull())
      .addPrimaryKeyConstraint('screen_transitions_key', ['number', 'month'])
    await (engine === 'SQLite' ? months.modifyEnd(sql`without rowid`) : months).execute()
  },
})
