import { cpSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll } from 'vitest'
import { sqliteFile } from '../platform/database/sqlite.ts'
import { startTestServer, buildServer, type TestServer } from '../testing/test-server.ts'
import { aWorld, type TestWorld } from './world.ts'

// Email is configured but never sent, because these tests run no jobs.
const settings = { SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_URL: 'http://localhost:8080' }

// Restoring takes back log entries, which the server notices as tampering.
const onFailure = (what: string, cause: unknown) => {
  if (what !== 'the audit log was altered') throw new Error(what, { cause })
}

function built<T>(thing: T | undefined): T {
  if (thing === undefined) throw new Error('the world is built before the tests')
  return thing
}

interface BuiltWorld {
  readonly world: () => TestWorld
  /** A server for one test, which may change anything. */
  readonly copy: () => Promise<TestServer>
  /** One server for the whole file; a test that changes something restores it. */
  readonly shared: () => TestServer
  /** Restores the shared server's data. What is counted in memory, such as attempts, stays. */
  readonly restore: () => Promise<void>
}

/** A world that is built once per test file. */
export function aBuiltWorld(): BuiltWorld {
  let folder = ''
  let world: TestWorld | undefined
  let shared: Awaited<ReturnType<typeof buildServer>> | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundboard-world-'))
    const server = await buildServer({ DATA_DIR: folder })
    world = await aWorld(server)
    await server.end()
    const DATA_DIR = `${folder}-shared`
    cpSync(folder, DATA_DIR, { recursive: true })
    shared = await buildServer({ DATA_DIR }, { settings, onFailure })
  })
  afterAll(async () => {
    await shared?.end()
    for (const each of [folder, `${folder}-shared`])
      await rm(each, { recursive: true, force: true })
  })
  return {
    world: () => built(world),
    copy: () => startTestServer({ copyOf: folder, settings }),
    shared: () => built(shared),
    async restore() {
      const { database, services } = built(shared)
      const source = new DatabaseSync(sqliteFile(folder), { readOnly: true })
      // Holding the server's only connection, so that it writes nothing meanwhile.
      await database.db
        .connection()
        .execute(() => backup(source, sqliteFile(`${folder}-shared`), { rate: 100_000 }))
      source.close()
      services.changes.announce({ kind: 'everything' })
    },
  }
}
