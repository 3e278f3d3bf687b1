import { argon2Sync, hash } from 'node:crypto'
import {
  type Announcement,
  calls,
  type InvitedUser,
  type Location,
  type MediaItem,
  type Region,
  type Release,
  type Screen,
  type Template,
  type WeekTemplate,
  type User,
  type Workout,
} from '@roundboard/contract'
import type { Role } from '@roundboard/domain'
import type { AcceptedFile, NewMedia } from '../areas/media/library/index.ts'
import { system } from '../platform/actor.ts'
import { formatHash } from '../platform/password-hash.ts'
import { hashPassword } from '../platform/passwords.ts'
import type { TestServer } from './test-server.ts'

export const testPassword = 'correct horse battery'

let hashed: Promise<string> | undefined

// Hashing is slow by design; all test users have the same password.
const testPasswordHash = () => (hashed ??= hashPassword(testPassword))

/** A hash of the test password that costs almost nothing to check. */
export function aCheapHash(): string {
  const cost = { memoryKiB: 64, passes: 1, lanes: 1 }
  const nonce = Buffer.alloc(16, 7)
  const options = { message: testPassword, nonce, parallelism: cost.lanes, tagLength: 32 }
  const tag = argon2Sync('argon2id', { ...options, memory: cost.memoryKiB, passes: cost.passes })
  return formatHash({ cost, nonce, tag })
}

/** Checking a password takes 30 ms of a core, so tests with hundreds of guesses store a cheaper hash. */
export const makePasswordsCheap = ({ database: { db } }: TestServer) =>
  db.updateTable('users').set({ passwordHash: aCheapHash() }).execute()

// Always five digits, because names are sorted as text.
let made = 10_000
const next = () => String((made += 1))

/** A user with a session; a location user gets the given locations. */
export async function aUser(
  { services, database }: TestServer,
  role: Role,
  given: { locations?: readonly string[]; regions?: readonly string[]; email?: string } = {},
): Promise<{ user: User; as: { bearer: string } }> {
  const number = next()
  const draft = calls.createUser.body.parse({
    email: given.email ?? `${role}-${number}@example.test`,
    firstName: 'Test',
    lastName: `Person ${number}`,
    role,
    password: testPassword,
    locations: given.locations ?? [],
    regions: given.regions ?? [],
  })
  const hash = await testPasswordHash()
  const user = await services.write(system, 'users', (writing) =>
    services.users.insert(writing, draft, hash),
  )
  const from = { address: '127.0.0.1', device: 'test', deviceSecrets: [] }
  const { token } = await services.sessions.start(database.db, user.id, from)
  return { user, as: { bearer: token } }
}

/** A user with an open invitation, whose link is in `link`. */
export function anInvitedUser(
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<InvitedUser> {
  const number = next()
  return services.users.create(
    system,
    calls.createUser.body.parse({
      email: `invited-${number}@example.test`,
      firstName: 'Invited',
      lastName: `Person ${number}`,
      role: 'admin',
      ...given,
    }),
  )
}

export function aLocation(
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<Location> {
  const number = next()
  return services.locations.create(
    system,
    calls.createLocation.body.parse({
      name: `Gym ${number}`,
      locationIdentifier: `RB-${number}`,
      timeZone: 'America/New_York',
      language: 'en-us',
      ...given,
    }),
  )
}

export const aRegion = (
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<Region> =>
  services.regions.create(
    system,
    calls.createRegion.body.parse({ name: `Region ${next()}`, ...given }),
  )

export async function aScreen(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<Screen> {
  const location = given['location'] ?? (await aLocation(server)).id
  return server.services.screens.create(
    system,
    calls.createScreen.body.parse({ name: `Screen ${next()}`, round: 1, ...given, location }),
  )
}

export async function aRound(
  server: TestServer,
  roundNumber = 1,
  given: Record<string, unknown> = {},
) {
  return server.services.rounds.create(
    system,
    calls.createRound.body.parse({
      roundNumber,
      name: `Round ${String(roundNumber)}`,
      imageUrl: `/media/rounds/${roundNumber === 10 ? 'flexibility' : `round-${String(roundNumber)}`}.jpg`,
      ...given,
    }),
  )
}

export const aRoutine = (step = 1, given: Record<string, unknown> = {}) => ({
  step,
  text: `Do step ${String(step)}.`,
  videoLink: '/media/exercises/squat.mp4',
  ...given,
})

export function aWorkout(
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<Workout> {
  return services.workouts.create(
    system,
    calls.createWorkout.body.parse({
      name: `Workout ${next()}`,
      subHeader: 'Jab Cross',
      round: 1,
      startDate: '2026-11-21',
      endDate: '2026-11-21',
      routines: [aRoutine(1)],
      ...given,
    }),
  )
}

/** A template created from a workout. */
export const aTemplate = async (
  server: TestServer,
  workout?: string,
  given: Record<string, unknown> = {},
): Promise<Template> =>
  server.services.templates.create(
    system,
    calls.createTemplate.body.parse({
      workout: workout ?? (await aWorkout(server)).id,
      ...given,
    }),
  )

/** A template of the week that starts with the first of these workouts. */
export const aWeekTemplate = async (
  server: TestServer,
  workouts?: readonly Pick<Workout, 'id' | 'startDate'>[],
  given: Record<string, unknown> = {},
): Promise<WeekTemplate> => {
  const taken = workouts ?? [await aWorkout(server)]
  const [startDate] = taken.map((workout) => workout.startDate).sort()
  return server.services.weekTemplates.create(
    system,
    calls.createWeekTemplate.body.parse({
      ...{ name: `Week ${next()}`, startDate, weeks: 1 },
      workouts: taken.map(({ id }) => id),
      ...given,
    }),
  )
}

/** A stored file according to the database, with its analysis, but without its bytes. */
export async function aFile(
  { database }: TestServer,
  given: Partial<AcceptedFile> & { type?: string; extension?: string; bytes?: number } = {},
): Promise<AcceptedFile> {
  const { type = 'video/mp4', extension = 'mp4', bytes = 1_234_567, ...facts } = given
  const sha256 = facts.file ?? hash('sha256', `file ${next()}`)
  const files = [sha256, facts.original ?? sha256].map((name) => ({
    sha256: name,
    extension,
    type,
    bytes,
    state: 'stored' as const,
    createdAt: '2026-11-21T12:00:00.000Z',
  }))
  await database.db
    .insertInto('mediaFiles')
    .values(files)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return {
    file: sha256,
    original: sha256,
    width: 1280,
    height: 720,
    durationMs: 3_000,
    frames: 90,
    codec: 'avc1.640028',
    flashes: null,
    ...facts,
  }
}

/** A build of the screen app without its file on disk; the first one is for all screens. */
export async function aBuild(server: TestServer): Promise<string> {
  const { file } = await aFile(server, { type: 'text/html', extension: 'html', bytes: 12 })
  const id = `build-${next()}`.padEnd(16, '-')
  const list = { id, files: [{ path: 'index.html', sha256: file, bytes: 12 }] }
  await server.services.rollouts.found(list, JSON.stringify(list))
  return id
}

/** The first and last bytes of a JPEG, in base64. */
export const smallestJpeg = Buffer.of(0xff, 0xd8, 0xff, 0xff, 0xd9).toString('base64')

/** An item of the library. */
export async function aMediaItem(
  server: TestServer,
  given: Partial<NewMedia> = {},
): Promise<MediaItem> {
  const picture = { type: 'image/jpeg', extension: 'jpg', durationMs: null, codec: null }
  const { item } = await server.services.library.add(system, {
    name: `Clip ${next()}`,
    kind: 'exercise-video',
    tags: [],
    ...(await aFile(server, given.kind === 'round-picture' ? picture : {})),
    ...given,
  })
  return item
}

/** The minimal report of a screen. */
export const alive = { status: { label: 'connected', isConnected: true } }

/** The screens that have a row in the presence tables. */
export async function storedPresence({ database }: TestServer): Promise<string[]> {
  const presence = await database.db.selectFrom('screenPresence').select('screenId').execute()
  const reports = await database.db.selectFrom('screenReports').select('screenId').execute()
  return [...presence, ...reports].map((row) => row.screenId).sort()
}

/** A banner until the end of the day, by default for all locations. */
export const anAnnouncement = (
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<Announcement> =>
  services.announcements.create(
    system,
    calls.createAnnouncement.body.parse({
      text: `Word ${next()}`,
      isForAll: given['locationIds'] === undefined,
      until: '2026-11-21T20:00',
      ...given,
    }),
  )

export const aRelease = (
  { services }: TestServer,
  given: Record<string, unknown> = {},
): Promise<Release> =>
  services.releases.create(
    system,
    calls.createRelease.body.parse({
      title: `Release ${next()}`,
      type: 'Release',
      description: 'What is new.',
      version: '21.12.22',
      date: '12/22/2021',
      ...given,
    }),
  )

/** A linked screen with its token. */
export async function aPairedScreen(
  server: TestServer,
  given: Record<string, unknown> = {},
): Promise<{ screen: Screen; as: { screen: string } }> {
  const screen = await aScreen(server, given)
  const admin = await aUser(server, 'admin')
  const authCode = `A${String(made)}`
  const link = await server.call(calls.createScreenLink, undefined, { body: { authCode } })
  await server.call(calls.linkScreen, admin.as, { params: { id: screen.id }, body: { authCode } })
  const linked = await server.call(calls.getScreenLink, undefined, { params: { id: link.data.id } })
  return { screen, as: { screen: linked.data.screen?.authToken ?? '' } }
}
