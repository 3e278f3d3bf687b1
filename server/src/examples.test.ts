import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { aProcess } from './testing/a-process.ts'
import { temporaryFolder } from './testing/a-server.ts'

const script = join(import.meta.dirname, '../../docs/examples/walk-through.sh')
const hasTools = ['bash', 'curl', 'jq'].every((tool) => !spawnSync(tool, ['--version']).error)

test.skipIf(!hasTools)(
  'the walk-through with curl arrives at its end',
  async () => {
    const server = await aProcess({ settings: { DATA_DIR: await temporaryFolder() } })
    const { stdout } = await promisify(execFile)(script, [server.url, server.url])
    expect(stdout).toContain('"workout": "Walk-through"')
    expect(stdout).toMatch(/event: hello\nevent: programme/)
    expect(stdout).toContain('"code": "not-signed-in"')
  },
  30_000,
)
