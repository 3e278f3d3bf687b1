import { calls } from '@roundboard/contract'
import { newId } from '../platform/new-id.ts'
import { system } from '../platform/actor.ts'
import { hashSecret } from '../platform/secrets.ts'
import type { Credentials, TestServer } from '../testing/test-server.ts'
import {
  aBuild,
  aLocation,
  aFile,
  aMediaItem,
  aPairedScreen,
  aRegion,
  aRelease,
  aRound,
  aTemplate,
  aWeekTemplate,
  aUser,
  anInvitedUser,
  aWorkout,
  anAnnouncement,
  testPassword,
} from '../testing/factories.ts'

/** Everyone who might call, with their relation to the targets. */
export const callers = [
  'nobody',
  'location',
  'api-access',
  'admin',
  'super-admin',
  'screen',
  'deactivated',
  'revoked',
] as const
export type Caller = (typeof callers)[number]

/** Two locations, one of them of the location user and the screen, and one of everything else. */
export async function aWorld(server: TestServer) {
  await aRound(server, 1)
  const rounds = await aRound(server, 2)
  const isOpen = { vtsEnabled: true, pocketPage: true, screenPasses: 'code' }
  const own = await aLocation(server, { name: 'Own gym', ...isOpen })
  const foreign = await aLocation(server, { name: 'Foreign gym', ...isOpen })
  const { id: workoutId } = await aWorkout(server)
  const { batch } = await server.services.bulk.change(
    system,
    { action: 'edit', ids: [workoutId], subHeader: 'Hook' },
    false,
  )
  const region = await aRegion(server)
  const workout = await server.services.workouts.get(system, workoutId)
  const template = await aTemplate(server, workoutId)
  const weekTemplate = await aWeekTemplate(server, [workout])
  const feed = await server.services.feeds.renew(system, { round: 1 })
  const release = await aRelease(server)
  const media = await server.services.library.replace(
    system,
    (await aMediaItem(server)).id,
    await aFile(server),
  )
  const [mediaVersion] = await server.services.library.versions(system, media.id)
  const paired = await aPairedScreen(server, { location: own.id })
  // Its first call ends the linking, which must not happen in the calls under test.
  await server.call(calls.getOwnScreen, paired.as)
  const { screen: foreignScreen, as: foreignBox } = await aPairedScreen(server, {
    location: foreign.id,
  })
  for (const as of [paired.as, foreignBox]) await server.call(calls.reportBox, as, { body: {} })
  const words = {
    own: await anAnnouncement(server, { locationIds: [own.id] }),
    foreign: await anAnnouncement(server, { locationIds: [foreign.id] }),
  }
  const drill = await server.services.announcements.send(system, {
    ...{ kind: 'drill', text: 'Only a drill', translations: [], minutes: 5 },
    ...{ isForAll: false, regions: [], tags: [], locationIds: [own.id] },
  })
  const location = await aUser(server, 'location', { locations: [own.id] })
  const [api, admin, root, deactivated, revoked, victim] = await Promise.all([
    aUser(server, 'api-access'),
    aUser(server, 'admin'),
    aUser(server, 'super-admin'),
    aUser(server, 'super-admin'),
    aUser(server, 'super-admin'),
    aUser(server, 'admin'),
  ])
  const invited = await anInvitedUser(server)
  const { db } = server.database
  await db.updateTable('users').set({ isActive: 0 }).where('id', '=', deactivated.user.id).execute()
  await db.deleteFrom('sessions').where('tokenHash', '=', hashSecret(revoked.as.bearer)).execute()
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('userId', '=', victim.user.id)
    .executeTakeFirstOrThrow()
  const apiKey = await server.call(calls.createApiKey, root.as, {
    body: { name: 'Portal', scopes: ['releases:read'] },
  })
  const webhook = await server.call(calls.createOrganizationWebhook, root.as, {
    body: { url: 'https://hooks.example.test/roundboard', events: ['location-away'] },
  })
  const delivery = await server.call(calls.testOrganizationWebhook, root.as, {
    params: { id: webhook.data.id },
  })
  const exercise = (await server.call(calls.listExercises, admin.as)).data[0]
  const licence = await server.call(calls.getLocationTimer, admin.as, { params: { id: own.id } })
  const started = await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: own.id },
    body: { dwsTimeStamp: 'now' },
  })
  await server.call(calls.updateLocationTimer, admin.as, {
    params: { id: foreign.id },
    body: { dwsTimeStamp: 'now' },
  })
  const link = await server.call(calls.createScreenLink, undefined, {
    body: { authCode: 'WAITNG' },
  })
  await aBuild(server)
  const build = await aBuild(server)
  // The second build is rolled out automatically.
  const { rollout } = (await server.call(calls.getBuilds, root.as)).data
  if (rollout === null) throw new Error('the second build was not rolled out')
  await server.call(calls.updateRollout, root.as, {
    params: { id: rollout.id },
    body: { state: 'taken-back' },
  })
  const job = { id: newId(), kind: 'webhook', payload: '{}', attempts: 1 }
  const stamp = '2026-11-21T12:00:00.000Z'
  await db
    .insertInto('jobs')
    .values({ ...job, createdAt: stamp, setAt: stamp, dueAt: stamp, lastError: 'unexpected' })
    .execute()
  await db
    .insertInto('outages')
    .values(
      [own, foreign].map(({ id: locationId }) => ({
        ...{ id: newId(), kind: 'location-away' as const, locationId, subject: '', what: '{}' },
        ...{ since: stamp, dueAt: stamp, toldAt: stamp, endedAt: null, partOf: null },
      })),
    )
    .execute()
  const as = {
    nobody: undefined,
    location: location.as,
    'api-access': api.as,
    admin: admin.as,
    'super-admin': root.as,
    screen: paired.as,
    deactivated: deactivated.as,
    revoked: revoked.as,
  } satisfies Record<Caller, Credentials>
  return {
    as,
    own,
    foreign,
    region,
    ownScreen: paired.screen,
    foreignScreen,
    workout,
    job: job.id,
    batch,
    template,
    weekTemplate,
    feed,
    release,
    words,
    drill,
    media,
    mediaVersion,
    round: rounds,
    victim: victim.user,
    invited,
    session,
    apiKey: apiKey.data,
    webhook: webhook.data,
    delivery: delivery.data,
    exercise,
    licenseKey: started.data.licenseKey ?? licence.data.licenseKey ?? '',
    link: link.data,
    build,
    rollout,
    password: testPassword,
  }
}

export type TestWorld = Awaited<ReturnType<typeof aWorld>>
