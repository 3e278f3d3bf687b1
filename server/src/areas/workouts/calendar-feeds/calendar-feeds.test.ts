import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { aLocation, aUser, aWorkout, testPassword } from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'

const statusOf = async (server: TestServer, path: string) => (await server.raw('GET', path)).status

describe.each(engines)('calendar feed addresses on %s', (engine) => {
  // security: calendar-feeds
  test('are created, renewed and deleted, and earlier ones stop working', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const gym = await aLocation(server, { name: 'Downtown' })
    const body = { location: gym.id }
    const made = (await server.call(calls.renewCalendarFeed, admin.as, { body })).data
    expect(made).toMatchObject({ location: { id: gym.id, name: 'Downtown' }, round: null })
    expect(await statusOf(server, made.path)).toBe(200)

    const renewed = (await server.call(calls.renewCalendarFeed, admin.as, { body })).data
    expect(renewed.id).toBe(made.id)
    expect(renewed.path).not.toBe(made.path)
    expect(await statusOf(server, made.path)).toBe(404)
    expect(await statusOf(server, renewed.path)).toBe(200)

    await server.call(calls.endCalendarFeed, admin.as, { params: { id: made.id } })
    expect(await statusOf(server, renewed.path)).toBe(404)
    expect((await server.call(calls.listCalendarFeeds, admin.as)).data).toEqual([])
  })

  // security: calendar-feeds
  test('are shown once and stored only as a hash', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const made = (await server.call(calls.renewCalendarFeed, root.as, { body: { round: 3 } })).data
    const secret = made.path.slice('/calendar/'.length, -'.ics'.length)
    expect(secret).toMatch(/^[\w-]{43}$/)
    const [listed] = (await server.call(calls.listCalendarFeeds, root.as)).data
    expect(listed).toMatchObject({ round: 3, location: null, madeBy: root.user.email })
    const logged = (await server.call(calls.listLogs, root.as)).data
    expect(logged[0]).toMatchObject({ model: 'Calendar', action: 'create', data: { round: 3 } })
    const stored = await server.database.db.selectFrom('calendarFeeds').selectAll().execute()
    expect(JSON.stringify([listed, logged, stored])).not.toContain(secret)
  })

  test('record the hour of the last fetch', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-21T12:34:56.000Z') })
    const admin = await aUser(server, 'admin')
    const made = (await server.call(calls.renewCalendarFeed, admin.as, { body: { round: 3 } })).data
    expect(made.fetchedAt).toBeNull()
    await server.raw('GET', made.path)
    const [listed] = (await server.call(calls.listCalendarFeeds, admin.as)).data
    expect(listed?.fetchedAt).toBe('2026-11-21T12:00:00.000Z')
  })

  test('stop with their location and work again when it is restored', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const gym = await aLocation(server)
    const { path } = (
      await server.call(calls.renewCalendarFeed, root.as, { body: { location: gym.id } })
    ).data
    const params = { id: gym.id }
    await server.call(calls.deleteLocation, root.as, { params, body: { password: testPassword } })
    expect(await statusOf(server, path)).toBe(404)
    await server.call(calls.restoreLocation, root.as, { params })
    expect(await statusOf(server, path)).toBe(200)
  })
})

test.each([
  [{ location: unknownId }, 400, 'location', 'no-such-location'],
  [{ round: 10 }, 400, 'round', 'round'],
  [{}, 400, 'location', 'feed-subject'],
  [{ location: unknownId, round: 3 }, 400, 'location', 'feed-subject'],
])('a calendar feed of %j is refused', async (body, status, path, code) => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const answer = await server.call(calls.renewCalendarFeed, admin.as, { body })
  expect(answer.status).toBe(status)
  expect(answer.error?.issues).toEqual([expect.objectContaining({ path, code })])
})

test('calendar feed requests are limited after wrong addresses, but not after right ones', async () => {
  const server = await startTestServer()
  const admin = await aUser(server, 'admin')
  const made = (await server.call(calls.renewCalendarFeed, admin.as, { body: { round: 3 } })).data
  await aWorkout(server, { round: 3 })
  for (let count = 0; count < 600; count++) {
    const guess = `/calendar/${String(count).padStart(43, 'a')}.ics`
    if ((await statusOf(server, guess)) !== 404) throw new Error('a guess was correct')
    if (count % 100 === 0) expect(await statusOf(server, made.path)).toBe(200)
  }
  expect(await statusOf(server, made.path)).toBe(429)
})
