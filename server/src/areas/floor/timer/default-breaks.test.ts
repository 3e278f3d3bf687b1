import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import {
  startTestServer,
  type Credentials,
  engines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aUser } from '../../../testing/factories.ts'

const defaults = ['jumping-jack', 'high-knees', 'squat', 'mountain-climber', 'plank', 'lunge']

describe.each(engines)('the default active-break playlist on %s', (engine) => {
  const aFranchise = async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const breaksOf = async (id: string) =>
      (await server.call(calls.getLocationTimer, as, { params: { id } })).data.dwsActiveBreaks
    const update = (id: string, body: object) =>
      server.call(calls.updateLocation, as, { params: { id }, body })
    const play = (id: string, dwsActiveBreaks: readonly string[]) =>
      server.call(calls.updateLocationTimer, as, { params: { id }, body: { dwsActiveBreaks } })
    return { server, as, breaksOf, update, play }
  }
  const entriesOf = async (server: TestServer, as: Credentials, id: string) => {
    const { data } = await server.call(calls.listLogs, as, { query: { limit: 100 } })
    return data.filter((entry) => entry.model === 'Location' && entry.data['id'] === id)
  }

  test('is set for a location created with a timer, and logged', async () => {
    const { server, as, breaksOf } = await aFranchise()
    const { id } = await aLocation(server, { vtsEnabled: true })
    expect(await breaksOf(id)).toEqual(defaults)
    const entries = await entriesOf(server, as, id)
    expect(entries.map(({ data }) => data['dwsActiveBreaks'])).toEqual([defaults])
  })

  test('is set for a location without exercises when its timer is turned on', async () => {
    const { server, breaksOf, update } = await aFranchise()
    const { id } = await aLocation(server)
    expect(await breaksOf(id)).toEqual([])
    await update(id, { vtsEnabled: true })
    expect(await breaksOf(id)).toEqual(defaults)
  })

  test('doesn’t replace a playlist, even an emptied one', async () => {
    const { server, breaksOf, update, play } = await aFranchise()
    const { id } = await aLocation(server, { vtsEnabled: true })
    await play(id, ['burpee'])
    await update(id, { vtsEnabled: false })
    await update(id, { vtsEnabled: true })
    expect(await breaksOf(id)).toEqual(['burpee'])
    await play(id, [])
    await update(id, { name: 'Renamed' })
    expect(await breaksOf(id)).toEqual([])
  })

  test('leaves out exercises that the franchise deleted', async () => {
    const { server, as, breaksOf } = await aFranchise()
    const { data } = await server.call(calls.listExercises, as, { query: { name: 'plank' } })
    const plank = data.find(({ name }) => name === 'plank')?.id ?? ''
    await server.call(calls.deleteExercise, as, { params: { id: plank } })
    const { id } = await aLocation(server, { vtsEnabled: true })
    expect(await breaksOf(id)).toEqual(defaults.filter((name) => name !== 'plank'))
  })

  test('is reported on the dashboard when a location’s playlist is empty', async () => {
    const { server, as, play } = await aFranchise()
    await aLocation(server)
    const { id } = await aLocation(server, { vtsEnabled: true })
    const read = async (query: Record<string, unknown>) =>
      (await server.call(calls.getConnectivity, as, { query })).data
    expect((await read({})).lackBreaks).toBe(0)
    await play(id, [])
    const { lackBreaks, locations } = await read({ lacksBreaks: true })
    expect(lackBreaks).toBe(1)
    expect(locations.map((location) => location.id)).toEqual([id])
    expect((await read({})).locations).toHaveLength(2)
  })
})

test('is not set if an external license service has the playlist', async () => {
  const server = await startTestServer({ settings: { LICENSE_SERVICE_URL: 'http://127.0.0.1:9' } })
  const { id } = await aLocation(server, { vtsEnabled: true })
  const { as } = await aUser(server, 'super-admin')
  const { data: entries } = await server.call(calls.listLogs, as, { query: { limit: 100 } })
  const made = entries.find((entry) => entry.data['id'] === id)
  expect(made?.data).not.toHaveProperty('dwsActiveBreaks')
  const { data } = await server.call(calls.getConnectivity, as)
  expect(data.lackBreaks).toBe(0)
})
