import { calls, type Wall } from '@roundboard/contract'
import { expect, test } from 'vitest'
import { startTestServer } from '../../../testing/test-server.ts'
import { aLocation, aPairedScreen, aScreen, aUser, aWorkout } from '../../../testing/factories.ts'

async function setUpLocation() {
  const server = await startTestServer()
  const location = await aLocation(server)
  const { as } = await aUser(server, 'location', { locations: [location.id] })
  const admin = await aUser(server, 'admin')
  const walls = async () =>
    (await server.call(calls.getLocationWalls, as, { params: { id: location.id } })).data
  const wallOf = async (round: number): Promise<Wall | undefined> =>
    (await walls()).find((wall) => wall.round === round)
  const hang = async (round: number) => {
    const paired = await aPairedScreen(server, { location: location.id, round })
    return {
      ...paired,
      show: (workout: { id: string; updatedAt: string } | null) =>
        server.call(calls.heartbeat, paired.as, {
          body: {
            status: { label: 'connected', isConnected: true },
            report: {
              workoutId: workout?.id ?? null,
              workoutUpdatedAt: workout?.updatedAt ?? null,
            },
          },
        }),
    }
  }
  return { server, location, as, admin: admin.as, walls, wallOf, hang }
}

test('a location without screens lists the workouts of its nine rounds', async () => {
  const { server, walls } = await setUpLocation()
  const workout = await aWorkout(server, { round: 4, name: 'Clinch' })
  const found = await walls()
  expect(found.map(({ round, state }) => [round, state])).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9].map((round) => [round, 'no-screen']),
  )
  expect(found[3]?.expected).toMatchObject({ id: workout.id, name: 'Clinch' })
})

test('a screen is right while it shows today’s workout and outdated after an edit', async () => {
  const { server, admin, wallOf, hang } = await setUpLocation()
  const workout = await aWorkout(server, { name: 'Ladder' })
  const display = await hang(1)
  expect((await wallOf(1))?.state).toBe('not-connected')
  await display.show(workout)
  expect(await wallOf(1)).toMatchObject({
    screen: { id: display.screen.id },
    state: 'right',
    expected: { name: 'Ladder' },
    shown: { id: workout.id, name: 'Ladder' },
  })
  await server.call(calls.updateWorkout, admin, {
    params: { id: workout.id },
    body: { subHeader: 'Faster' },
  })
  expect((await wallOf(1))?.state).toBe('older')
})

test('a screen that shows another workout, a deleted one or none is reported as different', async () => {
  const { server, admin, wallOf, hang } = await setUpLocation()
  await aWorkout(server, { name: 'Should be' })
  const other = await aWorkout(server, {
    name: 'Is',
    startDate: '2026-11-01',
    endDate: '2026-11-02',
  })
  const display = await hang(1)
  await display.show(other)
  expect(await wallOf(1)).toMatchObject({
    state: 'different',
    expected: { name: 'Should be' },
    shown: { name: 'Is' },
  })
  await server.call(calls.deleteWorkout, admin, { params: { id: other.id } })
  expect((await wallOf(1))?.shown).toMatchObject({ id: other.id, name: null })
  await display.show(null)
  expect(await wallOf(1)).toMatchObject({ state: 'different', shown: null })
})

test('a screen that is offline, not linked or showing the flexibility video has its own state', async () => {
  const { server, location, wallOf, hang } = await setUpLocation()
  const workout = await aWorkout(server, { round: 2 })
  await aScreen(server, { location: location.id, round: 3 })
  const silent = await hang(2)
  const flexibility = await hang(10)
  await silent.show(workout)
  server.clock.advance(90_001)
  await flexibility.show(null)
  expect(await wallOf(2)).toMatchObject({ state: 'not-connected', shown: { id: workout.id } })
  expect((await wallOf(3))?.state).toBe('not-linked')
  expect(await wallOf(10)).toMatchObject({ state: 'right', expected: null })
})

test('workout names are listed in the language of each screen', async () => {
  const { server, admin, wallOf, hang } = await setUpLocation()
  const nameTranslations = [{ language: 'es', text: 'Escalera', original: 'Ladder' }]
  const workout = await aWorkout(server, { name: 'Ladder', nameTranslations })
  const display = await hang(1)
  await display.show(workout)
  const params = { id: display.screen.id }
  expect(await wallOf(1)).toMatchObject({ expected: { name: 'Ladder' }, shown: { name: 'Ladder' } })
  await server.call(calls.updateScreen, admin, { params, body: { language: 'es-co' } })
  expect(await wallOf(1)).toMatchObject({
    state: 'right',
    expected: { name: 'Escalera' },
    shown: { name: 'Escalera' },
  })
})
