import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aLocation, aUser, testPassword } from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'

const choice = {
  kinds: ['location-away'],
  channels: ['bell'],
  timeZone: 'America/Denver',
  quietHours: { from: '22:00', to: '07:00' },
  summaryHour: 6,
  locations: null,
}

describe.each(engines)('alert preferences on %s', (engine) => {
  test('default by role, in the time zone of the user’s location or most locations', async () => {
    const server = await startTestServer({ engine })
    const gym = await aLocation(server, { timeZone: 'America/Phoenix' })
    await aLocation(server, { timeZone: 'America/Boise' })
    await aLocation(server, { timeZone: 'America/Boise' })
    const owner = await aUser(server, 'location', { locations: [gym.id] })
    const admin = await aUser(server, 'admin')
    expect((await server.call(calls.getAlertPreferences, owner.as)).data).toMatchObject({
      kinds: ['location-away', 'screen-away', 'screen-trouble', 'coach-pass'],
      channels: ['email', 'bell'],
      timeZone: 'America/Phoenix',
      summaryHour: null,
      locations: null,
      webhook: null,
      isDefault: true,
    })
    expect((await server.call(calls.getAlertPreferences, admin.as)).data).toMatchObject({
      channels: ['bell'],
      timeZone: 'America/Boise',
      summaryHour: 7,
      isDefault: true,
    })
    const saved = await server.call(calls.updateAlertPreferences, admin.as, { body: choice })
    expect(saved.data).toMatchObject({ ...choice, isDefault: false })
    expect((await server.call(calls.getAlertPreferences, admin.as)).data).toEqual(saved.data)
  })

  test('are deleted and restored with the user', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const admin = await aUser(server, 'admin')
    await server.call(calls.updateAlertPreferences, admin.as, { body: choice })
    await server.call(calls.setWebhook, admin.as, { body: { url: 'https://hooks.example.test/' } })
    const params = { id: admin.user.id }
    await server.call(calls.deleteUser, root.as, { params, body: { password: testPassword } })
    const { db } = server.database
    expect(await db.selectFrom('alertPreferences').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('webhooks').selectAll().execute()).toEqual([])
    await server.call(calls.restoreUser, root.as, { params })
    expect(await db.selectFrom('alertPreferences').selectAll().execute()).toHaveLength(1)
    expect(await db.selectFrom('webhooks').selectAll().execute()).toHaveLength(1)
  })

  test('list only locations that the user can still see', async () => {
    const server = await startTestServer({ engine })
    const [kept, lost] = [await aLocation(server), await aLocation(server)]
    const owner = await aUser(server, 'location', { locations: [kept.id, lost.id] })
    const root = await aUser(server, 'super-admin')
    const body = { ...choice, locations: [kept.id, lost.id] }
    await server.call(calls.updateAlertPreferences, owner.as, { body })
    await server.call(calls.updateUser, root.as, {
      params: { id: owner.user.id },
      body: { locations: [kept.id] },
    })
    const { locations } = (await server.call(calls.getAlertPreferences, owner.as)).data
    expect(locations?.map(({ id }) => id)).toEqual([kept.id])
  })

  test('can mute a location until a given time, for users who can edit it', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-21T12:00:00.000Z') })
    const gym = await aLocation(server)
    const owner = await aUser(server, 'location', { locations: [gym.id] })
    const params = { id: gym.id }
    const until = '2026-11-21T13:00:00.000Z'
    expect((await server.call(calls.getLocationMute, owner.as, { params })).data).toBeNull()
    const muted = await server.call(calls.muteLocation, owner.as, { params, body: { until } })
    expect(muted.data).toEqual({ until, by: owner.user.email })
    expect((await server.call(calls.getLocationMute, owner.as, { params })).data).toEqual(
      muted.data,
    )
    server.clock.advance(3_600_000)
    expect((await server.call(calls.getLocationMute, owner.as, { params })).data).toBeNull()
    const again = { params, body: { until: '2026-11-23T06:00:00.000Z' } }
    await server.call(calls.muteLocation, owner.as, again)
    await server.call(calls.unmuteLocation, owner.as, { params })
    expect((await server.call(calls.getLocationMute, owner.as, { params })).data).toBeNull()
  })
})

test.each([
  [{ kinds: ['server-trouble'] }, 'kinds.0', 'admin-only'],
  [{ kinds: ['earthquake'] }, 'kinds.0', 'one-of'],
  [{ channels: ['webhook'] }, 'channels.0', 'webhook-wanted'],
  [{ locations: [unknownId] }, 'locations.0', 'no-such-location'],
  [{ timeZone: 'Mars/Olympus' }, 'timeZone', 'time-zone'],
  [{ quietHours: { from: '24:00', to: '07:00' } }, 'quietHours.from', 'time-of-day'],
  [{ quietHours: { from: '07:00', to: '07:00' } }, 'quietHours.to', 'quiet-hours-same'],
  [{ summaryHour: 24 }, 'summaryHour', 'number-too-large'],
])('alert preferences of a location user refuse %j', async (given, path, code) => {
  const server = await startTestServer()
  const owner = await aUser(server, 'location', { locations: [(await aLocation(server)).id] })
  const body = { ...choice, ...given }
  const answer = await server.call(calls.updateAlertPreferences, owner.as, { body })
  expect(answer.error?.issues).toEqual([expect.objectContaining({ path, code })])
})

test.each(['2026-11-21T12:00:00.000Z', '2027-02-22T12:00:00.000Z'])(
  'a mute until %s is refused',
  async (until) => {
    const server = await startTestServer({ now: Date.parse('2026-11-21T12:00:00.000Z') })
    const gym = await aLocation(server)
    const admin = await aUser(server, 'admin')
    const sent = { params: { id: gym.id }, body: { until } }
    const answer = await server.call(calls.muteLocation, admin.as, sent)
    expect(answer.error?.issues).toEqual([
      expect.objectContaining({ path: 'until', code: 'mute-end', params: { days: 92 } }),
    ])
  },
)
