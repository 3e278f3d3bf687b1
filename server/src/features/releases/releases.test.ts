import { calls, sentences } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { aServer, engines } from '../../testing/a-server.ts'
import { aPairedScreen, aUser } from '../../testing/factories.ts'
import { expectOnlyFor } from '../../testing/refusals.ts'

const draft = {
  title: 'Clearer walls',
  type: 'Release',
  description: 'Larger letters.\nFewer words.',
  version: '31.01.01',
  date: '01/31/2031',
}

describe.each(engines)('releases on %s', (engine) => {
  test('are added by super-admins', async () => {
    const server = await aServer({ engine })
    await expectOnlyFor(server, ['super-admin'], [[calls.createRelease, { body: draft }]])
    const { as } = await aUser(server, 'super-admin')
    const created = await server.call(calls.createRelease, as, { body: draft })
    expect(created.data).toMatchObject({ ...draft, date: '2031-01-31T00:00:00.000Z' })
  })

  test('are refused with every field that is wrong, or with an id', async () => {
    const server = await aServer({ engine })
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

  test('are listed for everybody: newest version first, then newest, cut to a count', async () => {
    const server = await aServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const given = [
      ['22.01.01', 'Release', 'b'],
      ['22.01.01-001', 'Hot-Fix', 'c'],
      ['21.12.31', 'Release', 'a'],
      ['22.01.01', 'Release', 'later'],
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
    expect(await titles()).toEqual(['c', 'later', 'b', 'a'])
    expect(await titles({ limit: 2 })).toEqual(['c', 'later'])
    expect(await titles({ type: 'Release', version: '22' })).toEqual(['later', 'b'])
    expect(await titles({ sort: 'createdAt' })).toEqual(['b', 'c', 'a', 'later'])
    expect((await server.call(calls.listReleases, undefined)).status).toBe(401)
  })

  test('give screens and consoles their version at once', async () => {
    const server = await aServer({ engine })
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
