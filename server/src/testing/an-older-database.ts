import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { Pool } from 'pg'
import { expect, inject } from 'vitest'
import type { Engine } from '../platform/database/engine.ts'
import { migrations } from '../platform/database/migrations.ts'
import { openSqlite } from '../platform/database/sqlite.ts'
import { temporaryFolder } from './a-server.ts'
import { createDatabase } from './postgres.ts'

/** Tables as they were then, whatever the schema says today. */
type OldTables = Record<string, Record<string, unknown>>

/** A database as an older server left it, filled by `fill`, and where it is. */
export async function aDatabaseOf(
  engine: Engine,
  newest: string,
  fill: (db: Kysely<OldTables>) => Promise<unknown>,
) {
  const settings = {
    DATA_DIR: await temporaryFolder(),
    ...(engine === 'PostgreSQL' && { DATABASE_URL: await createDatabase(inject('postgresUrl')) }),
  }
  const opened =
    settings.DATABASE_URL === undefined
      ? openSqlite(settings.DATA_DIR)
      : {
          dialect: new PostgresDialect({
            pool: new Pool({ connectionString: settings.DATABASE_URL }),
          }),
          release: () => undefined,
        }
  const db = new Kysely<OldTables>({ dialect: opened.dialect, plugins: [new CamelCasePlugin()] })
  const provider = { getMigrations: () => Promise.resolve(migrations(engine)) }
  const { error } = await new Migrator({ db: db.withoutPlugins(), provider }).migrateTo(newest)
  expect(error).toBeUndefined()
  await fill(db)
  await db.destroy()
  opened.release()
  return settings
}
