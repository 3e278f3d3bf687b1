import { sql } from 'kysely'
import type { Engine } from './engine.ts'

/** The type of text: bytewise order on PostgreSQL too, so that both engines sort and compare alike. */
export const textOf = (engine: Engine) =>
  engine === 'PostgreSQL' ? sql`text collate "C"` : sql`text`
