import { setTimeout } from 'node:timers/promises'
import { calls } from '@roundboard/contract'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startServerProcess } from '../../../testing/server-process.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { aPairedScreen } from '../../../testing/factories.ts'
import { presenceHistory, presenceServers } from '../../../testing/presence-servers.ts'

const seeds = 60

test('stored presence never gets older, wherever a server stalls', async () => {
  const run = await presenceServers({ stallsMidway: true })
  await fc.assert(fc.asyncProperty(presenceHistory, run), { numRuns: seeds, endOnFailure: true })
}, 3_600_000)

test('stored presence keeps the newer heartbeat when a stopped process resumes', async () => {
  const main = await startTestServer({ engine: 'PostgreSQL' })
  const [moving, other] = [await aPairedScreen(main), await aPairedScreen(main)]
  const settings = { ...main.place, HEARTBEAT_FLUSH_MS: '100', DEMO_DISPLAYS: '0' }
  const stopped = await startServerProcess({ settings })
  const running = await startServerProcess({ settings })
  const beat = async (url: string, { as }: typeof moving, label: string) => {
    const answer = await fetch(url + calls.heartbeat.path, {
      method: calls.heartbeat.method,
      headers: { 'content-type': 'application/json', 'screen-auth-token': as.screen },
      body: JSON.stringify({ status: { label, isConnected: true } }),
    })
    expect(answer.status).toBe(200)
  }
  const labelOf = async ({ screen }: typeof moving) => {
    const { db } = main.database
    const row = await db
      .selectFrom('screenReports')
      .select('label')
      .where('screenId', '=', screen.id)
      .executeTakeFirst()
    return row?.label
  }
  const waitFor = (of: typeof moving, label: string) => expect.poll(() => labelOf(of)).toBe(label)
  const random = fc.sample(fc.integer({ min: 0, max: 150 }), { seed: 24, numRuns: seeds })
  for (const [round, ms] of random.entries()) {
    const number = String(round)
    await beat(stopped.url, moving, `old ${number}`)
    await setTimeout(ms)
    stopped.child.kill('SIGSTOP')
    await beat(running.url, moving, `new ${number}`)
    await waitFor(moving, `new ${number}`)
    stopped.child.kill('SIGCONT')
    // Its heartbeats from before the stop are written by now.
    await beat(stopped.url, other, number)
    await waitFor(other, number)
    expect(await labelOf(moving)).toBe(`new ${number}`)
  }
}, 3_600_000)
