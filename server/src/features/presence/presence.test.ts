import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { aServer, engines } from '../../testing/a-server.ts'
import { alive, aPairedScreen, storedPresence } from '../../testing/factories.ts'

test.each(engines)(
  'a screen that went in between does not keep the others from being written, on %s',
  async (engine) => {
    const server = await aServer({ engine })
    const [first, gone, known] = [
      await aPairedScreen(server),
      await aPairedScreen(server),
      await aPairedScreen(server),
    ]
    await server.call(calls.heartbeat, known.as, { body: alive })
    await server.services.presence.flush()
    server.clock.advance(30_000)
    for (const { as } of [first, gone, known])
      await server.call(calls.heartbeat, as, { body: alive })
    // As another process would delete it, of which this one has not heard yet.
    await server.database.db.deleteFrom('screens').where('id', '=', gone.screen.id).execute()
    await server.services.presence.flush()
    const left = [first.screen.id, known.screen.id]
    expect(await storedPresence(server)).toEqual([...left, ...left].sort())
    const rows = await server.database.db.selectFrom('screenPresence').selectAll().execute()
    for (const row of rows) expect(row.seenAt).toBe('2026-11-21T12:00:30.000Z')
    expect(server.services.presence.measured.failures()).toBe(0)
  },
)

test.each(engines)(
  'of a screen that says the same as before only the time is written, on %s',
  async (engine) => {
    const server = await aServer({ engine })
    const { as } = await aPairedScreen(server)
    const { db } = server.database
    const beat = async (label: string) => {
      const body = { status: { ...alive.status, label } }
      await server.call(calls.heartbeat, as, { body })
      await server.services.presence.flush()
      return {
        ...(await db.selectFrom('screenReports').select('label').executeTakeFirstOrThrow()),
        ...(await db.selectFrom('screenPresence').select('seenAt').executeTakeFirstOrThrow()),
      }
    }
    expect(await beat('connected')).toMatchObject({ label: 'connected' })
    await db.updateTable('screenReports').set({ label: 'untouched' }).execute()
    server.clock.advance(30_000)
    const seenAt = '2026-11-21T12:00:30.000Z'
    expect(await beat('connected')).toEqual({ label: 'untouched', seenAt })
    expect(await beat('flexibility')).toEqual({ label: 'flexibility', seenAt })
  },
)
