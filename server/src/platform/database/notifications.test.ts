import { calls } from '@roundboard/contract'
import { expect, test, vi } from 'vitest'
import { aServer } from '../../testing/a-server.ts'
import { aPairedScreen, aUser, aWorkout } from '../../testing/factories.ts'
import { sql } from 'kysely'

const alive = { status: { label: 'connected', isConnected: true } }

test('an edit in one process is on a screen of the other, on one PostgreSQL', async () => {
  const one = await aServer({ engine: 'PostgreSQL' })
  const other = await aServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const workout = await aWorkout(one, { subHeader: 'Before' })
  const { as } = await aPairedScreen(one)
  const shown = async () =>
    (await other.call(calls.heartbeat, as, { body: alive })).data.workout?.subHeader
  expect(await shown()).toBe('Before')
  await one.call(calls.updateWorkout, admin.as, {
    params: { id: workout.id },
    body: { subHeader: 'After' },
  })
  await vi.waitFor(async () => {
    expect(await shown()).toBe('After')
  })
})

test('a token revoked in one process opens nothing in the other', async () => {
  const one = await aServer({ engine: 'PostgreSQL' })
  const other = await aServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const { screen, as } = await aPairedScreen(one)
  expect((await other.call(calls.getOwnScreen, as)).status).toBe(200)
  await one.call(calls.unlinkScreen, admin.as, { params: { id: screen.id } })
  await vi.waitFor(async () => {
    expect((await other.call(calls.getOwnScreen, as)).status).toBe(404)
  })
})

test('presence written by one process is seen by the other', async () => {
  const one = await aServer({ engine: 'PostgreSQL' })
  const other = await aServer({ engine: 'PostgreSQL', sharing: one })
  const admin = await aUser(one, 'admin')
  const { screen, as } = await aPairedScreen(one)
  await one.call(calls.heartbeat, as, { body: alive })
  await one.services.presence.flush()
  const read = await other.call(calls.getScreen, admin.as, { params: { id: screen.id } })
  expect(read.data.status.isConnected).toBe(true)
})

test('after a broken connection for changes everything counts as changed', async () => {
  const one = await aServer({ engine: 'PostgreSQL', onFailure: () => undefined })
  const heard: string[] = []
  one.services.changes.subscribe((change) => heard.push(change.kind))
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`.execute(
    one.database.db,
  )
  await vi.waitFor(
    () => {
      expect(heard).toEqual(['everything'])
    },
    { timeout: 10_000 },
  )
})
