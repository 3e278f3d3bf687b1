import { type BoxOrders, calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { alive, aLocation, aPairedScreen, aScreen, aUser } from '../../../testing/factories.ts'
import { laneEngines, startTestServer, type TestServer } from '../../../testing/test-server.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** A screen with a box that has reported, and an admin. */
async function aBox(server: TestServer, report: object = { agent: '1', volume: 40 }) {
  const { as, user: admin } = await aUser(server, 'admin')
  const { screen, as: box } = await aPairedScreen(server)
  const reportBox = (body: object = report) => server.call(calls.reportBox, box, { body })
  await reportBox()
  const params = { id: screen.id }
  return {
    as,
    screen,
    admin,
    reportBox,
    get: async () => (await server.call(calls.getBox, as, { params })).data,
    update: (body: object) => server.call(calls.updateBox, as, { params, body }),
    command: (action: string, more: object = {}) =>
      server.call(calls.commandBoxes, as, {
        body: { screens: [screen.id], action, ...more },
      }),
    finish: (id: string, body: object) =>
      server.call(calls.finishCommand, box, { params: { id }, body }),
  }
}

const actions = ({ commands }: BoxOrders) =>
  commands.map(({ action, value }) => (value === null ? action : [action, value]))

describe.each(laneEngines)('boxes on %s', (engine) => {
  test('show the latest report of the device that is linked now', async () => {
    const server = await startTestServer({ engine })
    const { as, get, reportBox, screen } = await aBox(server)
    expect(await get()).toMatchObject({ report: { agent: '1', volume: 40 }, tvMode: 'hours' })
    server.clock.advance(minuteMs)
    await reportBox({ agent: '2' })
    const { report, reportedAt } = await get()
    expect(report).toEqual({ agent: '2' })
    expect(reportedAt).toBe(new Date(server.clock.now).toISOString())

    server.clock.advance(minuteMs)
    await server.call(calls.unlinkScreen, as, { params: { id: screen.id } })
    expect(await get()).toMatchObject({ report: null, reportedAt: null })
  })

  test('store an unchanged report once a minute', async () => {
    const server = await startTestServer({ engine })
    const { get, reportBox } = await aBox(server)
    const { reportedAt: first } = await get()
    server.clock.advance(minuteMs / 2)
    await reportBox()
    expect((await get()).reportedAt).toBe(first)
    server.clock.advance(minuteMs / 2)
    await reportBox()
    expect((await get()).reportedAt).not.toBe(first)
  })

  test('get a command until they tell what became of it', async () => {
    const server = await startTestServer({ engine })
    const { admin, command, finish, get, reportBox } = await aBox(server)
    const sent = await command('volume', { value: 70 })
    expect(sent.status).toBe(201)
    expect((await get()).commands).toMatchObject([
      { action: 'volume', value: 70, state: 'waiting', askedBy: admin.email },
    ])
    const [order] = (await reportBox()).data.commands
    expect(order).toMatchObject({ action: 'volume', value: 70, isForced: false })
    // The response may have been lost.
    expect((await reportBox()).data.commands).toEqual([order])
    expect((await get()).commands).toMatchObject([{ state: 'sent', doneAt: null }])

    const id = order?.id ?? ''
    expect((await finish(id, { state: 'refused', reason: 'no-mixer' })).status).toBe(200)
    // Repeated after a lost response, or by a page that lies.
    expect((await finish(id, { state: 'done' })).status).toBe(200)
    expect((await get()).commands).toMatchObject([{ state: 'refused', reason: 'no-mixer' }])
    expect((await reportBox()).data.commands).toEqual([])
  })

  test('with a lasting issue are an issue of their location, which stays green, and an alert', async () => {
    const server = await startTestServer({ engine, now: Date.parse('2026-11-18T12:00:00.000Z') })
    const location = await aLocation(server, { awayMinutes: 1, timeZone: 'UTC' })
    const { as: box } = await aPairedScreen(server, { location: location.id })
    const { as } = await aUser(server, 'location', { locations: [location.id] })
    server.services.alerts.begin()
    /** Sends heartbeats and reports, with a check of all screens after each. */
    async function pass(minutes: number, report?: object) {
      for (let passed = 0; passed < minutes; passed += 0.5) {
        await server.call(calls.heartbeat, box, { body: alive })
        if (report) await server.call(calls.reportBox, box, { body: report })
        await server.services.watch.look()
        await server.services.jobs.runDue()
        server.clock.advance(minuteMs / 2)
      }
      const { data } = await server.call(calls.getLocationIssues, as)
      const [shown] = (await server.call(calls.getConnectivity, as)).data.locations
      const { notices } = (await server.call(calls.listAlerts, as)).data
      return [data.locations.map(({ cause }) => cause.code), shown?.colour, notices.length]
    }
    const well = [[], 'green', 0]
    expect(await pass(1, { temperatureC: 50 })).toEqual(well)
    expect(await pass(5, { temperatureC: 85 })).toEqual(well)
    expect(await pass(3, { temperatureC: 85 })).toEqual([['hot'], 'green', 1])
    expect(await pass(2, { temperatureC: 81 })).toEqual([['hot'], 'green', 1])
    // Changes are shown five minutes apart.
    expect(await pass(2, { temperatureC: 79 })).toEqual([[], 'green', 1])
    for (const temperatureC of [85, 79, 85])
      expect(await pass(4, { temperatureC })).toEqual([[], 'green', 1])
    expect(await pass(4, { temperatureC: 85 })).toEqual([['hot'], 'green', 2])
    // Without reports, nobody knows.
    expect(await pass(6)).toEqual([[], 'green', 2])
  })

  test('never get a command that is older than a minute', async () => {
    const server = await startTestServer({ engine })
    const { command, get, reportBox } = await aBox(server)
    await command('reboot')
    server.clock.advance(minuteMs + 1)
    expect((await reportBox()).data.commands).toEqual([])
    expect((await get()).commands).toMatchObject([{ state: 'dropped', reason: 'late' }])
    await command('reboot')
    expect((await reportBox()).data.commands).toHaveLength(1)
    server.clock.advance(minuteMs + 1)
    expect((await reportBox()).data.commands).toEqual([])
  })

  test('get only the last of contradictory commands', async () => {
    const server = await startTestServer({ engine })
    const { command, get, reportBox } = await aBox(server)
    for (const value of [10, 90]) await command('volume', { value })
    for (const action of ['mute', 'unmute', 'reboot', 'restart-app']) await command(action)
    const { data } = await reportBox()
    expect(actions(data)).toEqual([['volume', 90], 'unmute', 'restart-app'])
    const dropped = (await get()).commands.filter(({ state }) => state === 'dropped')
    expect(dropped.map(({ reason }) => reason)).toEqual(['replaced', 'replaced', 'replaced'])
  })

  test('get only the last of eighty commands that are sent at once', async () => {
    const server = await startTestServer({ engine })
    const { command, get, reportBox } = await aBox(server)
    const values = Array.from({ length: 80 }, (_, value) => value)
    const sent = await Promise.all(values.map((value) => command('volume', { value })))
    expect(new Set(sent.map(({ status }) => status))).toEqual(new Set([201]))
    const taken = await Promise.all(values.slice(0, 10).map(() => reportBox()))
    const ids = taken.flatMap(({ data }) => data.commands.map(({ id }) => id))
    expect(new Set(ids).size).toBe(1)
    expect((await get()).commands).toHaveLength(20)
  })

  test('return screenshots for a day', async () => {
    const server = await startTestServer({ engine })
    const { as, command, finish, get, reportBox, screen } = await aBox(server)
    await command('screenshot')
    const commandId = (await reportBox()).data.commands[0]?.id ?? ''
    const screenshot = Buffer.from('a picture').toString('base64')
    await finish(commandId, { state: 'done', screenshot })
    expect((await get()).commands).toMatchObject([{ hasScreenshot: true, state: 'done' }])
    const params = { id: screen.id, commandId }
    const read = (who: typeof as) => server.call(calls.getScreenshot, who, { params })
    expect((await read(as)).data).toMatchObject({ jpeg: screenshot })

    server.clock.advance(23 * hourMs + 1)
    const { as: later } = await aUser(server, 'admin')
    expect((await read(later)).status).toBe(404)
    await server.services.jobs.runDue()
    expect(await server.database.db.selectFrom('boxCommands').select('id').execute()).toEqual([])
  })

  test('of several screens get all of a command or nothing', async () => {
    const server = await startTestServer({ engine })
    const { as, reportBox, screen } = await aBox(server)
    const other = await aScreen(server)
    const answer = await server.call(calls.commandBoxes, as, {
      body: { screens: [screen.id, other.id], action: 'mute' },
    })
    expect(answer.status).toBe(400)
    expect(answer.text).toContain('without-box')
    expect((await reportBox()).data.commands).toEqual([])
  })

  test('reboot together only after a step-up', async () => {
    const server = await startTestServer({ engine })
    const { as, screen } = await aBox(server)
    const { screen: other, as: box } = await aPairedScreen(server)
    await server.call(calls.reportBox, box, { body: {} })
    const reboot = (screens: string[]) =>
      server.call(calls.commandBoxes, as, { body: { screens, action: 'reboot' } })
    server.clock.advance(hourMs)
    expect((await reboot([screen.id])).status).toBe(201)
    expect((await reboot([screen.id, other.id])).text).toContain('step-up-wanted')
  })

  test('refuse values that make no sense, naming the field', async () => {
    const server = await startTestServer({ engine })
    const { command, finish } = await aBox(server)
    for (const [action, more] of [
      ['volume', {}],
      ['volume', { value: 101 }],
      ['rotate', { value: 45 }],
    ] as const) {
      const answer = await command(action, more)
      expect(answer.status, action).toBe(400)
      expect(answer.text).toContain('"path":"value"')
    }
    const id = '00000000-0000-7000-8000-000000000000'
    expect((await finish(id, { state: 'done' })).status).toBe(404)
    expect((await finish(id, { state: 'waiting' })).status).toBe(400)
  })

  test('keep what makes sense of a report with wrong, unknown and missing values', async () => {
    const server = await startTestServer({ engine })
    const { get, reportBox } = await aBox(server)
    const wrong = { temperatureC: 900, tv: 'maybe', image: 'x'.repeat(41), fanRpm: 900 }
    expect((await reportBox({ agent: '9', volume: 40, ...wrong })).status).toBe(200)
    const left = { temperatureC: null, tv: null, image: null }
    expect((await get()).report).toEqual({ agent: '9', volume: 40, ...left })
  })

  test('log who sent a command, and nothing that a box reports', async () => {
    const server = await startTestServer({ engine })
    const { admin, command, reportBox, screen } = await aBox(server)
    const logged = () =>
      server.database.db
        .selectFrom('logs')
        .select(['modifiedBy', 'data'])
        .where('data', 'like', `%${screen.id}%`)
        .orderBy('seq')
        .execute()
    const before = (await logged()).length
    await command('screenshot')
    await reportBox()
    const entries = (await logged()).slice(before)
    expect(entries).toHaveLength(1)
    expect(entries[0]?.modifiedBy).toBe(admin.email)
    expect(entries[0]?.data).toContain('"command":"screenshot"')
  })
})

describe('the TV of a box', () => {
  /** From 6:00 AM to 9:00 PM every day, in Oslo; the clock is at noon there. */
  async function aGym() {
    const server = await startTestServer()
    const openingHours = Array.from({ length: 7 }, () => [{ from: '06:00', to: '21:00' }])
    const location = await aLocation(server, { timeZone: 'Europe/Oslo', openingHours })
    server.clock.now = Date.parse('2026-11-27T11:00:00.000Z')
    const { as } = await aUser(server, 'admin')
    const { screen, as: box } = await aPairedScreen(server, { location: location.id })
    const report = async () => (await server.call(calls.reportBox, box, { body: {} })).data.tv
    await report()
    const update = (body: object) =>
      server.call(calls.updateBox, as, { params: { id: screen.id }, body })
    return { server, report, update }
  }

  test('is on from 15 minutes before opening until 10 minutes after closing', async () => {
    const { report } = await aGym()
    const tv = await report()
    expect(tv?.spans.slice(0, 2)).toEqual([
      { from: '2026-11-27T04:45:00.000Z', to: '2026-11-27T20:10:00.000Z' },
      { from: '2026-11-28T04:45:00.000Z', to: '2026-11-28T20:10:00.000Z' },
    ])
    expect(tv?.until).toBe('2026-12-05T11:00:00.000Z')
  })

  test('is on for as long as someone asked for, and then follows the hours again', async () => {
    const { server, report, update } = await aGym()
    server.clock.now = Date.parse('2026-11-27T22:00:00.000Z')
    await update({ tvOnUntil: '2026-11-27T23:00:00.000Z' })
    const now = '2026-11-27T22:00:00.000Z'
    expect((await report())?.spans[0]).toEqual({ from: now, to: '2026-11-27T23:00:00.000Z' })
    server.clock.advance(hourMs)
    expect((await report())?.spans[0]?.from).toBe('2026-11-28T04:45:00.000Z')
  })

  test('is always on if its screen says so', async () => {
    const { report, update } = await aGym()
    expect((await update({ tvMode: 'on' })).data.tvMode).toBe('on')
    expect(await report()).toBeNull()
  })
})
