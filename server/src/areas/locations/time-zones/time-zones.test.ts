import { calls } from '@roundboard/contract'
import { gymDayStart, localDay } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aUser, aWorkout } from '../../../testing/factories.ts'
import { expectOnlyFor } from '../../../testing/refusals.ts'

test('time zones can be read by all staff, and their data version by super-admins', async () => {
  const server = await startTestServer()
  const query = { timeZone: 'America/Winnipeg' }
  await expectOnlyFor(
    server,
    ['location', 'admin', 'super-admin'],
    [[calls.listTimeZones], [calls.listCountryZones], [calls.getZoneRules, { query }]],
  )
  await expectOnlyFor(server, ['super-admin'], [[calls.getTimeZoneData], [calls.getSystem]])
})

test('time zones include when clocks change, so browsers need no data of their own', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'location')
  const { data: list } = await server.call(calls.listTimeZones, as)
  expect(list.names).toContain('America/Winnipeg')
  const query = { timeZone: 'America/Winnipeg' }
  const { data: zone } = await server.call(calls.getZoneRules, as, { query })
  const clock = { zone, is365: false, schedule: [] }
  expect(gymDayStart('2026-12-02', clock)).toBe(Date.parse('2026-12-02T05:00Z'))
  expect(localDay(Date.parse('2026-12-02T05:00Z'), zone)).toBe('2026-12-02')
  expect(JSON.stringify(zone).length).toBeLessThan(10_000)
})

test.each(['America/Gotham', '+02:00', '../../etc/passwd', ''])(
  'an unknown time zone is refused: %j',
  async (timeZone) => {
    const server = await startTestServer()
    const { as } = await aUser(server, 'admin')
    const refused = await server.call(calls.getZoneRules, as, { query: { timeZone } })
    expect(refused.status).toBe(400)
    expect(refused.error?.issues).toMatchObject([{ path: 'timeZone' }])
  },
)

test('a screen in Winnipeg changes days at midnight, which Node 26.10 gets wrong by an hour', async () => {
  const server = await startTestServer()
  const location = await aLocation(server, { timeZone: 'America/Winnipeg' })
  await aWorkout(server, { startDate: '2026-11-21', endDate: '2026-11-21' })
  const { as } = await aPairedScreen(server, { location: location.id })
  const { data } = await server.call(calls.getProgramme, as)
  expect(data.intervals[0]).toMatchObject({
    from: '2026-11-21T05:00:00.000Z',
    to: '2026-11-22T05:00:00.000Z',
  })
})

test('the version of the time zone data is shown, and whether it is outdated', async () => {
  const server = await startTestServer({ now: Date.parse('2026-11-21') })
  const { as } = await aUser(server, 'super-admin')
  const { data } = await server.call(calls.getTimeZoneData, as)
  expect(data).toMatchObject({ source: 'package', isOld: false })
  expect(data.version).toMatch(/^20\d\d[a-z]$/)
  expect((await server.call(calls.getSystem, as)).data.timeZoneData).toEqual(data)
  server.clock.now = Date.parse('2099-01-01')
  const later = await aUser(server, 'super-admin')
  expect((await server.call(calls.getTimeZoneData, later.as)).data.isOld).toBe(true)
})
