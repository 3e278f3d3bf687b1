import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aPairedScreen, aRelease, aUser } from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const draft = {
  title: 'Clearer walls',
  type: 'Release',
  description: 'Larger emails.\nFewer words.',
  version: '31.01.01',
  date: '01/31/2021',
}

describe.each(engines)('releases on %s', (engine) => {
  test('can be added by super-admins only', async () => {
    const server = await startTestServer({ engine })
    await expectOnlyFor(
      server,
      ['super-admin'],
      [
        [calls.createRelease, { body: draft }],
        [calls.updateRelease, { params: { id: unknownId }, body: draft }],
      ],
    )
    const { as } = await aUser(server, 'super-admin')
    const created = await server.call(calls.createRelease, as, { body: draft })
    expect(created.data).toMatchObject({ ...draft, date: '2021-01-31T00:00:00.000Z' })
  })

  // spec: 5
  test('are refused with each invalid field, or with an ID', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const bad = await server.call(calls.createRelease, as, {
      body: { ...draft, version: '1.2', type: 'Patch', date: '31/01/2031', title: ' ' },
    })
    expect(bad.error?.issues?.map((issue) => issue.path).sort()).toEqual([
      'date',
      'title',
      'type',
      'version',
    ])
    for (const id of [{ _id: 'abc' }, { id: 'abc' }]) {
      const refused = await server.call(calls.createRelease, as, { body: { ...draft, ...id } })
      expect(refused.error).toMatchObject({ code: 'conflict', error: sentences.duplicateRelease })
    }
    expect((await server.call(calls.listReleases, as)).count).toBe(0)
  })

  // spec: 3, 9
  test('are listed for every role by version and type, up to a limit', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const given = [
      ['22.01.01', 'Release', 'b'],
      ['22.01.01-001', 'Hot-Fix', 'c'],
      ['21.12.31', 'Release', 'a'],
      ['22.01.01-000', 'Release', 'later'],
      ['21.12.30', 'Release', 'oldest'],
    ] as const
    for (const [version, type, title] of given) {
      server.clock.advance(1000)
      await server.call(calls.createRelease, as, { body: { ...draft, version, type, title } })
    }
    const reader = await aUser(server, 'api-access')
    const titles = async (query = {}) => {
      const listed = await server.call(calls.listReleases, reader.as, { query })
      return listed.data.map((release) => release.title)
    }
    expect(await titles()).toEqual(['c', 'later', 'b', 'a', 'oldest'])
    expect(await titles({ limit: 4 })).toEqual(['c', 'later', 'b', 'a'])
    expect(await titles({ type: 'Release', version: '22' })).toEqual(['later', 'b'])
    expect(await titles({ sort: 'createdAt' })).toEqual(['b', 'c', 'a', 'later', 'oldest'])
    expect((await server.call(calls.listReleases, undefined)).status).toBe(401)
  })

  test('refuse a version that already exists with the text of the specification', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    expect((await server.call(calls.createRelease, as, { body: draft })).status).toBe(201)
    const body = { ...draft, title: 'Again', type: 'Hot-Fix' }
    const answers = await Promise.all(
      [1, 2].map(() => server.call(calls.createRelease, as, { body })),
    )
    for (const { error } of answers)
      expect(error).toMatchObject({
        code: 'conflict',
        error: 'Sorry, the release could not be created. A duplicate id has been found.',
        issues: [{ path: 'version' }],
      })
    expect((await server.call(calls.listReleases, as)).count).toBe(1)
  })

  test('become the current version on their date, not before', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { as: screen } = await aPairedScreen(server)
    const beat = { body: { status: { label: 'connected', isConnected: true } } }
    const versions = async () => {
      const latest = await server.call(calls.getLatestVersion, as)
      const app = await server.call(calls.getAppInfo, undefined)
      const programme = await server.call(calls.getProgramme, screen)
      const heartbeat = await server.call(calls.heartbeat, screen, beat)
      return [latest.data.version, app.data.version, programme.data.appVersion].concat(
        heartbeat.data.appVersion,
      )
    }
    const all = (version: string) => [version, version, version, version]
    expect(await versions()).toEqual(all('21.12.22'))
    for (const [version, date] of [
      ['31.01.01', '11/22/2026'],
      ['32.01.01', '11/24/2026'],
    ])
      await server.call(calls.createRelease, as, { body: { ...draft, version, date } })
    expect(await versions()).toEqual(all('21.12.22'))
    server.clock.advance(12 * 60 * 60_000 - 1)
    expect(await versions()).toEqual(all('21.12.22'))
    server.clock.advance(1)
    expect(await versions()).toEqual(all('31.01.01'))
  })

  test('can be edited while they are the latest', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const older = await aRelease(server, { version: '30.01.01' })
    const latest = await aRelease(server, { version: '31.01.01' })
    const correct = (id: string, body: object) =>
      server.call(calls.updateRelease, as, { params: { id }, body })
    const corrected = await correct(latest.id, { ...latest, title: 'Spelt rightly' })
    expect(corrected.data).toMatchObject({ title: 'Spelt rightly', version: '31.01.01' })
    const { updatedAt } = latest
    const late = await correct(latest.id, { title: 'Too late', expectedUpdatedAt: updatedAt })
    expect(late.error?.code).toBe('changed-meanwhile')
    const taken = await correct(latest.id, { version: '30.01.01' })
    expect(taken.error).toMatchObject({ code: 'conflict', issues: [{ path: 'version' }] })
    const wrong = await correct(latest.id, { version: '1', colour: 'red' })
    expect(wrong.error?.issues?.map(({ path }) => path).sort()).toEqual(['colour', 'version'])
    expect((await correct(older.id, { title: 'Too late' })).error?.code).toBe('conflict')
    expect((await correct(unknownId, { title: 'None' })).status).toBe(404)
    await correct(latest.id, { version: '31.01.02' })
    expect((await server.call(calls.getLatestVersion, as)).data.version).toBe('31.01.02')
    const [entry] = (
      await server.call(calls.listLogs, as, { query: { model: 'Release', action: 'update' } })
    ).data
    expect(entry?.data).toMatchObject({
      before: { version: '31.01.01' },
      after: { version: '31.01.02' },
    })
  })

  // spec: 1, 4.6, 7
  test('set the version of screens and consoles at once', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { as: screen } = await aPairedScreen(server)
    const versions = async () => {
      const latest = await server.call(calls.getLatestVersion, as)
      const app = await server.call(calls.getAppInfo, undefined)
      const programme = await server.call(calls.getProgramme, screen)
      return [latest.data.version, app.data.version, programme.data.appVersion]
    }
    expect(await versions()).toEqual(['21.12.22', '21.12.22', '21.12.22'])
    await server.call(calls.createRelease, as, { body: draft })
    expect(await versions()).toEqual(['31.01.01', '31.01.01', '31.01.01'])
    await server.call(calls.createRelease, as, { body: { ...draft, version: '30.01.01' } })
    expect(await versions()).toEqual(['31.01.01', '31.01.01', '31.01.01'])
    expect((await server.call(calls.getLatestVersion, undefined)).status).toBe(401)
  })
})
