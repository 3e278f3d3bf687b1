import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { aUser } from '../../../testing/factories.ts'

const median = (times: readonly number[]) => times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0

// security: 11.4.2, 11.4.4
test('refusing an unknown email takes as much processor time as a wrong password', async () => {
  const server = await startTestServer()
  const took: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const tries = 7
  for (let count = 0; count < tries; count += 1) {
    // A new user each time, to stay under the rate limit.
    const { user } = await aUser(server, 'admin')
    const emails = { known: user.email, unknown: `nobody-${String(count)}@example.test` }
    for (const kind of ['known', 'unknown'] as const) {
      // CPU time, so that other load on the machine doesn't count.
      const before = process.cpuUsage()
      const body = { email: emails[kind], password: 'certainly not the password' }
      expect((await server.call(calls.logIn, undefined, { body })).status).toBe(401)
      took[kind].push(process.cpuUsage(before).user)
    }
  }
  // Without the dummy hash for unknown users the ratio is about 0.1.
  const ratio = median(took.unknown) / median(took.known)
  expect(ratio).toBeGreaterThan(0.6)
  expect(ratio).toBeLessThan(1.7)
})
