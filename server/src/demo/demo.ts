import { calls, type ReleaseDraft } from '@roundboard/contract'
import { addDays } from '@roundboard/domain'
import { system } from '../platform/actor.ts'
import type { OpenDatabase } from '../platform/database/database.ts'
import type { Services } from '../services.ts'
import { openDemoAccounts } from './demo-accounts.ts'
import { demoLocations, demoNeeds, demoUsers } from './users-and-locations.ts'
import { demoRounds, demoWorkout } from './workouts.ts'

const demoDays = 14

async function seedRounds({ rounds }: Services): Promise<void> {
  for (const { roundNumber, name } of demoRounds)
    await rounds.create(
      system,
      calls.createRound.body.parse({
        roundNumber,
        name,
        imageUrl: `/media/rounds/round-${String(roundNumber)}.jpg`,
      }),
    )
  await rounds.create(
    system,
    calls.createRound.body.parse({
      roundNumber: 10,
      name: 'Flexibility',
      imageUrl: '/media/rounds/flexibility.jpg',
      videoLink: '/media/exercises/hip-opener-stretch.mp4',
      lrVideoLink: '/media/exercises/standing-side-stretch.mp4',
    }),
  )
}

async function seedPlaces({ locations, screens }: Services): Promise<string[]> {
  const ids: string[] = []
  for (const place of demoLocations) {
    const location = await locations.create(system, calls.createLocation.body.parse(place))
    ids.push(location.id)
    for (let round = 1; round <= 10; round += 1)
      await screens.create(
        system,
        calls.createScreen.body.parse({
          name: round === 10 ? 'Flexibility' : `Round ${String(round)}`,
          round,
          location: location.id,
        }),
      )
  }
  return ids
}

async function seedUsers(
  { users }: Services,
  password: string,
  locationIds: readonly string[],
): Promise<void> {
  for (const user of demoUsers)
    await users.create(
      system,
      calls.createUser.body.parse({
        ...user,
        password,
        locations: user.role === 'location' ? locationIds.slice(0, 2) : [],
      }),
    )
}

/** Adds workouts to every round for two weeks from yesterday on, on days without one. */
async function fillSchedule({ workouts }: Services, today: string): Promise<void> {
  for (const { roundNumber: round } of demoRounds) {
    const first = addDays(today, -1)
    const last = addDays(today, demoDays)
    const there = await workouts.listOfDays(system, round, first, last)
    for (let day = first; day <= last; day = addDays(day, 1)) {
      const isCovered = there.some(
        (workout) => workout.startDate.slice(0, 10) <= day && day <= workout.endDate.slice(0, 10),
      )
      const dayNumber = Math.floor(Date.parse(day) / 86_400_000)
      if (!isCovered)
        await workouts.create(
          system,
          calls.createWorkout.body.parse(demoWorkout(round, day, dayNumber)),
        )
    }
  }
}

const demoReleases: readonly ReleaseDraft[] = [
  {
    title: 'Walls follow at once',
    type: 'Release',
    description:
      'A saved workout is on the wall within a second. The timer keeps all nine walls together.',
    version: '21.12.20',
    date: '12/20/2021',
  },
  {
    title: 'Kinder to slow networks',
    type: 'Hot-Fix',
    description: 'Screens reconnect one after another once the network is back.',
    version: '21.12.22',
    date: '12/22/2021',
  },
]

async function seedReleases({ releases }: Services): Promise<void> {
  for (const release of demoReleases)
    await releases.create(system, calls.createRelease.body.parse(release))
}

/** Adds the equipment that the demo's exercises need, and substitutes. Nothing replaces a mat. */
async function seedNeeds({ exercises }: Services): Promise<void> {
  const idOf = async (name: string) => {
    const { items } = await exercises.list(system, { name }, { page: 1, limit: 100 })
    return items.find((exercise) => exercise.name === name)?.id
  }
  for (const [name, { needs, instead }] of Object.entries(demoNeeds)) {
    const id = await idOf(name)
    const other = instead && (await idOf(instead))
    const alternatives = other ? [{ exercise: other, kind: 'same-intent' as const }] : []
    if (id) await exercises.update(system, id, { needs: [...needs], alternatives })
  }
}

/** Starts the demo's timer, which runs for an hour and a half, unless a license service runs it. */
async function startTimers({ db }: OpenDatabase, { timer }: Services): Promise<void> {
  if (!timer.areSetHere) return
  const timed = await db.selectFrom('locations').select('id').where('vtsEnabled', '=', 1).execute()
  for (const { id } of timed) await timer.updateTimer(system, id, { dwsTimeStamp: 'now' })
}

/** Fills an empty database with a small invented franchise, and keeps its schedule filled two weeks ahead. */
export async function prepareDemo(
  database: OpenDatabase,
  services: Services,
  password: string,
  now: number = Date.now(),
): Promise<void> {
  const anybody = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirst()
  if (anybody === undefined) {
    await seedRounds(services)
    await seedUsers(services, password, await seedPlaces(services))
    await seedReleases(services)
    await seedNeeds(services)
  } else await openDemoAccounts(database, services, password)
  await fillSchedule(services, new Date(now).toISOString().slice(0, 10))
  await startTimers(database, services)
}
