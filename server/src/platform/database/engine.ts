import { sql } from 'kysely'

/** The two databases on which every repository runs. */
export type Engine = 'SQLite' | 'PostgreSQL'

/** The type of text: bytewise order on PostgreSQL too, so that both engines sort and compare alike. */
export const textOf = (engine: Engine) =>
  engine === 'PostgreSQL' ? sql`text collate "C"` : sql`text`
