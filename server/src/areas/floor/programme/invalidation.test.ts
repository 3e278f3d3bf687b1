import { calls, Heartbeat } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { system } from '../../../platform/actor.ts'
import type { Change } from '../../../platform/changes.ts'
import {
  aBuild,
  aFile,
  aLocation,
  aMediaItem,
  anAnnouncement,
  aPairedScreen,
  aRelease,
  aRound,
  aRoutine,
  aUser,
  aWorkout,
  testPassword,
} from '../../../testing/factories.ts'
import { startTestServer } from '../../../testing/test-server.ts'

const alive = Heartbeat.parse({ status: { label: 'connected', isConnected: true } })

/** Two locations; the first has a next round to announce and flexibility. Each clip needs a rope. */
async function aWorld() {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const clip = await aMediaItem(server)
  const gym = await aLocation(server, { vtsEnabled: true, showsNext: true })
  const other = await aLocation(server)
  const jumps = aRoutine(1, { videoLink: '/media/exercises/jump-rope.mp4' })
  const routines = [jumps, aRoutine(2, { videoLink: clip.link })]
  const days = { startDate: '2026-11-20', endDate: '2026-11-25', routines }
  await aRound(server, 1)
  const second = await aRound(server, 2)
  await aRound(server, 10, { videoLink: '/media/exercises/jump-rope.mp4' })
  const workout = await aWorkout(server, { ...days, round: 1 })
  const nextWorkout = await aWorkout(server, { ...days, round: 2 })
  const play = (names: readonly string[]) =>
    server.call(calls.updateLocationTimer, as, {
      params: { id: gym.id },
      body: { dwsActiveBreaks: names },
    })
  await play(['jump-rope', 'squat'])
  const at = (location: string, round: number) => aPairedScreen(server, { location, round })
  const wall = await at(gym.id, 1)
  const nextWall = await at(gym.id, 2)
  const walls = [wall, nextWall, await at(gym.id, 10), await at(other.id, 1)]
  const update = (id: string, body: object) =>
    server.call(calls.updateScreen, as, { params: { id }, body })
  const seen = () =>
    Promise.all(
      walls.map(async (one) => {
        const beat = await server.call(calls.heartbeat, one.as, { body: alive })
        const { data, status } = await server.call(calls.getProgramme, one.as)
        const round = { params: { round: 2 } }
        const { data: ofNext } = await server.call(calls.getRoundWorkout, one.as, round)
        return { status, programme: data, beat: beat.data, ofNext }
      }),
    )
  return {
    ...{ server, as, gym, other, clip, second, workout, nextWorkout, wall, nextWall },
    ...{ play, update, seen },
  }
}

type World = Awaited<ReturnType<typeof aWorld>>

interface Case {
  readonly what: string
  readonly run: (world: World) => Promise<unknown>
  /** Whether it changes what a screen shows or receives. */
  readonly isSeen: boolean
}

const seen = (what: string, run: Case['run']): Case => ({ what, run, isSeen: true })
const unseen = (what: string, run: Case['run']): Case => ({ what, run, isSeen: false })

/** At least one of each kind of change, made as in the product. */
const cases: Readonly<Record<Change['kind'], readonly Case[]>> = {
  workouts: [
    seen('a workout is renamed', ({ server, as, workout }) =>
      server.call(calls.updateWorkout, as, {
        params: { id: workout.id },
        body: { name: 'Another name' },
      }),
    ),
    seen('the workout of the next round is deleted', ({ server, as, nextWorkout }) =>
      server.call(calls.deleteWorkout, as, { params: { id: nextWorkout.id } }),
    ),
  ],
  media: [
    seen(
      'a clip needs a rope that the location doesn’t have',
      async ({ server, as, clip, gym }) => {
        await server.call(calls.updateLocation, as, {
          params: { id: gym.id },
          body: { missingEquipment: ['rope'] },
        })
        return server.call(calls.updateMedia, as, {
          params: { id: clip.id },
          body: { needs: ['rope'] },
        })
      },
    ),
    seen('an earlier file of a clip is restored', async (world) => {
      const { server, as, clip } = world
      const { library } = server.services
      for (const durationMs of [4_000, 5_000])
        await library.replace(system, clip.id, await aFile(server, { durationMs }))
      await world.seen()
      const [version] = await library.versions(system, clip.id)
      return server.call(calls.restoreMediaVersion, as, { params: { id: version?.id ?? '' } })
    }),
    seen('a clip gets a variant for locker rooms', async ({ server, as, clip, gym }) => {
      await server.call(calls.updateLocation, as, {
        params: { id: gym.id },
        body: { lrVideo: true },
      })
      const { id: lockerRoomId } = await aMediaItem(server)
      return server.call(calls.updateMedia, as, {
        params: { id: clip.id },
        body: { lockerRoomId },
      })
    }),
  ],
  rounds: [
    seen('the next round is renamed', ({ server, as, second }) =>
      server.call(calls.updateRound, as, { params: { id: second.id }, body: { name: 'Uppercut' } }),
    ),
  ],
  exercises: [
    seen('an exercise of a break is renamed', async ({ server, as }) => {
      const { data } = await server.call(calls.listExercises, as, { query: { name: 'squat' } })
      const { id = '' } = data.find(({ name }) => name === 'squat') ?? {}
      return server.call(calls.updateExercise, as, {
        params: { id },
        body: { displayName: 'The squat' },
      })
    }),
  ],
  face: [
    seen('the franchise sets its own color', ({ server, as }) =>
      server.call(calls.updateBranding, as, { body: { accent: '#0055aa' } }),
    ),
  ],
  releases: [
    seen('a version is released', ({ server }) =>
      aRelease(server, { version: '22.01.01', date: '01/01/2022' }),
    ),
  ],
  equipment: [
    seen('a coach marks ropes as out', async ({ server, gym }) => {
      const { as } = await aUser(server, 'location', { locations: [gym.id] })
      return server.call(calls.markEquipment, as, {
        body: { equipment: 'rope', action: 'out', knows: 0 },
      })
    }),
  ],
  location: [
    seen('a location is disabled', ({ server, as, gym }) =>
      server.call(calls.updateLocation, as, {
        params: { id: gym.id },
        body: { isEnabled: false },
      }),
    ),
    seen('a location gets another playlist', ({ play }) => play(['plank'])),
  ],
  screen: [
    seen('a screen gets another language', ({ update, wall }) =>
      update(wall.screen.id, { language: 'ja' }),
    ),
    seen('the next round’s screen moves to another location', async (world) => {
      const { server, gym, other, update, nextWall } = world
      await aPairedScreen(server, { location: gym.id, round: 5 })
      await world.seen()
      await update(nextWall.screen.id, { location: other.id })
    }),
    seen('the next round’s screen changes its round', ({ update, nextWall }) =>
      update(nextWall.screen.id, { round: 4 }),
    ),
    seen('a round between gets a screen', async ({ server, gym, update, nextWall }) => {
      await update(nextWall.screen.id, { round: 4 })
      return aPairedScreen(server, { location: gym.id, round: 3 })
    }),
  ],
  'screens-deleted': [
    seen('the screen of the next round is deleted', async (world) => {
      const { server, as, gym, nextWall } = world
      await aPairedScreen(server, { location: gym.id, round: 5 })
      await world.seen()
      return server.call(calls.deleteScreen, as, {
        params: { id: nextWall.screen.id },
        body: { password: testPassword },
      })
    }),
  ],
  announcements: [
    seen('an announcement is created', ({ server, gym }) =>
      anAnnouncement(server, { locationIds: [gym.id] }),
    ),
  ],
  builds: [seen('the first build is found', ({ server }) => aBuild(server))],
  everything: [
    seen('all locations switch to the other videos', ({ server, as }) =>
      server.call(calls.switchVideoHost, as, {
        body: { password: testPassword, host: 'locker-room' },
      }),
    ),
  ],
  timer: [
    unseen('a timer is started', ({ server, as, gym }) =>
      server.call(calls.updateLocationTimer, as, {
        params: { id: gym.id },
        body: { dwsTimeStamp: 'now' },
      }),
    ),
  ],
  regions: [
    unseen('a region is deleted', async ({ server, as }) => {
      const { data } = await server.call(calls.createRegion, as, { body: { name: 'North' } })
      return server.call(calls.deleteRegion, as, { params: { id: data.id } })
    }),
  ],
  passes: [
    unseen('a location’s coach passes are revoked', async ({ server, as, gym }) => {
      await server.call(calls.createCoachPass, as, { params: { id: gym.id } })
      return server.call(calls.revokeCoachPasses, as, { params: { id: gym.id } })
    }),
  ],
  user: [
    unseen('a user is renamed', async ({ server, as }) => {
      const { user } = await aUser(server, 'location')
      return server.call(calls.updateUser, as, {
        params: { id: user.id },
        body: { firstName: 'Other' },
      })
    }),
  ],
  'factor-roles': [
    unseen('two-factor authentication is required for a role', ({ server, as }) =>
      server.call(calls.updateTwoFactorRoles, as, { body: { roles: ['admin'] } }),
    ),
  ],
  phones: [
    unseen('a phone opens the remote', ({ server, gym }) => {
      const phones = [{ key: 'a', name: 'A', pass: null }]
      const from = 'another server'
      server.services.changes.announce({ kind: 'phones', locationId: gym.id, from, phones })
      return Promise.resolve()
    }),
  ],
}

test.each(
  Object.entries(cases).flatMap(([kind, ofKind]) => ofKind.map((one) => ({ kind, ...one }))),
)('programs are up to date after a change of $kind ($what)', async ({ kind, run, isSeen }) => {
  const world = await aWorld()
  const { changes } = world.server.services
  const before = await world.seen()
  expect(await world.seen()).toEqual(before)
  const kinds: string[] = []
  changes.subscribe((change) => kinds.push(change.kind))

  await run(world)
  expect(kinds).toContain(kind)
  const after = await world.seen()
  if (isSeen) expect(after).not.toEqual(before)
  else expect(after).toEqual(before)

  changes.announce({ kind: 'everything' })
  expect(after).toEqual(await world.seen())
})
