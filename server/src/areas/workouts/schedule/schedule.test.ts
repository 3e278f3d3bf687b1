import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aLocation, aUser, aWorkout } from '../../../testing/factories.ts'
import { unknownId } from '../../../testing/refusals.ts'

describe.each(engines)('the schedule on %s', (engine) => {
  test('lists every workout on its days, drafts and overlaps included', async () => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const days = { startDate: '2026-11-20', endDate: '2026-11-22' }
    const published = await aWorkout(server, days)
    const draft = await aWorkout(server, { ...days, isDraft: true })
    await aWorkout(server, { startDate: '2026-11-25', endDate: '2026-11-25' })
    const query = { from: '2026-11-22', to: '2026-11-24' }
    const { data } = await server.call(calls.readSchedule, admin.as, { query })
    expect(data.workouts.map(({ id, isDraft }) => [id, isDraft])).toEqual([
      [published.id, false],
      [draft.id, true],
    ])
  })

  test('shows the current days of all locations, and the gym day of a chosen one', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-22T02:19:00.000Z') })
    const admin = await aUser(server, 'admin')
    await aLocation(server, { timeZone: 'America/New_York' })
    const eveningGym = await aLocation(server, {
      timeZone: 'America/New_York',
      is365: true,
      schedule: [9, 9, 9, 9, 9, 9, 9],
    })
    const query = { from: '2026-11-16', to: '2026-11-29', location: eveningGym.id }
    const { data } = await server.call(calls.readSchedule, admin.as, { query })
    expect(data.today).toEqual([
      { day: '2026-11-21', gyms: 1 },
      { day: '2026-11-22', gyms: 1 },
    ])
    expect(data.gym).toEqual({
      day: '2026-11-22',
      from: '2026-11-22T02:00:00.000Z',
      to: '2026-11-23T02:00:00.000Z',
      timeZone: 'America/New_York',
    })
  })

  test.each([
    [{ from: '2026-11-22', to: '2026-11-21' }, 400, 'end-before-start'],
    [{ from: '2026-11-01', to: '2027-11-01' }, 400, 'span-too-long'],
    [{ from: '2026-11-01', to: '2026-11-02', location: unknownId }, 404, undefined],
  ])('refuses %j', async (query, status, code) => {
    const server = await startTestServer({ engine })
    const admin = await aUser(server, 'admin')
    const answer = await server.call(calls.readSchedule, admin.as, { query })
    expect(answer.status).toBe(status)
    expect(answer.error?.issues?.[0]?.code).toBe(code)
  })
})
