import { createClient, createFreshness, openEventStream } from '@roundboard/client'
import {
  calls,
  fleetEvents,
  fleetEventsPath,
  remoteEvents,
  remoteEventsPath,
  screenEvents,
  screenEventsPath,
} from '@roundboard/contract'
import { expect, onTestFinished, vi } from 'vitest'
import { startPostgresProxy } from './postgres-proxy.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { alive, anAnnouncement, aPairedScreen, aRound, aUser, aWorkout } from './factories.ts'

const addressOf = ({ server }: TestServer): Promise<string> =>
  server.admin.listen({ host: '127.0.0.1', port: 0 })

const streams = {
  screen: [screenEventsPath, screenEvents],
  console: [fleetEventsPath, fleetEvents],
  remote: [remoteEventsPath, remoteEvents],
} as const

/** A page that receives events from one server and sends requests to another. */
async function aPage(
  kind: keyof typeof streams,
  at: { readonly events: string; readonly answers: string },
  credentials: Record<string, string>,
) {
  const { headers, note } = createFreshness(() => credentials)
  const [path, names] = streams[kind]
  const received: string[] = []
  const stream = openEventStream<string>({
    url: at.events + path,
    headers,
    names,
    onEvent(name, data) {
      note(data)
      received.push(name)
    },
  })
  onTestFinished(() => {
    stream.close()
  })
  const hears = (name: string) =>
    vi.waitFor(() => {
      expect(received).toContain(name)
    })
  await hears('hello')
  return {
    client: createClient({ baseUrl: at.answers, headers }),
    /** Clears the received events; returns a function that waits for the next one. */
    listen() {
      received.length = 0
      return hears
    },
  }
}

/** Pages with events from one server and requests to another, which can miss notifications. */
export async function twoServersAndTheirPages() {
  const one = await startTestServer({ engine: 'PostgreSQL' })
  const connection = { swallowsNotifications: false }
  const proxy = await startPostgresProxy(one.place['DATABASE_URL'] ?? '', connection)
  const other = await startTestServer({
    sharing: one,
    settings: { DATABASE_URL: proxy.url },
    onFailure: () => undefined,
  })
  const admin = await aUser(one, 'admin')
  await aRound(one, 1)
  const workout = await aWorkout(one, { round: 1 })
  const { screen: wall, as } = await aPairedScreen(one)
  const locationId = wall.location?.id ?? ''
  const owner = await aUser(one, 'location', { locations: [locationId] })
  const at = { events: await addressOf(one), answers: await addressOf(other) }
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const screen = await aPage('screen', at, { 'screen-auth-token': as.screen })
  const staff = await aPage('console', at, bearer(admin.as.bearer))
  const remote = await aPage('remote', at, bearer(owner.as.bearer))

  const reads = {
    programme: () => screen.client.call(calls.getProgramme, {}),
    heartbeat: () => screen.client.call(calls.heartbeat, { body: alive }),
    walls: () => staff.client.call(calls.getLocationWalls, { params: { id: locationId } }),
    remote: () => remote.client.call(calls.getRemote, {}),
  }
  const readAll = async () => {
    const [programme, heartbeat, walls, floor] = await Promise.all([
      reads.programme(),
      reads.heartbeat(),
      reads.walls(),
      reads.remote(),
    ])
    return { programme, heartbeat, walls, floor }
  }
  // The second server now has everything cached.
  await readAll()

  /** Changes something at the first server; after its events, reads it at the second. */
  const edits = {
    async workout(name: string) {
      const [onScreen, onConsole, onRemote] = [screen.listen(), staff.listen(), remote.listen()]
      await one.call(calls.updateWorkout, admin.as, { params: { id: workout.id }, body: { name } })
      await Promise.all([onScreen('programme'), onConsole('workouts'), onRemote('programme')])
      const { programme, heartbeat, walls, floor } = await readAll()
      return [
        programme.intervals.find((interval) => interval.workout)?.workout?.name,
        heartbeat.workout?.name,
        walls.find(({ round }) => round === 1)?.expected?.name,
        floor.rounds[0]?.workout?.name,
      ]
    },
    async location(name: string) {
      const [onScreen, onRemote] = [screen.listen(), remote.listen()]
      const params = { id: locationId }
      await one.call(calls.updateLocation, admin.as, { params, body: { name } })
      await Promise.all([onScreen('programme'), onRemote('programme')])
      const { programme, heartbeat, floor } = await readAll()
      const shown = heartbeat.screen.location.name
      return [programme.screen.location.name, shown, floor.location.name]
    },
    async screen(name: string) {
      const onScreen = screen.listen()
      const params = { id: wall.id }
      await one.call(calls.updateScreen, admin.as, { params, body: { name } })
      await onScreen('screen')
      return [(await reads.programme()).screen.name, (await reads.heartbeat()).screen.name]
    },
    async announcement(text: string) {
      const onScreen = screen.listen()
      await anAnnouncement(one, { text, isForAll: false, locationIds: [locationId] })
      await onScreen('screen')
      const { announcements = [] } = await reads.heartbeat()
      return announcements.map((shown) => shown.text).filter((shown) => shown === text)
    },
  }

  return {
    ...{ one, other, reads, edits, admin, workout },
    answersAt: at.answers,
    screenToken: as.screen,
    /** Whether notifications to the second server are lost from now on. */
    lose: (isLosing: boolean) => {
      connection.swallowsNotifications = isLosing
    },
    /** Cuts the other server off from the database. */
    cut: () => {
      proxy.cut()
    },
    mend: () => {
      proxy.mend()
    },
  }
}

export type Edit = keyof Awaited<ReturnType<typeof twoServersAndTheirPages>>['edits']
