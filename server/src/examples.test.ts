import { execFile, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'
import { temporaryFolder } from './testing/test-server.ts'

const script = (name: string) => join(import.meta.dirname, '../../docs/examples', name)
const hasTools = ['bash', 'curl', 'jq'].every((tool) => !spawnSync(tool, ['--version']).error)

test.skipIf(!hasTools)('the curl walk-through runs to its end', async () => {
  const server = await startServerProcess({ settings: { DATA_DIR: await temporaryFolder() } })
  const { stdout } = await promisify(execFile)(script('walk-through.sh'), [server.url, server.url])
  expect(stdout).toContain('"workout": "Walk-through"')
  expect(stdout).toMatch(/event: hello\nevent: programme/)
  expect(stdout).toContain('"code": "not-signed-in"')
})

test.skipIf(!hasTools)('another system reads only what its API key allows', async () => {
  const server = await startServerProcess({ settings: { DATA_DIR: await temporaryFolder() } })
  const staff = await server.logIn()
  const { secret } = await staff.call(calls.createApiKey, {
    body: { name: 'Portal', scopes: ['releases:read', 'version:read'] },
  })
  const env = { ...process.env, ROUNDBOARD_KEY: secret }
  const { stdout } = await promisify(execFile)(script('read-with-a-key.sh'), [server.url], {
    env,
  })
  expect(stdout).toMatch(/"\d\d\.\d\d\.\d\d"\n\{\n {2}"title": "/)
  expect(stdout).toContain('doesn’t have the scope “locations:read”')
})
