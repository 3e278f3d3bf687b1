import type { TestProject } from 'vitest/node'
import { openDatabase } from '../platform/database/database.ts'
import { createDatabase, startPostgres } from './postgres.ts'

/** A migrated database without rows, which every suite copies. */
export const migratedTemplate = 'migrated'

/** Starts one PostgreSQL for all server tests and provides its address as `postgresUrl`. */
export default async function setUp(project: TestProject) {
  const postgres = await startPostgres({ waitsForDisk: false })
  try {
    const url = await createDatabase(postgres.url, { name: migratedTemplate })
    const migrated = await openDatabase({ DATA_DIR: '', DATABASE_URL: url })
    await migrated.close()
  } catch (error) {
    await postgres.stop()
    throw error
  }
  project.provide('postgresUrl', postgres.url)
  return () => postgres.stop()
}

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}
