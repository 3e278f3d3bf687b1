import { type Call, type CallName, calls } from '@roundboard/contract'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { startTestServer, engines, type TestServer } from './testing/test-server.ts'
import {
  aLocation,
  aMediaItem,
  aPairedScreen,
  aRegion,
  aRelease,
  aRound,
  aScreen,
  aTemplate,
  aWeekTemplate,
  aUser,
  aWorkout,
  anAnnouncement,
  testPassword,
} from './testing/factories.ts'

interface Version {
  readonly id: string
  readonly updatedAt: string
}

interface Edited {
  readonly aThing: (server: TestServer) => Promise<Version>
  /** What the first editor saves, the second editor, and the second in another field. */
  readonly first: object
  readonly second: object
  readonly elsewhere: object
}

/** Everything that two users can edit at once. */
const edited: Partial<Record<CallName, Edited>> = {
  updateAnnouncement: {
    aThing: (server) => anAnnouncement(server),
    first: { text: 'We close at eight.' },
    second: { text: 'We close at nine.' },
    elsewhere: { until: '2026-11-21T21:00' },
  },
  updateTemplate: {
    aThing: (server) => aTemplate(server),
    first: { name: 'Left hooks' },
    second: { name: 'Right hooks' },
    elsewhere: { level: 'advanced' },
  },
  updateWeekTemplate: {
    aThing: (server) => aWeekTemplate(server),
    first: { name: 'Strength' },
    second: { name: 'Speed' },
    elsewhere: { name: 'Endurance' },
  },
  updateScreen: {
    aThing: (server) => aScreen(server),
    first: { name: 'Left wall' },
    second: { name: 'Right wall' },
    elsewhere: { hasSound: true, isLowVision: true },
  },
  updateUser: {
    aThing: async (server) => (await aUser(server, 'location')).user,
    first: { lastName: 'First' },
    second: { lastName: 'Second' },
    elsewhere: { isActive: false },
  },
  updateRegion: {
    aThing: async (server) => aRegion(server, { parent: (await aRegion(server)).id }),
    first: { name: 'Ohio' },
    second: { name: 'Iowa' },
    elsewhere: { parent: null },
  },
  updateRound: {
    aThing: (server) => aRound(server, 1),
    first: { name: 'Ropes' },
    second: { name: 'Bags' },
    elsewhere: { imageUrl: '/media/rounds/round-2.jpg' },
  },
  updateRelease: {
    aThing: (server) => aRelease(server),
    first: { title: 'Spelt rightly' },
    second: { title: 'Spelt otherwise' },
    elsewhere: { description: 'Told at length' },
  },
  updateLocation: {
    aThing: (server) => aLocation(server),
    first: { name: 'Uptown' },
    second: { name: 'Downtown' },
    elsewhere: { androidOs: true },
  },
  updateWorkout: {
    aThing: (server) => aWorkout(server),
    first: { subHeader: 'Fast' },
    second: { subHeader: 'Slow' },
    elsewhere: { name: 'Renamed' },
  },
  updateExercise: {
    aThing: async (server) => {
      const { as } = await aUser(server, 'admin')
      const [exercise] = (await server.call(calls.listExercises, as)).data
      if (exercise === undefined) throw new Error('the catalog is empty')
      return exercise
    },
    first: { displayName: 'Knees up' },
    second: { displayName: 'Knees high' },
    elsewhere: { displayNameEs: 'Rodillas' },
  },
  updateBranding: {
    aThing: async (server) => {
      const { as } = await aUser(server, 'super-admin')
      return { id: 'face', ...(await server.call(calls.getBranding, as)).data }
    },
    first: { name: 'Northside' },
    second: { name: 'Southside' },
    elsewhere: { accent: '#7a1fa2' },
  },
  updateAlertPreferences: {
    aThing: async (server) => {
      const { as } = await aUser(server, 'admin')
      return { id: 'choice', ...(await server.call(calls.getAlertPreferences, as)).data }
    },
    first: { quietHours: { from: '22:00', to: '07:00' } },
    second: { quietHours: { from: '23:00', to: '06:00' } },
    elsewhere: { summaryHour: 5 },
  },
  updateOrganizationWebhook: {
    async aThing(server) {
      const { as } = await aUser(server, 'super-admin')
      const body = { url: 'https://hooks.example.test/', events: ['location-away' as const] }
      return (await server.call(calls.createOrganizationWebhook, as, { body })).data
    },
    first: { events: ['screen-trouble'] },
    second: { events: ['location-away', 'screen-trouble'] },
    elsewhere: { isPaused: true },
  },
  updateMedia: {
    aThing: (server) => aMediaItem(server),
    first: { name: 'Jab, slow' },
    second: { name: 'Jab, fast' },
    elsewhere: { tags: ['boxing'] },
  },
}

const hasVersions = (name: CallName): boolean => {
  const { data }: Call = calls[name]
  return name.startsWith('update') && data instanceof z.ZodObject && 'updatedAt' in data.shape
}

test('every update of a versioned record accepts the version that the edit began with', () => {
  const versioned = (Object.keys(calls) as CallName[]).filter(hasVersions)
  const stamp = '2026-11-21T12:00:00.000Z'
  const without = versioned.filter((name) => {
    const { body }: Call = calls[name]
    return !body.safeParse({ expectedUpdatedAt: stamp }).success
  })
  expect(without).toEqual([])
  expect(versioned.filter((name) => name !== 'updateMe').sort()).toEqual(Object.keys(edited).sort())
})

const countEntries = async ({ database }: TestServer) =>
  (await database.db.selectFrom('logs').select('seq').execute()).length

describe.each(engines)('concurrent edits on %s', (engine) => {
  test.each(Object.entries(edited))(
    '%s: a retried save counts once, and the second of two editors gets a conflict',
    async (name, { aThing, first, second, elsewhere }) => {
      const server = await startTestServer({ engine })
      const { as } = await aUser(server, 'super-admin')
      const call: Call = calls[name as CallName]
      const { id, updatedAt: expectedUpdatedAt } = await aThing(server)
      const save = (body: object) => server.call(call, as, { params: { id }, body })
      server.clock.advance(60_000)
      const saved = await save({ ...first, expectedUpdatedAt })
      expect(saved.data).toMatchObject(first)
      const entries = await countEntries(server)

      server.clock.advance(60_000)
      const again = await save({ ...first, expectedUpdatedAt })
      expect(again.text).toBe(saved.text)
      for (const late of [second, elsewhere, { ...first, ...elsewhere }]) {
        const refused = await save({ ...late, expectedUpdatedAt })
        expect(refused.error?.code).toBe('changed-meanwhile')
      }
      expect(await countEntries(server)).toBe(entries)

      const { updatedAt } = saved.data as Version
      expect(updatedAt > expectedUpdatedAt).toBe(true)
      const over = await save({ ...second, expectedUpdatedAt: updatedAt })
      expect(over.data).toMatchObject(second)
      expect((await save(first)).data).toMatchObject(first)
      expect(await countEntries(server)).toBe(entries + 2)
    },
  )

  test('a new password is set and ends the sessions despite other changes', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const { user, as } = await aUser(server, 'admin')
    const save = (body: object) =>
      server.call(calls.updateUser, root.as, { params: { id: user.id }, body })
    const stale = { expectedUpdatedAt: user.updatedAt }
    server.clock.advance(60_000)
    await save({ lastName: 'Meanwhile', ...stale })
    const password = { password: 'a new one for them all', currentPassword: testPassword }
    const refused = await save({ lastName: 'Late', ...password, ...stale })
    expect(refused.error?.code).toBe('changed-meanwhile')
    expect((await server.call(calls.getMe, as)).status).toBe(200)
    for (const body of [password, { lastName: 'Meanwhile', ...password, ...stale }])
      expect((await save(body)).status).toBe(200)
    expect((await server.call(calls.getMe, as)).status).toBe(401)
    const logIn = await server.call(calls.logIn, undefined, {
      body: { email: user.email, password: password.password },
    })
    expect(logIn.status).toBe(200)
  })

  test('saving your own profile doesn’t overwrite what an admin saved meanwhile', async () => {
    const server = await startTestServer({ engine })
    const root = await aUser(server, 'super-admin')
    const { user, as } = await aUser(server, 'admin')
    const save = (body: object) => server.call(calls.updateMe, as, { body })
    const expectedUpdatedAt = user.updatedAt
    const saved = await save({ firstName: 'Mine', expectedUpdatedAt })
    const entries = await countEntries(server)
    expect((await save({ firstName: 'Mine', expectedUpdatedAt })).text).toBe(saved.text)
    expect(await countEntries(server)).toBe(entries)
    await server.call(calls.updateUser, root.as, {
      params: { id: user.id },
      body: { firstName: 'Theirs' },
    })
    const late = await save({ firstName: 'Other', expectedUpdatedAt: saved.data.updatedAt })
    expect(late.error?.code).toBe('changed-meanwhile')
  })

  test('a refresh is requested and canceled without a new version', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'admin')
    const { screen } = await aPairedScreen(server)
    const params = { id: screen.id }
    const read = async () => (await server.call(calls.getScreen, as, { params })).data
    const save = (body: object) => server.call(calls.updateScreen, as, { params, body })
    const { updatedAt: expectedUpdatedAt } = await read()
    server.clock.advance(60_000)
    const renamed = await save({ name: 'Meanwhile', expectedUpdatedAt })
    for (const flag of ['refreshFlag', 'hardRefreshFlag'] as const) {
      const entries = await countEntries(server)
      const response = await save({ [flag]: true, expectedUpdatedAt })
      expect(response.data).toMatchObject({ [flag]: true, updatedAt: renamed.data.updatedAt })
      const withdrawn = await save({ [flag]: false, expectedUpdatedAt })
      expect(withdrawn.data).toMatchObject({ [flag]: false, updatedAt: renamed.data.updatedAt })
      await save({ [flag]: false, expectedUpdatedAt })
      expect(await countEntries(server)).toBe(entries + 2)
    }
  })

  test('assigning a location or moving a screen again changes nothing', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'location')
    const [screen, location] = [await aScreen(server), await aLocation(server)]
    const give = () =>
      server.call(calls.addUserLocation, as, {
        params: { id: user.id },
        body: { locationId: location.id },
      })
    const move = () =>
      server.call(calls.addLocationScreen, as, {
        params: { id: location.id },
        body: { screenId: screen.id },
      })
    for (const edit of [give, move]) {
      const done = await edit()
      expect(done.status).toBe(200)
      const entries = await countEntries(server)
      server.clock.advance(60_000)
      expect((await edit()).text).toBe(done.text)
      expect(await countEntries(server)).toBe(entries)
    }
  })
})
