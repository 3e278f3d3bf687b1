import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@roundboard/client'
import { calls } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startServerProcess } from './testing/server-process.ts'

// security: 6.3.2
test('a server without users prints one link that creates the first super-admin', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'roundboard-set-up-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const settings = { DEMO: 'false', DATA_DIR: folder }

  const fresh = await startServerProcess({ settings })
  const token = await vi.waitFor(() => {
    const found = /\/setup#(\S+)/.exec(fresh.stdout())?.[1]
    expect(found).toBeDefined()
    return found ?? ''
  })
  const anonymous = createClient({ baseUrl: fresh.url })
  const session = await anonymous.call(calls.setUp, {
    body: {
      token,
      email: 'owner@example.test',
      password: 'a long enough password',
      firstName: 'Robin',
      lastName: 'Example',
    },
  })
  const owner = createClient({
    baseUrl: fresh.url,
    headers: () => ({ authorization: `Bearer ${session.token}` }),
  })
  expect(await owner.call(calls.getMe, {})).toMatchObject({ role: 'super-admin' })
  await fresh.end('SIGTERM')

  const again = await startServerProcess({ settings })
  await again.end('SIGTERM')
  expect(again.stdout()).not.toContain('/setup#')
})
