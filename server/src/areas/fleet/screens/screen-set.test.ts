import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines } from '../../../testing/test-server.ts'
import { aLocation, aScreen, aUser } from '../../../testing/factories.ts'

describe.each(laneEngines)('the screen set of a location on %s', (engine) => {
  test('creates the missing ones of ten screens at once, in the location’s language', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const gym = await aLocation(server, { language: 'es' })
    const params = { id: gym.id }
    const mine = await aScreen(server, { location: gym.id, round: 4, name: 'Above the bags' })
    const made = await server.call(calls.addScreenSet, as, { params })
    expect(made.status).toBe(200)
    const screens = made.data.screens.toSorted((a, b) => a.round - b.round)
    expect(screens.map(({ name }) => name)).toEqual([
      ...['Round 1', 'Round 2', 'Round 3', 'Above the bags', 'Round 5', 'Round 6'],
      ...['Round 7', 'Round 8', 'Round 9', 'Flexibility'],
    ])
    expect(screens[3]?.id).toBe(mine.id)
    expect(new Set(screens.map(({ language }) => language))).toEqual(new Set(['es']))
    expect(screens.every(({ isLinked }) => !isLinked)).toBe(true)
    const logs = await server.call(calls.listLogs, (await aUser(server, 'super-admin')).as, {
      query: { model: 'Screen', action: 'create' },
    })
    expect(logs.count).toBe(10)
  })

  test('creates ten screens once for concurrent and repeated requests', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const params = { id: (await aLocation(server)).id }
    const ask = () => server.call(calls.addScreenSet, as, { params })
    const answers = await Promise.all([ask(), ask(), ask()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const entries = async () =>
      (await server.database.db.selectFrom('logs').select('seq').execute()).length
    const before = await entries()
    const again = await ask()
    expect(again.data.screens).toHaveLength(10)
    expect(await entries()).toBe(before)
  })
})

test('location users can’t create the screen set', async () => {
  const server = await startTestServer()
  const gym = await aLocation(server)
  const { as } = await aUser(server, 'location', { locations: [gym.id] })
  const refused = await server.call(calls.addScreenSet, as, { params: { id: gym.id } })
  expect(refused.status).toBe(403)
})
