import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { calls } from '@roundboard/contract'
import { describe, expect, onTestFinished, test } from 'vitest'
import {
  startTestServer,
  type Credentials,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser } from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const keyOf = (server: TestServer, as: Credentials, locationIdentifier: string) =>
  server.call(calls.getLocationLicence, as, { params: { locationIdentifier } })
const licenceOf = (server: TestServer, as: Credentials, licenseKey: string) =>
  server.call(calls.getLicence, as, { params: { licenseKey } })

describe.each(laneEngines)('the built-in license service on %s', (engine) => {
  const aTimedGym = async () => {
    const server = await startTestServer({ engine })
    const location = await aLocation(server, { vtsEnabled: true })
    const { as: screen } = await aPairedScreen(server, { location: location.id })
    const owner = await aUser(server, 'location', { locations: [location.id] })
    return { server, location, screen, owner: owner.as }
  }
  const timer = (server: TestServer, as: Credentials, id: string, body: object) =>
    server.call(calls.updateLocationTimer, as, { params: { id }, body })

  // spec: 3, 7
  test('starts the timer a moment ahead, at the same time for every screen of the location', async () => {
    const { server, location, screen, owner } = await aTimedGym()
    const body = { dwsTimeStamp: 'now', dwsActiveBreaks: ['plank', 'squat', 'plank'] }
    const started = await timer(server, owner, location.id, body)
    expect(started.data).toMatchObject({
      dwsTimeStamp: '2026-11-21T12:00:00.300Z',
      dwsActiveBreaks: body.dwsActiveBreaks,
    })
    const { data } = await keyOf(server, screen, location.locationIdentifier)
    expect(data.licenseKey).toMatch(/^[0-9a-f]{32}$/)
    expect(data.licenseKey).toBe(started.data.licenseKey)
    const licence = await licenceOf(server, screen, data.licenseKey)
    expect(licence.data).toEqual({
      dwsTimeStamp: '2026-11-21T12:00:00.300Z',
      dwsActiveBreaks: body.dwsActiveBreaks,
    })
    const read = await server.call(calls.getLocationTimer, owner, { params: { id: location.id } })
    expect(read.data).toEqual(started.data)
  })

  test('creates one key when several screens ask first at the same time', async () => {
    const { server, location, screen } = await aTimedGym()
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => keyOf(server, screen, location.locationIdentifier)),
    )
    const given = answers.map(({ data }) => data.licenseKey)
    const { data: now } = await keyOf(server, screen, location.locationIdentifier)
    expect(new Set(given)).toEqual(new Set([now.licenseKey]))
    const root = await aUser(server, 'super-admin')
    const { data: entries } = await server.call(calls.listLogs, root.as, { query: { limit: 100 } })
    expect(
      entries.filter(({ data }) => JSON.stringify(data).includes('hasLicenceKey')),
    ).toHaveLength(1)
  })

  test('starts at a given time, stops, and keeps the playlist', async () => {
    const { server, location, owner } = await aTimedGym()
    const at = '2026-11-22T06:00:00.000Z'
    await timer(server, owner, location.id, { dwsActiveBreaks: ['burpee'] })
    const set = await timer(server, owner, location.id, { dwsTimeStamp: at })
    expect(set.data).toMatchObject({ dwsTimeStamp: at, dwsActiveBreaks: ['burpee'] })
    const stopped = await timer(server, owner, location.id, { dwsTimeStamp: null })
    expect(stopped.data).toMatchObject({ dwsTimeStamp: null, dwsActiveBreaks: ['burpee'] })
    const emptied = await timer(server, owner, location.id, { dwsActiveBreaks: [] })
    expect(emptied.data.dwsActiveBreaks).toEqual([])
  })

  test('refuses a playlist based on an outdated one, but not a repeated save', async () => {
    const { server, location, owner } = await aTimedGym()
    const { data: first } = await timer(server, owner, location.id, { dwsActiveBreaks: ['burpee'] })
    const expectedActiveBreaks = first.dwsActiveBreaks
    const save = (dwsActiveBreaks: string[]) =>
      timer(server, owner, location.id, { dwsActiveBreaks, expectedActiveBreaks })
    expect((await save(['squat'])).data.dwsActiveBreaks).toEqual(['squat'])
    expect((await save(['plank'])).error?.code).toBe('changed-meanwhile')
    expect((await save(['squat'])).data.dwsActiveBreaks).toEqual(['squat'])
  })

  test('announces a changed timer without changing the saved location', async () => {
    const { server, location, owner } = await aTimedGym()
    const changes: unknown[] = []
    onTestFinished(server.services.changes.subscribe((change) => changes.push(change)))
    await timer(server, owner, location.id, { dwsTimeStamp: 'now' })
    expect(changes).toEqual([{ kind: 'timer', locationId: location.id }])
    const read = await server.call(calls.getLocation, owner, { params: { id: location.id } })
    expect(read.data.updatedAt).toBe(location.updatedAt)
  })

  test('creates a key when a screen first asks, and returns the same one again', async () => {
    const { server, location, screen } = await aTimedGym()
    const first = await keyOf(server, screen, location.locationIdentifier)
    const second = await keyOf(server, screen, location.locationIdentifier.toLowerCase())
    expect(second.data).toEqual(first.data)
    const licence = await licenceOf(server, screen, first.data.licenseKey)
    expect(licence.data).toEqual({
      dwsTimeStamp: null,
      dwsActiveBreaks: [
        'jumping-jack',
        'high-knees',
        'squat',
        'mountain-climber',
        'plank',
        'lunge',
      ],
    })
  })

  test('refuses the licenses of a location to everyone else', async () => {
    const { server, location, owner } = await aTimedGym()
    const { data } = await keyOf(server, owner, location.locationIdentifier)
    const elsewhere = await aLocation(server, { vtsEnabled: true })
    const { as: otherScreen } = await aPairedScreen(server, { location: elsewhere.id })
    const otherOwner = await aUser(server, 'location', { locations: [elsewhere.id] })
    const api = await aUser(server, 'api-access')
    for (const as of [otherScreen, otherOwner.as, api.as]) {
      expect((await keyOf(server, as, location.locationIdentifier)).error?.code).toBe('not-found')
      expect((await licenceOf(server, as, data.licenseKey)).error?.code).toBe('not-found')
    }
    const admin = await aUser(server, 'admin')
    expect((await licenceOf(server, admin.as, data.licenseKey)).status).toBe(200)
    expect((await keyOf(server, undefined, location.locationIdentifier)).status).toBe(401)
    expect((await licenceOf(server, undefined, data.licenseKey)).status).toBe(401)
  })

  test('has no license for a location whose timer is off', async () => {
    const { server, location, screen, owner } = await aTimedGym()
    const { data } = await keyOf(server, screen, location.locationIdentifier)
    const admin = await aUser(server, 'admin')
    await server.call(calls.updateLocation, admin.as, {
      params: { id: location.id },
      body: { vtsEnabled: false },
    })
    expect((await keyOf(server, screen, location.locationIdentifier)).status).toBe(404)
    expect((await licenceOf(server, admin.as, data.licenseKey)).status).toBe(404)
    const refused = await timer(server, owner, location.id, { dwsTimeStamp: 'now' })
    expect(refused.error?.code).toBe('conflict')
    expect(refused.error?.error).toContain(location.name)
  })

  test('lets users who can edit the location set its timer, with known exercises', async () => {
    const { server, location, owner } = await aTimedGym()
    const foreign = await aLocation(server, { vtsEnabled: true })
    await expectOnlyFor(
      server,
      ['location', 'admin', 'super-admin'],
      [
        [calls.getLocationTimer, { params: { id: location.id } }],
        [calls.updateLocationTimer, { params: { id: location.id }, body: { dwsTimeStamp: null } }],
      ],
    )
    const bad = await timer(server, owner, location.id, {
      dwsActiveBreaks: ['plank', 'no-such-exercise'],
    })
    expect(bad.error).toMatchObject({
      code: 'bad-input',
      issues: [{ path: 'dwsActiveBreaks.1' }],
    })
    const odd = await timer(server, owner, location.id, { dwsTimeStamp: 'soon', speed: 2 })
    expect(odd.error?.issues?.map((issue) => issue.path).sort()).toEqual(['dwsTimeStamp', 'speed'])
    for (const id of [foreign.id, unknownId]) {
      expect((await timer(server, owner, id, { dwsTimeStamp: 'now' })).status).toBe(404)
      const read = await server.call(calls.getLocationTimer, owner, { params: { id } })
      expect(read.status).toBe(404)
    }
  })

  test('writes no license key to the log', async () => {
    const { server, location, owner } = await aTimedGym()
    const { data } = await timer(server, owner, location.id, { dwsTimeStamp: 'now' })
    const superAdmin = await aUser(server, 'super-admin')
    const log = await server.call(calls.listLogs, superAdmin.as, { query: { model: 'Location' } })
    expect(log.data[0]?.data).toMatchObject({ after: { dwsTimeStamp: '2026-11-21T12:00:00.300Z' } })
    expect(log.text).not.toContain(data.licenseKey ?? '')
  })
})

describe('an external license service', () => {
  async function aService() {
    const requests: string[] = []
    const answer = { status: 200, body: '' }
    const http = createServer((request, reply) => {
      requests.push(request.url ?? '')
      const data = request.url?.startsWith('/api/licenses/key/')
        ? { dwsTimeStamp: '2026-11-21T07:00:00-05:00', dwsActiveBreaks: ['their-own'] }
        : { licenseKey: 'THEIR-KEY-1' }
      reply.statusCode = answer.status
      reply.end(answer.body || JSON.stringify({ data }))
    }).listen(0, '127.0.0.1')
    await once(http, 'listening')
    onTestFinished(() => {
      http.closeAllConnections()
      http.close()
    })
    const { port } = http.address() as AddressInfo
    const failures: unknown[] = []
    const server = await startTestServer({
      settings: { LICENSE_SERVICE_URL: `http://127.0.0.1:${String(port)}/api/` },
      onFailure: (_, error) => failures.push(error),
    })
    const location = await aLocation(server, { vtsEnabled: true })
    const { as: screen } = await aPairedScreen(server, { location: location.id })
    return { server, location, screen, requests, answer, failures }
  }

  // spec: 7
  test('is queried for screens of its locations, and its responses are converted', async () => {
    const { server, location, screen, requests } = await aService()
    const { data } = await keyOf(server, screen, location.locationIdentifier)
    expect(data.licenseKey).toBe('THEIR-KEY-1')
    const licence = await licenceOf(server, screen, 'THEIR-KEY-1')
    expect(licence.data).toEqual({
      dwsTimeStamp: '2026-11-21T12:00:00.000Z',
      dwsActiveBreaks: ['their-own'],
    })
    expect(requests).toContain(`/api/licenses/locationId/${location.locationIdentifier}`)
    expect(requests).toContain('/api/licenses/key/THEIR-KEY-1')
    const admin = await aUser(server, 'admin')
    const timer = await server.call(calls.getLocationTimer, admin.as, {
      params: { id: location.id },
    })
    expect(timer.data).toEqual({ licenseKey: 'THEIR-KEY-1', ...licence.data })
    const change = await server.call(calls.updateLocationTimer, admin.as, {
      params: { id: location.id },
      body: { dwsTimeStamp: 'now' },
    })
    expect(change.error?.code).toBe('conflict')
  })

  test('sets the playlist in the screens’ programs once one of them has read it', async () => {
    const { server, location, screen } = await aService()
    const admin = await aUser(server, 'admin')
    await server.call(calls.createExercise, admin.as, {
      body: { name: 'their-own', displayName: 'Their own' },
    })
    const breaks = async () => (await server.call(calls.getProgramme, screen)).data.activeBreaks
    expect(await breaks()).toEqual([])
    await keyOf(server, screen, location.locationIdentifier)
    await licenceOf(server, screen, 'THEIR-KEY-1')
    expect(await breaks()).toMatchObject([{ name: 'their-own', displayName: 'Their own' }])
  })

  test('plays an exercise created after its name was received, which then can’t be deleted', async () => {
    const { server, location, screen } = await aService()
    await keyOf(server, screen, location.locationIdentifier)
    await licenceOf(server, screen, 'THEIR-KEY-1')
    const admin = await aUser(server, 'admin')
    const body = { name: 'their-own', displayName: 'Their own' }
    const { data: made } = await server.call(calls.createExercise, admin.as, { body })
    const { data } = await server.call(calls.getProgramme, screen)
    expect(data.activeBreaks).toMatchObject([{ displayName: 'Their own' }])
    const params = { id: made.id }
    const refused = await server.call(calls.deleteExercise, admin.as, { params })
    expect(refused.error?.code).toBe('in-use')
  })

  // security: 1.3.6
  test('isn’t queried for screens of other locations', async () => {
    const { server, location } = await aService()
    const { as } = await aPairedScreen(server)
    expect((await keyOf(server, as, location.locationIdentifier)).status).toBe(404)
    expect((await licenceOf(server, as, 'THEIR-KEY-1')).status).toBe(404)
  })

  // security: 16.5.2
  test.each([
    ['fails', { status: 500, body: '' }],
    ['responds with HTML', { status: 200, body: '<html>' }],
    [
      'responds with an invalid timestamp',
      { status: 200, body: '{"data":{"dwsTimeStamp":"soon"}}' },
    ],
  ])('that %s keeps the last valid answer in use', async (_, broken) => {
    const { server, location, screen, answer, failures } = await aService()
    await keyOf(server, screen, location.locationIdentifier)
    const before = await licenceOf(server, screen, 'THEIR-KEY-1')
    Object.assign(answer, broken)
    const after = await licenceOf(server, screen, 'THEIR-KEY-1')
    expect(after.data).toEqual(before.data)
    expect(failures.length).toBeGreaterThan(0)
  })

  // spec: 8
  test('is reported as unavailable if it never answered', async () => {
    const { server, location, screen, answer } = await aService()
    answer.status = 503
    const refused = await keyOf(server, screen, location.locationIdentifier)
    expect(refused.error?.code).toBe('unavailable')
  })

  test('can withdraw a license', async () => {
    const { server, location, screen, answer } = await aService()
    await keyOf(server, screen, location.locationIdentifier)
    answer.status = 404
    expect((await keyOf(server, screen, location.locationIdentifier)).status).toBe(404)
    answer.status = 500
    expect((await keyOf(server, screen, location.locationIdentifier)).status).toBe(503)
  })
})
