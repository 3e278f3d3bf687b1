import { calls, cleanupWord, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { openLogChain } from '../../../platform/audit/audit-key.ts'
import { parseConfig } from '../../../platform/config.ts'
import { readSnapshot } from '../../../platform/database/database.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aUser, aWorkout, testPassword } from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'
import { checkChain } from './index.ts'
import { listLogs } from './logs.repository.ts'

const day = 86_400_000
const check = async ({ database, place }: TestServer) => {
  const chain = await openLogChain(parseConfig(place))
  return readSnapshot(database.db, (on) => checkChain(on, chain))
}

test('the audit log is available to super-admins only', async () => {
  const server = await startTestServer()
  await expectOnlyFor(
    server,
    ['super-admin'],
    [
      [calls.listLogs],
      [calls.deleteLogs, { body: { password: testPassword } }],
      [calls.cleanUpLogs, { body: { word: cleanupWord, password: testPassword } }],
    ],
  )
})

test('a log-in is logged with its user and address', async () => {
  const server = await startTestServer()
  const { user } = await aUser(server, 'location')
  const superAdmin = await aUser(server, 'super-admin')
  const body = { email: user.email, password: testPassword }
  await server.call(calls.logIn, undefined, { body })
  const { data } = await server.call(calls.listLogs, superAdmin.as, { query: { action: 'log-in' } })
  expect(data).toMatchObject([
    {
      modifiedBy: user.email,
      userId: user.id,
      data: { email: user.email, address: '127.0.0.1' },
    },
  ])
})

describe.each(engines)('the audit log on %s', (engine) => {
  const aBusyServer = async () => {
    const server = await startTestServer({ engine })
    const superAdmin = await aUser(server, 'super-admin')
    const admin = await aUser(server, 'admin', { email: 'Planner@example.test' })
    // Days pass in these tests, so sessions expire.
    const signedIn = async (id: string) => {
      const from = { address: '127.0.0.1', device: 'test', deviceSecrets: [] }
      const { token } = await server.services.sessions.start(server.database.db, id, from)
      return { bearer: token }
    }
    for (const name of ['One', 'Two', 'Three']) {
      server.clock.advance(day)
      await server.call(calls.createWorkout, await signedIn(admin.user.id), {
        body: {
          name,
          subHeader: 'Jab',
          round: 1,
          startDate: '2026-11-21',
          endDate: '2026-11-21',
          routines: [],
        },
      })
    }
    const asSuperAdmin = () => signedIn(superAdmin.user.id)
    const list = async (query: Record<string, unknown> = {}) =>
      server.call(calls.listLogs, await asSuperAdmin(), { query })
    return { server, superAdmin, admin, list, asSuperAdmin }
  }

  // spec: 3
  test('is listed newest first, with pages and a count', async () => {
    const { list } = await aBusyServer()
    const all = await list()
    expect(all.count).toBe(all.data.length)
    expect(all.data.slice(0, 3).map((entry) => entry.data['name'])).toEqual(['Three', 'Two', 'One'])
    const oldest = await list({ sort: 'date' })
    expect(oldest.data).toEqual(all.data.toReversed())
    for (const sort of ['date', '-date']) {
      const pages = [1, 2, 3, 4, 5].map((page) => list({ limit: 2, page, sort }))
      const read = (await Promise.all(pages)).flatMap((page) => page.data)
      expect(read).toEqual(sort === 'date' ? oldest.data : all.data)
    }
  })

  // spec: 2.11
  test('is filtered by model, action, user, name and dates', async () => {
    const { list, admin, superAdmin } = await aBusyServer()
    const found = async (query: Record<string, unknown>) => {
      const listed = await list(query)
      expect(listed.count).toBe(listed.data.length)
      return listed.data.map((entry) => [entry.model, entry.data['name']].join(' ').trim())
    }
    const workouts = ['Workout Three', 'Workout Two', 'Workout One']
    expect(await found({ model: 'Workout' })).toEqual(workouts)
    expect(await found({ model: 'Workout', action: 'delete' })).toEqual([])
    expect(await found({ userId: admin.user.id })).toEqual(workouts)
    expect(await found({ userId: superAdmin.user.id })).toEqual([])
    expect(await found({ modifiedBy: 'planner@', sort: 'date' })).toEqual(workouts.toReversed())
    expect(await found({ modifiedBy: 'roundboard', model: 'Exercise' })).toHaveLength(1)
    expect(await found({ modifiedBy: '%' })).toEqual([])
    expect(
      await found({ from: '2026-11-23T00:00:00.000Z', to: '2026-11-23T23:59:59.999Z' }),
    ).toEqual(['Workout Two'])
  })

  test('is found by an API key’s name, whatever its case and accents', async () => {
    const { server, list, asSuperAdmin } = await aBusyServer()
    const key = await server.call(calls.createApiKey, await asSuperAdmin(), {
      body: { name: 'PÉRIPHÉRIE', scopes: ['workouts:write'] },
    })
    const body = {
      ...{ name: 'Four', subHeader: 'Jab', round: 1, routines: [] },
      ...{ startDate: '2026-11-25', endDate: '2026-11-25' },
    }
    const made = await server.call(calls.createWorkout, { bearer: key.data.secret }, { body })
    expect(made.status).toBe(201)
    for (const modifiedBy of ['périphérie', 'PERIPH', 'Key PÉ']) {
      const { data, count } = await list({ modifiedBy })
      expect(data.map((entry) => entry.data['name'])).toEqual(['Four'])
      expect(count).toBe(1)
    }
    expect((await list({ modifiedBy: 'périphéries' })).data).toEqual([])
  })

  test('reads the names of one user’s entries only when searched by name and user', async () => {
    const { server } = await aBusyServer()
    const { db } = server.database
    const statements: string[] = []
    const on = db.withPlugin({
      transformQuery({ node, queryId }) {
        statements.push(db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: ({ result }) => Promise.resolve(result),
    })
    const page = { page: 1, limit: 10 }
    await listLogs(on, { userId: unknownId, modifiedBy: 'ann' }, page)
    const names = statements.filter((sql) => sql.includes('distinct'))
    expect(names).toEqual([expect.stringMatching(/where .*"user_id" = /)])
  })

  test('refuses unknown filters by name', async () => {
    const { list } = await aBusyServer()
    const refused = await list({ model: 'Secret', from: 'yesterday', sort: 'data', q: '{}' })
    expect(refused.error?.issues?.map((issue) => issue.path).sort()).toEqual([
      'from',
      'model',
      'q',
      'sort',
    ])
  })

  test('detects a changed or deleted entry', async () => {
    const { server } = await aBusyServer()
    expect((await check(server)).problems).toEqual([])
    const { db } = server.database
    const last = await db.selectFrom('logHead').select('seq').executeTakeFirstOrThrow()
    const entry = () => db.updateTable('logs').where('seq', '=', last.seq - 1)
    const { data } = await db
      .selectFrom('logs')
      .select('data')
      .where('seq', '=', last.seq - 1)
      .executeTakeFirstOrThrow()
    await entry().set({ data: '{}' }).execute()
    expect((await check(server)).problems).toEqual([
      expect.stringMatching(`Entry ${String(last.seq - 1)} .* was changed`),
    ])
    await entry().set({ data }).execute()
    expect((await check(server)).problems).toEqual([])
    await db.deleteFrom('logs').where('seq', '=', 2).execute()
    expect((await check(server)).problems).toEqual(['Entries 2 to 2 are missing.'])
    await db.deleteFrom('logs').where('seq', '=', last.seq).execute()
    expect((await check(server)).problems).toContain(
      `The last entry should be ${String(last.seq)} but is ${String(last.seq - 1)}.`,
    )
  })

  // spec: 7
  test('is deleted only with the user’s password, and logs its deletion', async () => {
    const { server, superAdmin, list, asSuperAdmin } = await aBusyServer()
    const before = (await list()).count
    const remove = async (password: string) =>
      server.call(calls.deleteLogs, await asSuperAdmin(), { body: { password } })
    expect((await remove('')).error?.issues).toMatchObject([{ path: 'password' }])
    expect((await remove('wrong')).error).toMatchObject({
      code: 'wrong-password',
      error: sentences.incorrectPassword,
    })
    expect((await list()).count).toBe(before)
    expect((await remove(testPassword)).data).toEqual({ deleted: before })
    const after = await list()
    expect(after.count).toBe(1)
    expect(after.data).toMatchObject([
      {
        model: 'Log',
        action: 'delete',
        modifiedBy: superAdmin.user.email,
        data: { deleted: before },
      },
    ])
    expect(await check(server)).toMatchObject({ entries: 1, problems: [] })
  })

  // spec: 5
  test('deletes entries older than some days, with the confirmation word and the password', async () => {
    const { server, list, asSuperAdmin } = await aBusyServer()
    const clean = async (body: object) =>
      server.call(calls.cleanUpLogs, await asSuperAdmin(), {
        body: { password: testPassword, ...body },
      })
    const wrong = await clean({ word: cleanupWord, password: 'wrong' })
    expect(wrong.error?.error).toBe(sentences.incorrectPassword)
    expect((await clean({ word: cleanupWord, password: undefined })).error?.issues).toMatchObject([
      { path: 'password' },
    ])
    expect((await clean({ word: 'cleanup' })).error?.issues).toMatchObject([{ path: 'word' }])
    expect((await clean({ word: cleanupWord, days: 0 })).error?.issues).toMatchObject([
      { path: 'days' },
    ])
    expect((await clean({ word: cleanupWord })).data).toEqual({ deleted: 0 })

    server.clock.advance(2 * day)
    const cleaned = await clean({ word: cleanupWord, days: 3 })
    expect(cleaned.data.deleted).toBeGreaterThan(0)
    const left = await list()
    expect(left.data.map((entry) => `${entry.model} ${entry.action}`)).toEqual([
      'Log clean-up',
      'Log clean-up',
      'Workout create',
      'Workout create',
    ])
    expect(left.count).toBe(4)
    expect((await list({ limit: 1, page: 4 })).data).toHaveLength(1)
    expect((await list({ limit: 1, page: 5 })).data).toEqual([])
    expect(await check(server)).toMatchObject({ entries: 4, problems: [] })

    server.clock.advance(100 * day)
    expect((await clean({ word: cleanupWord })).data).toEqual({ deleted: 4 })
    await aLocation(server)
    expect(await check(server)).toMatchObject({ entries: 2, problems: [] })
  })

  // security: 2.3.3
  test('stays a valid chain when twenty changes are made at once', async () => {
    const { server, list } = await aBusyServer()
    const before = (await list()).count ?? 0
    await Promise.all(Array.from({ length: 20 }, () => aWorkout(server)))
    expect((await list()).count).toBe(before + 20)
    expect((await check(server)).problems).toEqual([])
  })
})
