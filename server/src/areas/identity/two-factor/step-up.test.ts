import { type Call, type CallName, calls } from '@roundboard/contract'
import { reachOf } from '@roundboard/domain'
import { expect, test } from 'vitest'
import { aBuiltWorld } from '../../../contract-tests/built-world.ts'
import { type Request, requests } from '../../../contract-tests/requests.ts'
import { startTestServer, engines } from '../../../testing/test-server.ts'
import { aUser, testPassword } from '../../../testing/factories.ts'

const { world, copy } = aBuiltWorld()
const tenMinutesMs = 10 * 60_000
const harmless = 'neither destroys nor grants'

/**
 * Every call on what only super-admins may, and on oneself, and those of others that hand out secrets:
 * what it asks for before it is done. A call that is missing here fails the test: say whether it
 * destroys or grants.
 */
const asked: Readonly<Partial<Record<CallName, 'proof' | 'password' | typeof harmless>>> = {
  createUser: 'proof',
  updateUser: 'proof',
  inviteUser: 'proof',
  deleteUser: 'proof',
  restoreUser: 'proof',
  addUserLocation: 'proof',
  deleteLocation: 'proof',
  restoreLocation: harmless,
  deleteScreen: 'proof',
  createApiKey: 'proof',
  deleteLogs: 'password',
  cleanUpLogs: 'password',
  exportData: 'password',
  switchVideoHost: 'password',
  refreshEverything: 'password',
  updateMe: 'password',
  stepUp: 'password',
  beginPasskey: 'proof',
  addPasskey: 'proof',
  removePasskey: 'proof',
  beginAuthenticator: 'proof',
  addAuthenticator: 'proof',
  removeAuthenticator: 'proof',
  renewRecoveryCodes: 'proof',
  resetTwoFactor: 'proof',
  updateTwoFactorRoles: 'proof',
  ...{ beginStepUp: harmless, getTwoFactor: harmless, getTwoFactorRoles: harmless },
  ...{ renamePasskey: harmless, getUserTwoFactor: harmless },
  ...{ listUsers: harmless, listRoles: harmless, getUser: harmless },
  ...{ listUserSessions: harmless, endUserSession: harmless, listLogs: harmless },
  ...{ getSystem: harmless, getMe: harmless, logOut: harmless, listSessions: harmless },
  ...{
    endOtherSessions: harmless,
    endSession: harmless,
    createRelease: harmless,
    updateRelease: harmless,
  },
  ...{ getBuilds: harmless, createRollout: harmless, updateRollout: harmless },
  // Whoever fears for a key must not be asked anything first.
  ...{ revokeApiKey: harmless, listApiKeys: harmless },
  ...{ getJobs: harmless, runJob: harmless, sendTestMail: harmless },
  ...{ getBranding: harmless, updateBranding: 'proof', getTimeZoneData: harmless },
  renewCalendarFeed: 'proof',
  setWebhook: 'proof',
  ...{
    listCalendarFeeds: harmless,
    endCalendarFeed: harmless,
    deleteWebhook: harmless,
    testWebhook: harmless,
  },
}

/** What is asked of each that asks only sometimes, when it does. */
const delicate: Partial<Record<CallName, object>> = {
  updateUser: { email: 'other@example.test' },
  updateMe: { email: 'other@example.test' },
  deleteUser: {},
  deleteLocation: {},
  deleteScreen: {},
  deleteLogs: {},
  cleanUpLogs: { word: 'CLEANUP' },
  exportData: { kind: 'location' },
  switchVideoHost: { host: 'locker-room' },
  refreshEverything: {},
  stepUp: {},
}

const isGrave = (name: CallName): boolean => {
  const { may }: Call = calls[name]
  if (may === 'public' || may === 'screen' || may === 'screen-or-staff') return false
  if (/Feed|Webhook/.test(name)) return true
  return may === 'session.own' || reachOf('admin', may) === 'none'
}

test('of every call on what is grave it is said what it asks for', () => {
  const grave = (Object.keys(calls) as CallName[]).filter(isGrave)
  expect(Object.keys(asked).sort()).toEqual(grave.sort())
})

const asking = (what: string) =>
  (Object.keys(asked) as CallName[]).filter((name) => asked[name] === what)

test.each(asking('proof'))('%s is done only for who has just shown who they are', async (name) => {
  const server = await copy()
  const { as } = await aUser(server, 'super-admin')
  const call: Call = calls[name]
  const sent: Request = requests[name](world(), 'own')
  const body = delicate[name]
  const send = async () =>
    (await server.call(call, as, { ...sent, ...(body && { body }) })).error?.code
  server.clock.advance(tenMinutesMs - 1)
  await server.call(calls.stepUp, as, { body: { password: testPassword } })
  server.clock.advance(tenMinutesMs)
  expect(await send()).toBe('step-up-wanted')
  await server.call(calls.stepUp, as, { body: { password: testPassword } })
  server.clock.advance(tenMinutesMs - 1)
  expect(await send()).not.toBe('step-up-wanted')
})

test.each(asking('password'))(
  '%s asks for the typed password, however new the session',
  async (name) => {
    const server = await copy()
    const { as } = await aUser(server, 'super-admin')
    const sent: Request = requests[name](world(), 'own')
    const { error } = await server.call(calls[name], as, { ...sent, body: delicate[name] })
    expect(error?.issues?.map(({ path }) => path)).toEqual([
      name === 'updateMe' ? 'currentPassword' : 'password',
    ])
  },
)

test.each(engines)('a proof is noted with the session alone, on %s', async (engine) => {
  const server = await startTestServer({ engine })
  const { user, as } = await aUser(server, 'super-admin')
  const target = await aUser(server, 'location')
  const params = { id: target.user.id }
  server.clock.advance(tenMinutesMs)
  const from = { address: '127.0.0.1', device: 'other', deviceSecrets: [] }
  const older = await server.services.sessions.start(server.database.db, user.id, from)
  server.clock.advance(tenMinutesMs)
  const wrong = await server.call(calls.stepUp, as, { body: { password: 'wrong' } })
  expect(wrong.error?.code).toBe('wrong-password')
  const right = await server.call(calls.stepUp, as, { body: { password: testPassword } })
  expect(right.data.provedAt).toBe(new Date(server.clock.now).toISOString())
  const other = await server.call(calls.deleteUser, { bearer: older.token }, { params })
  expect(other.error?.code).toBe('step-up-wanted')
  // A clock that was turned back makes no proof of long ago good.
  server.clock.advance(-60_000)
  expect((await server.call(calls.deleteUser, as, { params })).error?.code).toBe('step-up-wanted')
  server.clock.advance(60_000)
  expect((await server.call(calls.deleteUser, as, { params })).status).toBe(200)
})

test('who typed the password to delete somebody may take it back without typing it again', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'location')
  const params = { id: user.id }
  server.clock.advance(tenMinutesMs)
  const body = { password: testPassword }
  expect((await server.call(calls.deleteUser, as, { params, body })).status).toBe(200)
  expect((await server.call(calls.restoreUser, as, { params })).status).toBe(200)
})

test.each([
  ['demoted', { role: 'admin' }],
  ['deactivated', { isActive: false }],
])('a super-admin is %s only after a step-up', async (_, body) => {
  const server = await startTestServer()
  const { as, user: self } = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'super-admin')
  const change = (id: string, more = {}) =>
    server.call(calls.updateUser, as, { params: { id }, body: { ...body, ...more } })
  server.clock.advance(tenMinutesMs)
  for (const id of [user.id, self.id]) expect((await change(id)).error?.code).toBe('step-up-wanted')
  expect((await change(user.id, { currentPassword: 'wrong' })).error?.code).toBe('wrong-password')
  expect((await server.call(calls.getUser, as, { params: { id: user.id } })).data).toEqual(user)
  await server.call(calls.stepUp, as, { body: { password: testPassword } })
  expect((await change(user.id)).data).toMatchObject(body)
})

test('deactivating or demoting anyone else needs no step-up', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const { user } = await aUser(server, 'admin')
  server.clock.advance(tenMinutesMs)
  const params = { id: user.id }
  const body = { isActive: false, role: 'location' }
  expect((await server.call(calls.updateUser, as, { params, body })).data).toMatchObject(body)
})

test('wrong passwords of step-ups count with all others that were typed', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const tried = Array.from({ length: 5 }, () =>
    server.call(calls.stepUp, as, { body: { password: 'wrong' } }),
  )
  await Promise.all(tried)
  const more = await server.call(calls.stepUp, as, { body: { password: testPassword } })
  expect(more.error?.code).toBe('too-many-attempts')
})
