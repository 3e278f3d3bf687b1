import { calls } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { systemActor } from '../../../platform/actor.ts'
import { startTestServer, engines, type TestServer } from '../../../testing/test-server.ts'
import { alive, aPairedScreen, aUser } from '../../../testing/factories.ts'

const hour = 3_600_000

/** Whether each view counts the screen as connected. */
async function saysOf(server: TestServer, screenId: string, locationId: string) {
  const { as } = await aUser(server, 'super-admin')
  const screen = await server.call(calls.getScreen, as, { params: { id: screenId } })
  const location = await server.call(calls.getLocation, as, { params: { id: locationId } })
  const dashboard = await server.call(calls.getConnectivity, as)
  const fleet = await server.services.dashboard.fleet(systemActor('dashboard.connectivity'))
  const system = await server.call(calls.getSystem, as)
  return {
    screen: screen.data.status.isConnected,
    location: location.data.screens[0]?.status.isConnected,
    dashboard: dashboard.data.connected === 1,
    fleet: fleet.get(locationId)?.startsWith('1/'),
    system: system.data.connectedScreens === 1,
  }
}

const everywhere = (is: boolean) => ({
  screen: is,
  location: is,
  dashboard: is,
  fleet: is,
  system: is,
})

// spec: 4.4
test.each(engines)(
  'a heartbeat from before the clock went back doesn’t make a screen connected, on %s',
  async (engine) => {
    const server = await startTestServer({ engine })
    const { screen, as } = await aPairedScreen(server)
    const says = () => saysOf(server, screen.id, screen.location?.id ?? '')
    await server.call(calls.heartbeat, as, { body: alive })
    await server.services.presence.flush()
    expect(await says()).toEqual(everywhere(true))
    server.clock.advance(-hour)
    expect(await says()).toEqual(everywhere(false))
    await server.call(calls.heartbeat, as, { body: alive })
    expect((await says()).screen).toBe(true)
    await server.services.presence.flush()
    expect(await says()).toEqual(everywhere(true))
    server.clock.advance(90_001)
    expect(await says()).toEqual(everywhere(false))
  },
)

test('a newer heartbeat on another server overrides one from before the clock went back', async () => {
  const first = await startTestServer({ engine: 'PostgreSQL' })
  const second = await startTestServer({ sharing: first })
  const { screen, as } = await aPairedScreen(first)
  await first.call(calls.heartbeat, as, { body: alive })
  await first.services.presence.flush()
  for (const server of [first, second]) server.clock.advance(-hour)
  await second.call(calls.heartbeat, as, { body: alive })
  await second.services.presence.flush()
  for (const server of [first, second])
    expect(await saysOf(server, screen.id, screen.location?.id ?? '')).toEqual(everywhere(true))
})

async function sendHeartbeat() {
  const server = await startTestServer()
  const { screen, as } = await aPairedScreen(server)
  await server.call(calls.heartbeat, as, { body: alive })
  await server.services.presence.flush()
  const says = () => saysOf(server, screen.id, screen.location?.id ?? '')
  return { clock: server.clock, says }
}

test('after a 10-second step back, a silent screen counts as connected 10 seconds longer', async () => {
  const { clock, says } = await sendHeartbeat()
  clock.advance(-10_000)
  expect(await says()).toEqual(everywhere(true))
  clock.advance(100_000)
  expect(await says()).toEqual(everywhere(true))
  clock.advance(1)
  expect(await says()).toEqual(everywhere(false))
})

test('after a longer step back, a silent screen counts as connected only near its last heartbeat', async () => {
  const { clock, says } = await sendHeartbeat()
  clock.advance(-hour)
  clock.advance(hour - 10_001)
  expect(await says()).toEqual(everywhere(false))
  clock.advance(1)
  expect(await says()).toEqual(everywhere(true))
  clock.advance(100_001)
  expect(await says()).toEqual(everywhere(false))
})

test.each([
  [10_000, true],
  [10_001, false],
])(
  'a heartbeat stored by a server %i ms ahead makes a screen connected on another server: %s',
  async (aheadMs, isConnected) => {
    const ahead = await startTestServer({ engine: 'PostgreSQL' })
    const other = await startTestServer({ sharing: ahead })
    const { screen, as } = await aPairedScreen(ahead)
    ahead.clock.advance(aheadMs)
    await ahead.call(calls.heartbeat, as, { body: alive })
    await ahead.services.presence.flush()
    expect(await saysOf(other, screen.id, screen.location?.id ?? '')).toEqual(
      everywhere(isConnected),
    )
  },
)
