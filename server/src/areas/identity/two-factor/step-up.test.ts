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
 * The step-up of every call on the caller's account, on what only super-admins may change, and on
 * feeds and webhooks. A call missing here fails the test: say whether it destroys or grants.
 */
const requirements: Readonly<Partial<Record<CallName, 'proof' | 'password' | typeof harmless>>> = {
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
  // Revoking a leaked key must not be delayed.
  ...{ revokeApiKey: harmless, listApiKeys: harmless },
  ...{ getJobs: harmless, runJob: harmless, sendTestMail: harmless },
  ...{ getBranding: harmless, updateBranding: 'proof', getTimeZoneData: harmless },
  renewCalendarFeed: 'proof',
  setWebhook: 'proof',
  createOrganizationWebhook: 'proof',
  updateOrganizationWebhook: 'proof',
  ...{ listOrganizationWebhooks: harmless, deleteOrganizationWebhook: harmless },
  ...{ testOrganizationWebhook: harmless, listWebhookDeliveries: harmless },
  resendWebhookDelivery: harmless,
  ...{
    listCalendarFeeds: harmless,
    endCalendarFeed: harmless,
    deleteWebhook: harmless,
    testWebhook: harmless,
  },
}

/** The request that triggers the step-up, for calls that require one only sometimes. */
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

test('every sensitive call declares its step-up requirement', () => {
  const grave = (Object.keys(calls) as CallName[]).filter(isGrave)
  expect(Object.keys(requirements).sort()).toEqual(grave.sort())
})

const asking = (what: string) =>
  (Object.keys(requirements) as CallName[]).filter((name) => requirements[name] === what)

test.each(asking('proof'))('%s requires a recent step-up', async (name) => {
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

test.each(asking('password'))('%s requires the password, however new the session', async (name) => {
  const server = await copy()
  const { as } = await aUser(server, 'super-admin')
  const sent: Request = requests[name](world(), 'own')
  const { error } = await server.call(calls[name], as, { ...sent, body: delicate[name] })
  expect(error?.issues?.map(({ path }) => path)).toEqual([
    name === 'updateMe' ? 'currentPassword' : 'password',
  ])
})

test.each(engines)(
  'a step-up counts for its own session only, and not after the clock is set back, on %s',
  async (engine) => {
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
    // A clock that is set back doesn't renew an old step-up.
    server.clock.advance(-60_000)
    expect((await server.call(calls.deleteUser, as, { params })).error?.code).toBe('step-up-wanted')
    server.clock.advance(60_000)
    expect((await server.call(calls.deleteUser, as, { params })).status).toBe(200)
  },
)

test("undoing a user's deletion needs no second password", async () => {
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

test('wrong passwords in step-ups count toward the limit', async () => {
  const server = await startTestServer()
  const { as } = await aUser(server, 'super-admin')
  const tried = Array.from({ length: 5 }, () =>
    server.call(calls.stepUp, as, { body: { password: 'wrong' } }),
  )
  await Promise.all(tried)
  const more = await server.call(calls.stepUp, as, { body: { password: testPassword } })
  expect(more.error?.code).toBe('too-many-attempts')
})
