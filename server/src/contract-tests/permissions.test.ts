import { type Access, type Call, type CallName, calls } from '@roundboard/contract'
import { reachOf, roles } from '@roundboard/domain'
import { expect, test } from 'vitest'
import type { TestServer } from '../testing/test-server.ts'
import { aBuiltWorld } from './built-world.ts'
import { requests, scoped, type Target, targets } from './requests.ts'
import { type Caller, callers } from './world.ts'

type Verdict = 'served' | 401 | 403 | 404

function staffVerdict(caller: Caller, may: Access, name: CallName, target: Target): Verdict {
  const role = roles.find((known) => known === caller)
  if (role === undefined) return 401
  if (may === 'public' || may === 'screen') return 'served'
  const reach = may === 'screen-or-staff' ? reachOf(role, 'locations.read') : reachOf(role, may)
  if (reach === 'none') return name === 'getLicence' || name === 'getLocationLicence' ? 404 : 403
  const isOutside = scoped.has(name) && reach === 'own' && target !== 'own'
  return isOutside ? 404 : 'served'
}

/** The permission table’s verdict for a caller and target. */
function verdict(caller: Caller, name: CallName, target: Target): Verdict {
  const { may }: Call = calls[name]
  if (may === 'public') return 'served'
  if (may === 'screen') return caller === 'screen' ? 'served' : 401
  if (may === 'screen-or-staff' && caller === 'screen')
    return scoped.has(name) && target !== 'own' ? 404 : 'served'
  return staffVerdict(caller, may, name, target)
}

const isChange = (name: CallName) => !['GET'].includes(calls[name].method)

/** What a refused call can’t change: all tables except when sessions were last used. */
async function snapshot(server: TestServer): Promise<string> {
  const { db } = server.database
  const tables = [
    'users',
    'userLocations',
    'userRegions',
    'regions',
    'locations',
    'screens',
    'screenLinks',
    'rounds',
    'workouts',
    'routines',
    'exercises',
    'media',
    'releases',
    'apiKeys',
    'remotePasses',
    'announcements',
    'announcementLocations',
    'organizationWebhooks',
    'webhookDeliveries',
    'logs',
  ] as const
  const rows = []
  for (const table of tables) rows.push(await db.selectFrom(table).selectAll().execute())
  return JSON.stringify(rows)
}

/** Calls that refuse these requests for other reasons. */
const refusesAnyway = new Set<CallName>([
  ...([
    'addPasskey',
    'renamePasskey',
    'removePasskey',
    'addAuthenticator',
    'removeAuthenticator',
    'renewRecoveryCodes',
  ] as const),
  'logIn',
  'logInWithSecondFactor',
  'logInWithPasskey',
  'signOn',
  'setUp',
  'getAccountLink',
  'useAccountLink',
  'testWebhook',
  'getScreenshot',
  'finishCommand',
  'undoLocationImport',
  'openCoachPass',
  'extendCoachPass',
  'getMemberPage',
])

interface Try {
  readonly caller: Caller
  readonly target: Target
}

/** Makes the refused calls in turn on one server; none may change anything. */
async function areRefused(server: TestServer, name: CallName, tries: readonly Try[]) {
  const before = await snapshot(server)
  for (const { caller, target } of tries) {
    const request = requests[name](world(), target)
    const answer = await server.call(calls[name], world().as[caller], request)
    expect(answer.status, `${caller} ${name} ${target}`).toBe(verdict(caller, name, target))
  }
  expect((await snapshot(server)) === before, `${name} changed nothing`).toBe(true)
}

/** Makes an allowed call and returns whether it may have changed something. */
async function isServed(server: TestServer, name: CallName, { caller, target }: Try) {
  const answer = await server.call(calls[name], world().as[caller], requests[name](world(), target))
  const mayHaveChanged = answer.status < 400 && isChange(name)
  if (refusesAnyway.has(name)) return mayHaveChanged
  // Allowed: an unknown record is not found, never forbidden.
  const isMissing =
    target === 'unknown' ||
    (name === 'endSession' && target === 'own') ||
    (name === 'getLicence' && target === 'foreign')
  const fine = isMissing
    ? [200, 201, 400, 404]
    : [200, 201, ...(name === 'endSession' ? [404] : [])]
  expect(fine, `${caller} ${name} ${target}: ${answer.text.slice(0, 300)}`).toContain(answer.status)
  return mayHaveChanged
}

const names = Object.keys(calls) as CallName[]

const { world, copy: aCopy, shared, restore } = aBuiltWorld()

/** The targets with different requests: many calls name none. */
function targetsOf(name: CallName): readonly Target[] {
  const bodies = targets.map((target) => JSON.stringify(requests[name](world(), target)))
  return targets.filter((_, index) => bodies.indexOf(bodies[index] ?? '') === index)
}

// spec: 1, 6
// security: 8.2.1, 8.2.2, 8.3.1, 8.4.1
test.each(names)('%s serves the roles it allows and changes nothing for others', async (name) => {
  const tries = targetsOf(name).flatMap((target) => callers.map((caller) => ({ caller, target })))
  const isForServed = ({ caller, target }: Try) => verdict(caller, name, target) === 'served'
  const refused = tries.filter((one) => !isForServed(one))
  if (refused.length > 0) await areRefused(shared(), name, refused)
  for (const one of tries.filter(isForServed)) {
    // The resets of one address are counted in memory.
    const server = name === 'requestReset' ? await aCopy() : shared()
    // A change would affect the next call.
    if (await isServed(server, name, one)) await restore()
  }
})

// spec: 1
// security: 8.2.2, 8.4.1
test('lists and counts show only the user’s own locations', async () => {
  const server = await aCopy()
  const { location } = world().as
  const locations = await server.call(calls.listLocations, location)
  expect(locations.data.map((shown) => shown.id)).toEqual([world().own.id])
  expect(locations.count).toBe(1)
  const screens = await server.call(calls.listScreens, location)
  expect(screens.data.map((shown) => shown.id)).toEqual([world().ownScreen.id])
  expect(screens.count).toBe(1)
  const narrowed = await server.call(calls.listScreens, location, {
    query: { location: world().foreign.id },
  })
  expect(narrowed.count).toBe(0)
  const connectivity = await server.call(calls.getConnectivity, location)
  expect(connectivity.data).toMatchObject({ screens: 1, locations: [{ id: world().own.id }] })
})

// spec: 6
// security: 8.2.2, 8.4.1
test('another location’s ID in a body gives no access', async () => {
  const server = await aCopy()
  const before = await snapshot(server)
  const tries = [
    server.call(calls.updateScreen, world().as.location, {
      params: { id: world().ownScreen.id },
      body: { location: world().foreign.id },
    }),
    server.call(calls.addLocationScreen, world().as.location, {
      params: { id: world().own.id },
      body: { screenId: world().foreignScreen.id },
    }),
    server.call(calls.updateMe, world().as.location, {
      body: { locations: [world().foreign.id], role: 'super-admin', isActive: true },
    }),
  ]
  const statuses = (await Promise.all(tries)).map((answer) => answer.status)
  expect(statuses.slice(0, 2)).toEqual([403, 403])
  const me = await server.call(calls.getMe, world().as.location)
  expect(me.data).toMatchObject({ role: 'location', locations: [{ id: world().own.id }] })
  if (statuses[2] !== 200) expect(await snapshot(server)).toBe(before)
})
