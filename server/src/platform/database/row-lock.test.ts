import { calls } from '@roundboard/contract'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { duringUpdate } from '../../testing/paused-update.ts'
import { startTestServer, type Credentials, type TestServer } from '../../testing/test-server.ts'
import { aLocation, aRelease, aRound, aScreen, aUser, aWorkout } from '../../testing/factories.ts'
import { oneAtATime } from './row-lock.ts'

type Edit = (
  server: TestServer,
  as: Credentials,
) => Promise<{ id: string; update: () => Promise<{ status: number }> }>

const edits: readonly [table: string, edited: string, other: string, edit: Edit][] = [
  [
    'screens',
    'name',
    'token_hash',
    async (server, as) => {
      const id = (await aScreen(server)).id
      return {
        id,
        update: () =>
          server.call(calls.updateScreen, as, { params: { id }, body: { name: 'New' } }),
      }
    },
  ],
  [
    'locations',
    'name',
    'language',
    async (server, as) => {
      const id = (await aLocation(server)).id
      return {
        id,
        update: () =>
          server.call(calls.updateLocation, as, { params: { id }, body: { name: 'New' } }),
      }
    },
  ],
  [
    'location_timers',
    'stamp',
    'license_key',
    async (server, as) => {
      const id = (await aLocation(server, { vtsEnabled: true })).id
      const save = (dwsTimeStamp: string | null) =>
        server.call(calls.updateLocationTimer, as, { params: { id }, body: { dwsTimeStamp } })
      await save(null)
      return { id, update: () => save('now') }
    },
  ],
  [
    'workouts',
    'sub_header',
    'name',
    async (server, as) => {
      const id = (await aWorkout(server)).id
      return {
        id,
        update: () =>
          server.call(calls.updateWorkout, as, { params: { id }, body: { subHeader: 'New' } }),
      }
    },
  ],
  [
    'rounds',
    'name',
    'image_url',
    async (server, as) => {
      const id = (await aRound(server)).id
      return {
        id,
        update: () => server.call(calls.updateRound, as, { params: { id }, body: { name: 'New' } }),
      }
    },
  ],
  [
    'releases',
    'title',
    'description',
    async (server, as) => {
      const id = (await aRelease(server)).id
      return {
        id,
        update: () =>
          server.call(calls.updateRelease, as, { params: { id }, body: { title: 'New' } }),
      }
    },
  ],
  [
    'exercises',
    'display_name',
    'video_link',
    async (server, as) => {
      const { data } = await server.call(calls.listExercises, as, { query: { limit: 1 } })
      const id = data[0]?.id ?? ''
      return {
        id,
        update: () =>
          server.call(calls.updateExercise, as, { params: { id }, body: { displayName: 'New' } }),
      }
    },
  ],
  [
    'users',
    'last_name',
    'first_name',
    async (server, as) => {
      const id = (await aUser(server, 'location')).user.id
      return {
        id,
        update: () =>
          server.call(calls.updateUser, as, { params: { id }, body: { lastName: 'New' } }),
      }
    },
  ],
]

test.each(edits)(
  'an update of %s.%s does not overwrite a concurrent change of %s, on PostgreSQL',
  async (table, edited, other, edit) => {
    const server = await startTestServer({ engine: 'PostgreSQL' })
    const root = await aUser(server, 'super-admin')
    const { id, update } = await edit(server, root.as)
    const { db } = server.database
    const key = sql.ref(table === 'location_timers' ? 'location_id' : 'id')
    const [answer] = await duringUpdate(server, [table, edited], update, () =>
      sql`update ${sql.table(table)} set ${sql.ref(other)} = 'Meanwhile'
        where ${key} = ${id}`.execute(db),
    )
    expect(answer.status).toBe(200)
    const { rows } = await sql<{ left: string }>`select ${sql.ref(other)} as left
      from ${sql.table(table)} where ${key} = ${id}`.execute(db)
    expect(rows).toEqual([{ left: 'Meanwhile' }])
  },
)

test('work limited to one server at a time waits as long as the other takes, on PostgreSQL', async () => {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const other = await startTestServer({ sharing: one })
  const [begun, held] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()]
  const done: string[] = []
  const first = oneAtATime(one.database, async () => {
    begun.resolve(undefined)
    await held.promise
    done.push('first')
  })
  await begun.promise
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const second = oneAtATime(other.database, () => Promise.resolve(done.push('second')))
  for (let seconds = 0; seconds < 60; seconds += 1) {
    await sql`select 1`.execute(other.database.db)
    vi.advanceTimersByTime(1_000)
  }
  held.resolve(undefined)
  await Promise.all([first, second])
  expect(done).toEqual(['first', 'second'])
})
