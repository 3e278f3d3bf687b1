import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { stampOf } from '../../../platform/clock.ts'
import { createUnlogged } from '../../../platform/read.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aScreen, aUser } from '../../../testing/factories.ts'
import { writePast } from './past.ts'
import { createUptimeSweep } from './uptime-sweep.ts'
import { insertAbsence, insertTransitions } from './watch.repository.ts'

const hour = 3_600_000
const years = 5
const monthsKept = 13

test.each(engines)(
  'five years of uptime history are trimmed to thirteen months and read completely, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
    const { db } = server.database
    // The watch isn’t run: it would count a month without a check as server downtime.
    const { job } = createUptimeSweep({
      unlogged: createUnlogged(db),
      clock: () => server.clock.now,
      presence: server.services.presence,
    })
    const now = new Date(server.clock.now)
    const startOfMonth = (after: number) =>
      Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + after, 1)
    const { id: screenId, location, name, round } = await aScreen(server)
    const locationId = location?.id ?? ''
    const connected = { at: server.clock.now, state: 'connected' } as const
    const past = { screenId, locationId, name, round, transitions: [connected] }
    await writePast(db, past)
    for (let month = 1; month <= 12 * years; month += 1) {
      const from = startOfMonth(month)
      await insertAbsence(db, { fromAt: stampOf(from), toAt: stampOf(from + hour) })
      await insertTransitions(db, [
        { number: 1, at: from + 2 * hour, state: 'lost' },
        { number: 1, at: from + 5 * hour, state: 'connected' },
      ])
      server.clock.now = from + 6 * hour
      const at = stampOf(server.clock.now)
      await job.run({}, { id: 'sweep', attempts: 0, dueAt: at, createdAt: at })
    }
    const kept = await db.selectFrom('screenTransitions').select('at').orderBy('at').execute()
    // The state before the first month kept, then two changes a month.
    expect(kept).toHaveLength(1 + 2 * (monthsKept + 1))
    expect(kept[1]?.at).toBe(startOfMonth(12 * years - monthsKept) + 2 * hour)
    const absences = await db.selectFrom('serverAbsences').selectAll().execute()
    expect(absences).toHaveLength(monthsKept + 1)
    const { as } = await aUser(server, 'admin')
    const params = { id: locationId }
    const from = stampOf(server.clock.now - 364 * 24 * hour).slice(0, 10)
    const { data } = await server.call(calls.getLocationUptime, as, { params, query: { from } })
    expect(data.awayMs).toBe(12 * 3 * hour)
    expect(data.days.countedMs.every((ms) => ms > 0)).toBe(true)
    const all = await server.call(calls.listLocationOutages, as, {
      params,
      query: { from, limit: 5 },
    })
    expect([all.count, all.data.length]).toEqual([12, 5])
  },
)
