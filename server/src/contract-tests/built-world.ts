import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { aServer, buildServer, type TestServer } from '../testing/a-server.ts'
import { aWorld, type TestWorld } from './world.ts'

/** A world that is built once for a file of tests; every test works on a copy of it. */
export function aBuiltWorld(): { world: () => TestWorld; copy: () => Promise<TestServer> } {
  let folder = ''
  let world: TestWorld | undefined
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'roundboard-world-'))
    const built = await buildServer({ DATA_DIR: folder })
    world = await aWorld(built)
    await built.end()
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))
  return {
    world: () => {
      if (world === undefined) throw new Error('the world is built before the tests')
      return world
    },
    // Mail is on, and goes nowhere: no test of these lets jobs run.
    copy: () =>
      aServer({
        copyOf: folder,
        settings: { SMTP_URL: 'smtp://127.0.0.1:1', ADMIN_URL: 'http://localhost:8080' },
      }),
  }
}
