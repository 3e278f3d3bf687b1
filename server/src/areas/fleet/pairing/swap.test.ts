import { calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import {
  startTestServer,
  engines,
  laneEngines,
  type TestServer,
} from '../../../testing/test-server.ts'
import { alive, aLocation, aPairedScreen, aScreen, aUser } from '../../../testing/factories.ts'

type Of = Parameters<TestServer['call']>[1]

/** A location where the screens of rounds 3 and 4 are mixed up. */
async function setUpLocation(engine: (typeof engines)[number] = 'SQLite') {
  const server = await startTestServer({ engine })
  const gym = await aLocation(server)
  const admin = await aUser(server, 'admin')
  const given = (round: number) => ({ location: gym.id, round, name: `Round ${String(round)}` })
  const three = await aPairedScreen(server, given(3))
  const four = await aPairedScreen(server, given(4))
  const five = await aScreen(server, given(5))
  const beat = (as: Of) => server.call(calls.heartbeat, as, { body: alive })
  const ownRound = async (as: Of) => (await server.call(calls.getOwnScreen, as)).data.round
  const swap = (id: string, other: string, more: object = {}, as: Of = admin.as) =>
    server.call(calls.swapScreens, as, { body: { screen: id, with: other, ...more } })
  const read = async (id: string) =>
    (await server.call(calls.getScreen, admin.as, { params: { id } })).data
  server.clock.advance(1_000)
  return { server, gym, admin, three, four, five, beat, ownRound, swap, read }
}

describe.each(laneEngines)('swapping two screens’ devices on %s', (engine) => {
  test('exchanges tokens, keeps names and rounds, and is reversed by a second swap', async () => {
    const { three, four, ownRound, swap, beat } = await setUpLocation(engine)
    await beat(three.as)
    const swapped = await swap(three.screen.id, four.screen.id)
    expect(swapped.data).toMatchObject([
      { id: three.screen.id, name: 'Round 3', round: 3, isLinked: true },
      { id: four.screen.id, name: 'Round 4', round: 4, isLinked: true },
    ])
    expect([await ownRound(three.as), await ownRound(four.as)]).toEqual([4, 3])
    await swap(three.screen.id, four.screen.id)
    expect([await ownRound(three.as), await ownRound(four.as)]).toEqual([3, 4])
  })

  test('unlinks the screen whose device moved to an unlinked one', async () => {
    const { three, five, ownRound, swap, read } = await setUpLocation(engine)
    expect((await swap(five.id, three.screen.id)).status).toBe(200)
    expect(await ownRound(three.as)).toBe(5)
    expect(await read(three.screen.id)).toMatchObject({ isLinked: false, linkedAt: null })
    expect(await read(five.id)).toMatchObject({ isLinked: true })
  })

  test('gives a device that has no token yet the token of its new screen', async () => {
    const { server, admin, three, five, ownRound, swap } = await setUpLocation(engine)
    const link = await server.call(calls.createScreenLink, undefined, {
      body: { authCode: 'SLOW01' },
    })
    const params = { id: five.id }
    await server.call(calls.linkScreen, admin.as, { params, body: { authCode: 'SLOW01' } })
    await swap(three.screen.id, five.id)
    const handed = await server.call(calls.getScreenLink, undefined, {
      params: { id: link.data.id },
    })
    expect(await ownRound({ screen: handed.data.screen?.authToken ?? '' })).toBe(3)
    expect(await ownRound(three.as)).toBe(5)
  })

  test('refuses the second of two concurrent swaps and keeps the first', async () => {
    const { three, four, ownRound, swap, read } = await setUpLocation(engine)
    const { linkedAt } = await read(three.screen.id)
    const answers = await Promise.all([
      swap(three.screen.id, four.screen.id, { linkedAt }),
      swap(three.screen.id, four.screen.id, { linkedAt }),
    ])
    expect(answers.map(({ error }) => error?.code).sort()).toEqual(['changed-meanwhile', undefined])
    expect([await ownRound(three.as), await ownRound(four.as)]).toEqual([4, 3])
  })

  test('keeps refresh requests with the screen and doesn’t apply earlier ones to the new device', async () => {
    const { server, admin, three, four, beat, swap } = await setUpLocation(engine)
    const ask = (id: string) =>
      server.call(calls.updateScreen, admin.as, { params: { id }, body: { refreshFlag: true } })
    // Round 3 has applied three refresh requests, round 4 none yet.
    for (let times = 0; times < 3; times += 1) await ask(three.screen.id)
    const reported = (await beat(three.as)).data.screen
    const applied = { refresh: reported.refreshRevision, hardRefresh: 0 }
    await server.call(calls.heartbeat, three.as, { body: { ...alive, applied } })
    await ask(four.screen.id)
    await swap(three.screen.id, four.screen.id)
    const flag = async (as: Of) =>
      (await server.call(calls.heartbeat, as, { body: { ...alive, applied } })).data.screen
    expect((await flag(three.as)).refreshFlag).toBe(false)
    expect((await flag(four.as)).refreshFlag).toBe(false)
    await ask(four.screen.id)
    const requested = await flag(three.as)
    expect(requested.refreshFlag).toBe(true)
    expect(requested.refreshRevision).toBeGreaterThan(applied.refresh)
  })
})

test('a swap doesn’t count a silent device as connected because the previous one was', async () => {
  const { server, three, four, beat, swap, read } = await setUpLocation()
  await beat(three.as)
  const isConnected = async (id: string) => (await read(id)).status.isConnected
  expect(await isConnected(three.screen.id)).toBe(true)
  server.clock.advance(1_000)
  await swap(three.screen.id, four.screen.id)
  expect(await isConnected(three.screen.id)).toBe(false)
  await beat(three.as)
  expect(await isConnected(four.screen.id)).toBe(true)
  expect(await isConnected(three.screen.id)).toBe(false)
})

test('a swap retried with the same idempotency key after a lost response runs once', async () => {
  const { server, admin, three, four, ownRound } = await setUpLocation()
  const ask = () =>
    server.call(calls.swapScreens, admin.as, {
      body: { screen: three.screen.id, with: four.screen.id },
      headers: { 'idempotency-key': 'one-swap-and-no-other' },
    })
  expect((await ask()).text).toBe((await ask()).text)
  expect(await ownRound(three.as)).toBe(4)
})

test('a swap of unlinked screens or of a screen with itself changes and logs nothing', async () => {
  const { server, admin, gym, three, five, swap } = await setUpLocation()
  const six = await aScreen(server, { location: gym.id, round: 6 })
  const entries = async () =>
    (await server.database.db.selectFrom('logs').select('seq').execute()).length
  const before = await entries()
  expect((await swap(five.id, six.id)).status).toBe(200)
  expect((await swap(three.screen.id, three.screen.id)).status).toBe(200)
  expect(await entries()).toBe(before)
  await swap(three.screen.id, six.id)
  const logs = await server.call(calls.listLogs, (await aUser(server, 'super-admin')).as)
  expect(logs.data.slice(0, 3).map(({ data }) => data)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ id: three.screen.id, isLinked: false, swappedWith: six.name }),
      expect.objectContaining({ id: six.id, isLinked: true, swappedWith: 'Round 3' }),
    ]),
  )
  expect(admin.user.role).toBe('admin')
})

test('a swap across locations or with an unknown screen is refused', async () => {
  const { server, three, swap, ownRound } = await setUpLocation()
  const foreign = await aPairedScreen(server)
  const refused = await swap(three.screen.id, foreign.screen.id)
  expect(refused.status).toBe(400)
  expect(refused.error?.issues).toMatchObject([{ path: 'with', code: 'screen-elsewhere' }])
  const unknown = await swap(three.screen.id, '00000000-0000-7000-8000-000000000000')
  expect(unknown.error?.issues).toMatchObject([{ path: 'with', code: 'no-such-screen' }])
  expect(await ownRound(three.as)).toBe(3)
})

test('location users can swap their own screens and learn nothing about other locations', async () => {
  const { server, gym, three, four, swap } = await setUpLocation()
  const foreign = await aPairedScreen(server)
  const { as } = await aUser(server, 'location', { locations: [gym.id] })
  expect((await swap(three.screen.id, four.screen.id, {}, as)).status).toBe(200)
  const refused = await swap(three.screen.id, foreign.screen.id, {}, as)
  expect(refused.error?.issues).toMatchObject([{ path: 'with', code: 'no-such-screen' }])
})

test('linking a new device replaces the old one, and a wrong code keeps the old one', async () => {
  const { server, admin, three, ownRound } = await setUpLocation()
  const enter = (authCode: string) =>
    server.call(calls.linkScreen, admin.as, {
      params: { id: three.screen.id },
      body: { authCode },
    })
  expect((await enter('WRONG1')).error?.code).toBe('invalid-code')
  expect(await ownRound(three.as)).toBe(3)
  const link = await server.call(calls.createScreenLink, undefined, {
    body: { authCode: 'FRESH1' },
  })
  expect((await enter('FRESH1')).data).toMatchObject({ id: three.screen.id, isLinked: true })
  expect((await server.call(calls.getOwnScreen, three.as)).status).toBe(404)
  const handed = await server.call(calls.getScreenLink, undefined, {
    params: { id: link.data.id },
  })
  expect(await ownRound({ screen: handed.data.screen?.authToken ?? '' })).toBe(3)
})
