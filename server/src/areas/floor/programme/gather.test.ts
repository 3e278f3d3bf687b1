import { expect, test } from 'vitest'
import { systemActor } from '../../../platform/actor.ts'
import { aLocation, aRound, aScreen, aWorkout } from '../../../testing/factories.ts'
import { testTimeZones } from '../../../testing/round-input.ts'
import { startTestServer } from '../../../testing/test-server.ts'
import { createGather } from './gather.ts'

/** Two locations in New York, of which the first announces the next round. */
async function aGathering() {
  const { services, clock, ...server } = await startTestServer()
  const world = { ...server, services, clock }
  const first = await aLocation(world, { vtsEnabled: true, showsNext: true })
  const second = await aLocation(world)
  await aRound(world, 3)
  await aScreen(world, { location: first.id, round: 3 })
  await aWorkout(world)
  let lists = 0
  const gathering = createGather({
    ...services,
    timeZones: testTimeZones,
    ...{ clock: () => clock.now, currentVersion: services.releases.currentVersion },
    branding: async () => (await services.branding.shown()).wallFace,
    knownClips: services.knownClips.all,
    rounds: {
      list(actor) {
        lists += 1
        return services.rounds.list(actor)
      },
    },
  })
  return { world, first, second, ...gathering, lists: () => lists }
}

test('gather() reads a round, its workouts and the next round that has a screen', async () => {
  const { first, gather } = await aGathering()
  const input = await gather(first.id, 1)
  expect(input).toMatchObject({ round: 1, today: '2026-11-21', lrVideo: false })
  expect(input?.plannedBreaks.map(({ name }) => name)).toEqual(input?.breakOrder)
  expect(input?.workouts).toHaveLength(1)
  expect(input?.next?.round).toMatchObject({ roundNumber: 3, name: 'Round 3' })
  expect(await gather('019a0000-0000-7000-8000-000000000001', 1)).toBeUndefined()
})

test('gather() gives locations with the same clock and equipment one key, until that is dropped', async () => {
  const { world, first, second, gather, dropShared, dropPlaces, lists } = await aGathering()
  const input = await gather(first.id, 1)
  expect((await gather(second.id, 1))?.key).toBe(input?.key)
  expect(lists()).toBe(1)
  dropShared()
  expect((await gather(second.id, 1))?.key).not.toBe(input?.key)
  expect(lists()).toBe(2)
  await world.services.locations.update(systemActor('locations.update'), second.id, {
    missingEquipment: ['rope'],
  })
  dropPlaces([second.id])
  const [one, other] = [await gather(first.id, 1), await gather(second.id, 1)]
  expect(other?.key).not.toBe(one?.key)
})
