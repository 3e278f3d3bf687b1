import { type CallName, calls, fleetEventsPath, screenEventsPath } from '@roundboard/contract'
import { expect, onTestFinished, test, vi } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPairedScreen, aRoutine, aUser, aWorkout } from '../testing/factories.ts'
import { requests } from './requests.ts'
import { aWorld, type Caller, type TestWorld } from './world.ts'

const names = Object.keys(calls) as CallName[]

const draftText = 'Nobody may read this draft'
const comingText = 'Nobody may read this before its day'

const saying = (text: string) => ({
  name: text,
  subHeader: text,
  nameTranslations: [{ language: 'es', text, original: text }],
  routines: [aRoutine(1, { text, videoLink: `https://videos.test/${encodeURI(text)}.mp4` })],
})

const hasText = (answer: string, text: string) =>
  answer.includes(text) || answer.includes(encodeURI(text))

/** A draft of today, and workouts of tomorrow and of a day that screens don’t cache yet. */
async function aSecret(server: TestServer) {
  await aWorkout(server, { ...saying(draftText), isDraft: true })
  await aWorkout(server, { ...saying(draftText), isDraft: true, round: 2, endDate: '2026-12-31' })
  for (const day of ['2026-11-22', '2026-12-20'])
    await aWorkout(server, { ...saying(comingText), startDate: day, endDate: day })
}

/** All responses to a call, for the caller’s own and other records. */
async function answersTo(server: TestServer, world: TestWorld, caller: Caller, name: CallName) {
  const found: string[] = []
  for (const target of ['own', 'foreign'] as const)
    found.push(
      (await server.call(calls[name], world.as[caller], requests[name](world, target))).text,
    )
  return found.join('\n')
}

const reads = names.filter((name) => calls[name].method === 'GET')
// Calls that end the caller’s session or link come last.
const changes = names
  .filter((name) => !reads.includes(name))
  .toSorted((a, b) => Number(a === 'logOut') - Number(b === 'logOut'))

// security: drafts
test.each(['nobody', 'location', 'api-access', 'screen'] as const)(
  'every call as %s hides drafts, and future workouts from users',
  async (caller) => {
    const server = await startTestServer()
    const world = await aWorld(server)
    await aSecret(server)
    for (const name of [...reads, ...changes]) {
      const answers = await answersTo(server, world, caller, name)
      expect([name, hasText(answers, draftText)]).toEqual([name, false])
      if (caller === 'screen' && name === 'getProgramme') continue
      expect([name, hasText(answers, comingText)]).toEqual([name, false])
    }
  },
)

test('an admin can read drafts and future workouts', async () => {
  const server = await startTestServer()
  const world = await aWorld(server)
  await aSecret(server)
  for (const name of ['listWorkouts', 'readSchedule'] as const) {
    const answers = await answersTo(server, world, 'admin', name)
    expect([hasText(answers, draftText), hasText(answers, comingText)]).toEqual([true, true])
  }
})

test('a screen caches the coming days without drafts', async () => {
  const server = await startTestServer()
  const world = await aWorld(server)
  await aSecret(server)
  const { text } = await server.call(calls.getProgramme, world.as.screen)
  expect([hasText(text, comingText), hasText(text, draftText)]).toEqual([true, false])
})

// security: drafts
test('a screen that reports a draft doesn’t reveal its name to location users', async () => {
  const server = await startTestServer()
  const { screen, as: display } = await aPairedScreen(server)
  const locationId = screen.location?.id ?? ''
  const owner = await aUser(server, 'location', { locations: [locationId] })
  const admin = await aUser(server, 'admin')
  const workout = await aWorkout(server)
  const report = { workoutId: workout.id, workoutUpdatedAt: workout.updatedAt }
  const status = { label: 'connected', isConnected: true }
  await server.call(calls.heartbeat, display, { body: { status, report } })
  const shown = async () => {
    const walls = await server.call(calls.getLocationWalls, owner.as, {
      params: { id: locationId },
    })
    return walls.data.find(({ round }) => round === 1)?.shown?.name
  }
  expect(await shown()).toBe(workout.name)
  const params = { id: workout.id }
  const body = { isDraft: true, name: draftText }
  await server.call(calls.updateWorkout, admin.as, { params, body })
  expect(await shown()).toBeNull()
})

/** The events of a stream as they arrive. */
async function hearing(url: string, headers: Record<string, string>) {
  const received = { text: '' }
  const ending = new AbortController()
  onTestFinished(() => {
    ending.abort()
  })
  const { body } = await fetch(url, { headers, signal: ending.signal })
  const listen = async () => {
    for await (const chunk of body ?? [])
      received.text += Buffer.from(chunk as Uint8Array).toString()
  }
  listen().catch(() => undefined)
  await vi.waitFor(() => {
    expect(received.text).toContain('event: hello')
  })
  return received
}

test('event streams reveal nothing about drafts and future workouts', async () => {
  const server = await startTestServer({ hasTwoOrigins: true })
  const world = await aWorld(server)
  const url = await server.server.screen.listen({ host: '127.0.0.1', port: 0 })
  const wall = await hearing(url + screenEventsPath, {
    'screen-auth-token': world.as.screen.screen,
  })
  const owner = await hearing(url + fleetEventsPath, {
    authorization: `Bearer ${world.as.location.bearer}`,
  })
  await server.services.push.fleet.look()
  await aSecret(server)
  await server.call(calls.heartbeat, world.as.screen, {
    body: { status: { label: 'connected', isConnected: true } },
  })
  await server.services.presence.flush()
  await server.services.push.fleet.look()
  await vi.waitFor(() => {
    expect(wall.text).toContain('event: programme')
    expect(owner.text).toContain('event: connectivity')
  })
  for (const { text } of [wall, owner])
    expect([hasText(text, draftText), hasText(text, comingText)]).toEqual([false, false])
})
