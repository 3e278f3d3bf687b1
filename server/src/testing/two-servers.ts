import { calls } from '@roundboard/contract'
import { expect } from 'vitest'
import { startPostgresProxy } from './postgres-proxy.ts'
import { startTestServer } from './test-server.ts'
import { aPairedScreen } from './factories.ts'

const anId = '019a0000-0000-7000-8000-00000000000a'

/** Two servers with one PostgreSQL; the first one's connection to it can stall. */
export async function twoServers() {
  const other = await startTestServer({ engine: 'PostgreSQL' })
  const network = await startPostgresProxy(other.place['DATABASE_URL'] ?? '', {
    swallowsNotifications: false,
  })
  const stalled = await startTestServer({
    place: { ...other.place, DATABASE_URL: network.url },
    onFailure: () => undefined,
  })
  const { screen, as } = await aPairedScreen(other)
  const advance = (ms: number) => {
    for (const { clock } of [other, stalled]) clock.advance(ms)
  }
  const beat = async (server: typeof other, workoutId = anId, refresh = 0) => {
    const body = {
      status: { label: workoutId, isConnected: true },
      report: { workoutId, droppedFrames: refresh },
      applied: { refresh, hardRefresh: 0 },
    }
    expect((await server.call(calls.heartbeat, as, { body })).status).toBe(200)
  }
  const stored = () =>
    other.database.db
      .selectFrom('screenPresence')
      .innerJoin('screenReports', 'screenReports.screenId', 'screenPresence.screenId')
      .select(['seenAt', 'vitals', 'label', 'contentId', 'appliedRefresh', 'report'])
      .executeTakeFirstOrThrow()
  return { other, stalled, network, screen, advance, beat, stored }
}
