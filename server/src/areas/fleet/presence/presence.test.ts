import { calls } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { alive, aPairedScreen, storedPresence } from '../../../testing/factories.ts'

test.each(engines)(
  'a presence flush skips screens deleted meanwhile and writes the others, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
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
    // Deleted by another process without notice to this one.
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
  'a presence flush writes only the time when a screen’s report is unchanged, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
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

test.each(engines)(
  'presence reports a failed flush and writes its heartbeats with the next one, on %s',
  async (engine) => {
    const failures: string[] = []
    const settings = { HEARTBEAT_FLUSH_MS: '100' }
    const server = await startTestServer({
      engine,
      settings,
      onFailure: (what) => failures.push(what),
    })
    const { db } = server.database
    const { flush, measured } = server.services.presence
    const [known, fresh] = [await aPairedScreen(server), await aPairedScreen(server)]
    const beat = async ({ as }: typeof known, label: string) => {
      const body = { status: { ...alive.status, label } }
      expect((await server.call(calls.heartbeat, as, { body })).status).toBe(200)
    }
    const storedRows = () =>
      db
        .selectFrom('screenReports')
        .innerJoin('screenPresence', 'screenPresence.screenId', 'screenReports.screenId')
        .select(['screenReports.screenId', 'label', 'seenAt'])
        .orderBy('screenReports.screenId')
        .execute()
    await beat(known, 'connected')
    await flush()
    // The server knows it but hasn’t stored it.
    await server.call(calls.getOwnScreen, fresh.as)
    expect(failures).toEqual([])

    await db.schema.alterTable('screen_reports').renameTo('not_there').execute()
    server.clock.advance(30_000)
    await beat(known, 'flexibility')
    await beat(fresh, 'connected')
    await vi.waitFor(() => {
      expect(failures).toContain('presence was not saved')
    })
    server.clock.advance(30_000)
    await beat(fresh, 'flexibility')
    const failed = measured.failures()
    await vi.waitFor(() => {
      expect(measured.failures()).toBeGreaterThan(failed)
      expect(measured.waiting()).toBe(2)
      expect(measured.lagSeconds()).toBeGreaterThan(0)
    })

    await db.schema.alterTable('not_there').renameTo('screen_reports').execute()
    await flush()
    expect(await storedRows()).toEqual([
      { screenId: known.screen.id, label: 'flexibility', seenAt: '2026-11-21T12:00:30.000Z' },
      { screenId: fresh.screen.id, label: 'flexibility', seenAt: '2026-11-21T12:01:00.000Z' },
    ])
    expect([measured.waiting(), measured.lagSeconds()]).toEqual([0, 0])
  },
)
