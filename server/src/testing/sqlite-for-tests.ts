import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openLogChain } from '../platform/audit/audit-key.ts'
import { openDatabase } from '../platform/database/database.ts'

/** Creates a folder with a migrated, empty database and an audit key, for every suite to copy. */
export default async function setUp(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-tests-'))
  const migrated = await openDatabase({ DATA_DIR: folder })
  await migrated.close()
  // Creating a key would cost each server a write to disk.
  await openLogChain({ DATA_DIR: folder })
  project.provide('sqliteFolder', folder)
  const demoFolder = await mkdtemp(join(tmpdir(), 'roundboard-demo-'))
  project.provide('demoFolder', demoFolder)
  return async () => {
    for (const each of [folder, demoFolder]) await rm(each, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  interface ProvidedContext {
    sqliteFolder: string
    /** Where the demo data is created once a test needs it. */
    demoFolder: string
  }
}
