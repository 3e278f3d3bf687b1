import { sql } from 'kysely'

/** The two databases that every repository supports. */
export type Engine = 'SQLite' | 'PostgreSQL'

/** The text column type: bytewise order on PostgreSQL too, so that both engines sort alike. */
export const textOf = (engine: Engine) =>
  engine === 'PostgreSQL' ? sql`text collate "C"` : sql`text`
