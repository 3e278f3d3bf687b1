import { calls, sentences } from '@roundboard/contract'
import { roles } from '@roundboard/domain'
import { describe, expect, test } from 'vitest'
import { startTestServer, laneEngines } from '../../../testing/test-server.ts'
import { system } from '../../../platform/actor.ts'
import { aFile, aLocation, aMediaItem, aUser, testPassword } from '../../../testing/factories.ts'
import { expectOnlyFor, unknownId } from '../../../testing/refusals.ts'

const draft = {
  email: 'Coach@Example.test',
  password: 'a long enough password',
  firstName: 'Zoë',
  lastName: 'Ångström',
  role: 'location',
}

const tenMinutesMs = 10 * 60_000

const typed = { password: testPassword }

test('only super-admins manage users', async () => {
  const server = await startTestServer()
  const byId = { params: { id: unknownId } }
  await expectOnlyFor(
    server,
    ['super-admin'],
    [
      [calls.listUsers],
      [calls.listRoles],
      [calls.getUser, byId],
      [calls.createUser, { body: draft }],
      [calls.updateUser, { ...byId, body: { firstName: 'Other' } }],
      [calls.addUserLocation, { ...byId, body: { locationId: unknownId } }],
      [calls.deleteUser, { ...byId, body: typed }],
      [calls.restoreUser, byId],
      [calls.listUserSessions, byId],
      [calls.endUserSession, { params: { id: unknownId, sessionId: unknownId } }],
    ],
  )
})

describe.each(laneEngines)('users on %s', (engine) => {
  // spec: 7
  // security: 15.3.1
  test('are created, read, and found by email, first and last name', async () => {
    const server = await startTestServer({ engine })
    const { as, user: self } = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const created = await server.call(calls.createUser, as, {
      body: { ...draft, locations: [location.id] },
    })
    expect(created.data).toMatchObject({
      email: 'coach@example.test',
      isActive: true,
      locations: [{ id: location.id, name: location.name }],
    })
    const params = { id: created.data.id }
    const { link, ...user } = created.data
    expect(link).toBeNull()
    expect((await server.call(calls.getUser, as, { params })).data).toEqual(user)

    const found = async (query: Record<string, string>) => {
      const listed = await server.call(calls.listUsers, as, { query })
      expect(listed.count).toBe(listed.data.length)
      return listed.data.map((user) => user.email)
    }
    expect(await found({ email: 'COACH@' })).toEqual(['coach@example.test'])
    expect(await found({ firstName: 'zoe' })).toEqual(['coach@example.test'])
    expect(await found({ exactEmail: ' Coach@example.test' })).toEqual(['coach@example.test'])
    expect(await found({ exactEmail: 'oach@example.test' })).toEqual([])
    expect(await found({ lastName: 'angstr', email: 'coach' })).toEqual(['coach@example.test'])
    expect(await found({ lastName: '%' })).toEqual([])
    expect(await found({ sort: '-email' })).toEqual([self.email, 'coach@example.test'])
    const { data } = await server.call(calls.listRoles, as)
    expect(data).toEqual(['location', 'admin', 'super-admin', 'api-access'])
  })

  test('are found by location', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const [own, foreign] = [await aLocation(server), await aLocation(server)]
    const one = await aUser(server, 'location', { locations: [own.id] })
    const both = await aUser(server, 'location', { locations: [foreign.id, own.id] })
    await aUser(server, 'location', { locations: [foreign.id] })
    const ask = (query: Record<string, string>) => server.call(calls.listUsers, as, { query })
    const found = await ask({ location: own.id })
    expect(new Set(found.data.map(({ id }) => id))).toEqual(new Set([one.user.id, both.user.id]))
    expect(found.count).toBe(2)
    expect((await ask({ location: own.id, email: one.user.email })).count).toBe(1)
    expect((await ask({ location: '00000000-0000-7000-8000-000000000000' })).count).toBe(0)
  })

  // spec: 3, 5
  // security: 6.2.1
  test('are refused with an issue for every invalid field', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const refused = await server.call(calls.createUser, as, {
      body: { email: 'no', password: 'short', role: 'owner', firstName: '', isAdmin: true },
    })
    expect(refused.error?.code).toBe('bad-input')
    expect(refused.error?.issues?.map((issue) => issue.path).sort()).toEqual([
      'email',
      'firstName',
      'isAdmin',
      'lastName',
      'password',
      'role',
    ])
  })

  test('have unique email addresses, ignoring case', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin', { email: 'taken@example.test' })
    const created = await server.call(calls.createUser, as, {
      body: { ...draft, email: 'TAKEN@example.test' },
    })
    expect(created.error).toMatchObject({ code: 'conflict', issues: [{ path: 'email' }] })
    const other = await aUser(server, 'admin')
    const changed = await server.call(calls.updateUser, as, {
      params: { id: other.user.id },
      body: { email: user.email, currentPassword: testPassword },
    })
    expect(changed.error).toMatchObject({ code: 'conflict', issues: [{ path: 'email' }] })
  })

  // spec: 7
  test('accept an update with their own unchanged fields, and replace their locations', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const [one, two] = [
      await aLocation(server, { name: 'A gym' }),
      await aLocation(server, { name: 'B gym' }),
    ]
    const { user } = await aUser(server, 'location', { locations: [one.id] })
    const params = { id: user.id }
    const same = await server.call(calls.updateUser, as, { params, body: user })
    expect(same.data).toEqual(user)

    const added = await server.call(calls.addUserLocation, as, {
      params,
      body: { locationId: two.id },
    })
    expect(added.data.locations.map((location) => location.id)).toEqual([one.id, two.id])
    const removed = await server.call(calls.updateUser, as, { params, body: { locations: [two] } })
    expect(removed.data.locations.map((location) => location.id)).toEqual([two.id])
  })

  test('cannot be given unknown locations, and the issue names the index', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const { user } = await aUser(server, 'location')
    const params = { id: user.id }
    const refused = await server.call(calls.updateUser, as, {
      params,
      body: { locations: [location.id, unknownId] },
    })
    expect(refused.error).toMatchObject({
      code: 'bad-input',
      issues: [{ path: 'locations.1' }],
    })
    const added = await server.call(calls.addUserLocation, as, {
      params,
      body: { locationId: unknownId },
    })
    expect(added.error?.issues).toMatchObject([{ path: 'locationId' }])
    expect((await server.call(calls.getUser, as, { params })).data.locations).toEqual([])
  })

  // spec: 6
  // security: 2.2.3
  test('never have locations with the role api-access, in either order of changes', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const owner = await aUser(server, 'location', { locations: [location.id] })
    const api = await aUser(server, 'api-access')
    const refusals = [
      await server.call(calls.createUser, as, {
        body: { ...draft, role: 'api-access', locations: [location.id] },
      }),
      await server.call(calls.updateUser, as, {
        params: { id: owner.user.id },
        body: { role: 'api-access' },
      }),
      await server.call(calls.updateUser, as, {
        params: { id: api.user.id },
        body: { locations: [location.id] },
      }),
      await server.call(calls.addUserLocation, as, {
        params: { id: api.user.id },
        body: { locationId: location.id },
      }),
    ]
    for (const { error } of refusals)
      expect(error).toMatchObject({ code: 'bad-input', issues: [{ path: 'locations' }] })
    const changed = await server.call(calls.updateUser, as, {
      params: { id: owner.user.id },
      body: { role: 'api-access', locations: [] },
    })
    expect(changed.data).toMatchObject({ role: 'api-access', locations: [] })
  })

  test('always include an active super-admin', async () => {
    const server = await startTestServer({ engine })
    const { as, user } = await aUser(server, 'super-admin')
    const params = { id: user.id }
    const attempts = [
      () => server.call(calls.deleteUser, as, { params, body: typed }),
      () => server.call(calls.updateUser, as, { params, body: { isActive: false } }),
      () => server.call(calls.updateUser, as, { params, body: { role: 'admin' } }),
    ]
    for (const attempt of attempts)
      expect((await attempt()).error).toMatchObject({
        code: 'last-super-admin',
        issues: [{ code: 'last-super-admin' }],
      })
    const other = await aUser(server, 'super-admin')
    await server.call(calls.updateUser, as, {
      params: { id: other.user.id },
      body: { isActive: false },
    })
    for (const attempt of attempts) expect((await attempt()).error?.code).toBe('last-super-admin')
    await server.call(calls.updateUser, as, {
      params: { id: other.user.id },
      body: { isActive: true },
    })
    expect((await server.call(calls.deleteUser, as, { params, body: typed })).status).toBe(200)
  })

  // security: 2.3.4
  test('keep one super-admin when two demote each other at once', async () => {
    const server = await startTestServer({ engine })
    const one = await aUser(server, 'super-admin')
    const two = await aUser(server, 'super-admin')
    const demote = (as: typeof one.as, id: string) =>
      server.call(calls.updateUser, as, { params: { id }, body: { role: 'admin' } })
    const answers = await Promise.all([demote(one.as, two.user.id), demote(two.as, one.user.id)])
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    const left = await server.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'super-admin')
      .execute()
    expect(left).toHaveLength(1)
  })

  test.each([
    ['password', { password: 'another long password', currentPassword: testPassword }],
    ['role', { role: 'admin' }],
    ['active status', { isActive: false }],
  ])('lose their sessions when their %s changes', async (_, body) => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const changed = await aUser(server, 'location')
    const unchanged = await aUser(server, 'location')
    const params = { id: changed.user.id }
    await server.call(calls.updateUser, as, { params, body: { firstName: 'Still' } })
    expect((await server.call(calls.getMe, changed.as)).status).toBe(200)
    await server.call(calls.updateUser, as, { params, body })
    expect((await server.call(calls.getMe, changed.as)).error?.code).toBe('not-signed-in')
    expect((await server.call(calls.getMe, unchanged.as)).status).toBe(200)
    expect((await server.call(calls.listUserSessions, as, { params })).data).toEqual([])
  })

  // security: 7.4.5
  test('have sessions that a super-admin can list and end', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const other = await aUser(server, 'admin')
    const params = { id: other.user.id }
    const { data } = await server.call(calls.listUserSessions, as, { params })
    expect(data).toMatchObject([{ userId: other.user.id, isCurrent: false, device: 'test' }])
    const sessionId = data[0]?.id ?? ''
    const end = (id: string) => server.call(calls.endUserSession, as, { params: { id, sessionId } })
    expect((await end(unknownId)).error?.code).toBe('not-found')
    expect((await end(other.user.id)).status).toBe(200)
    expect((await server.call(calls.getMe, other.as)).status).toBe(401)
    expect((await end(other.user.id)).error?.code).toBe('not-found')
  })

  // security: 6.2.2, 6.2.3, 7.5.1
  test.each([
    ['password', { password: 'another long password' }],
    ['email', { email: 'changed@example.test' }],
    ['super-admin role', { role: 'super-admin' }],
    ['api-access role', { role: 'api-access' }],
  ])('get a new %s only after a step-up', async (_, body) => {
    const server = await startTestServer({ engine })
    const { as, user: self } = await aUser(server, 'super-admin')
    const other = await aUser(server, 'admin')
    const untouched = await server.call(calls.getUser, as, { params: { id: other.user.id } })
    // The caller's own account, too, when addressed by its ID.
    const ids = 'role' in body ? [other.user.id] : [other.user.id, self.id]
    for (const id of ids) {
      const change = (more: object) =>
        server.call(calls.updateUser, as, { params: { id }, body: { ...body, ...more } })
      server.clock.advance(tenMinutesMs)
      const without = await change({})
      if (id === self.id) expect(without.error?.issues).toMatchObject([{ path: 'currentPassword' }])
      else expect(without.error?.code).toBe('step-up-wanted')
      const wrong = await change({ currentPassword: 'not the password' })
      expect(wrong.error).toMatchObject({
        code: 'wrong-password',
        error: sentences.incorrectPassword,
      })
    }
    const params = { id: other.user.id }
    expect((await server.call(calls.getUser, as, { params })).data).toEqual(untouched.data)
    expect((await server.call(calls.getMe, other.as)).status).toBe(200)
    const right = await server.call(calls.updateUser, as, {
      params,
      body: { ...body, currentPassword: testPassword },
    })
    expect(right.status).toBe(200)
    expect(right.text).not.toContain(testPassword)
  })

  // security: 7.5.1
  test.each(roles)('are created as %s only after a step-up', async (role) => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const make = (more: object) =>
      server.call(calls.createUser, as, { body: { ...draft, role, ...more } })
    server.clock.advance(tenMinutesMs)
    expect((await make({})).error?.code).toBe('step-up-wanted')
    expect((await make({ currentPassword: 'wrong' })).error?.code).toBe('wrong-password')
    expect((await make({ currentPassword: testPassword })).status).toBe(201)
  })

  test('gain a location only after a step-up, and lose one without', async () => {
    const server = await startTestServer({ engine })
    const { as, user: self } = await aUser(server, 'super-admin')
    const [had, more] = [await aLocation(server), await aLocation(server)]
    const { user } = await aUser(server, 'location', { locations: [had.id] })
    const params = { id: user.id }
    const set = (...locations: string[]) =>
      server.call(calls.updateUser, as, { params, body: { locations } })
    const add = (locationId: string) =>
      server.call(calls.addUserLocation, as, { params, body: { locationId } })
    server.clock.advance(tenMinutesMs)
    for (const refused of [await set(had.id, more.id), await set(more.id), await add(more.id)])
      expect(refused.error?.code).toBe('step-up-wanted')
    const { data: untouched } = await server.call(calls.getUser, as, { params })
    expect(untouched.locations.map(({ id }) => id)).toEqual([had.id])
    // A location they already have is no grant.
    for (const done of [await set(had.id), await add(had.id)]) expect(done.status).toBe(200)
    await server.call(calls.stepUp, as, { body: { password: testPassword } })
    expect((await add(more.id)).data.locations).toHaveLength(2)
    // The caller's own account needs nothing more.
    const own = { params: { id: self.id }, body: { locations: [had.id] } }
    expect((await server.call(calls.updateUser, as, own)).status).toBe(200)
    server.clock.advance(tenMinutesMs)
    expect((await set(had.id)).data.locations).toHaveLength(1)
  })

  test('are deleted only after a step-up', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin')
    const params = { id: user.id }
    server.clock.advance(tenMinutesMs)
    const without = await server.call(calls.deleteUser, as, { params })
    expect(without.error?.code).toBe('step-up-wanted')
    const wrong = await server.call(calls.deleteUser, as, { params, body: { password: 'wrong' } })
    expect(wrong.error?.error).toBe(sentences.incorrectPassword)
    expect((await server.call(calls.getUser, as, { params })).status).toBe(200)
  })

  test('are not found by an unknown ID', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const location = await aLocation(server)
    const params = { id: unknownId }
    const answers = [
      await server.call(calls.getUser, as, { params }),
      await server.call(calls.updateUser, as, { params, body: { firstName: 'X' } }),
      await server.call(calls.addUserLocation, as, { params, body: { locationId: location.id } }),
      await server.call(calls.deleteUser, as, { params, body: typed }),
      await server.call(calls.listUserSessions, as, { params }),
    ]
    for (const { error } of answers) expect(error?.code).toBe('not-found')
  })

  // security: 7.4.2
  test('lose their sessions when deleted, and their email can be used again', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const gone = await aUser(server, 'admin', { email: 'gone@example.test' })
    const params = { id: gone.user.id }
    expect((await server.call(calls.deleteUser, as, { params, body: typed })).data).toEqual(
      gone.user,
    )
    expect((await server.call(calls.getMe, gone.as)).status).toBe(401)
    const again = await server.call(calls.createUser, as, {
      body: { ...draft, email: 'gone@example.test' },
    })
    expect(again.status).toBe(201)
  })

  // security: 7.4.2
  test('are restored exactly, within a minute and only by the user who deleted them', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const other = await aUser(server, 'super-admin')
    const [kept, closed] = [await aLocation(server), await aLocation(server)]
    const gone = await aUser(server, 'location', { locations: [kept.id, closed.id] })
    const params = { id: gone.user.id }
    const { db } = server.database
    const stored = () => db.selectFrom('users').selectAll().where('id', '=', gone.user.id).execute()
    const remove = () => server.call(calls.deleteUser, as, { params, body: typed })
    const restore = (by = as) => server.call(calls.restoreUser, by, { params })
    const before = await stored()

    await remove()
    expect((await restore(other.as)).status).toBe(404)
    server.clock.advance(59_999)
    expect((await restore()).data).toEqual(gone.user)
    expect(await stored()).toEqual(before)
    // A retry after a lost response.
    expect((await restore()).data).toEqual(gone.user)
    expect((await server.call(calls.getMe, gone.as)).status).toBe(401)
    const logIn = { email: gone.user.email, password: testPassword }
    expect((await server.call(calls.logIn, undefined, { body: logIn })).status).toBe(200)
    const { count } = await server.call(calls.listLogs, as, { query: { action: 'restore' } })
    expect(count).toBe(1)

    // A location deleted meanwhile is not restored.
    await remove()
    await server.call(calls.deleteLocation, as, { params: { id: closed.id }, body: typed })
    expect((await restore()).data.locations.map(({ id }) => id)).toEqual([kept.id])

    // An email that was reused meanwhile stays with its new user.
    await remove()
    await server.call(calls.createUser, as, { body: { ...draft, email: gone.user.email } })
    expect((await restore()).error).toMatchObject({
      code: 'conflict',
      issues: [{ path: 'email', code: 'email-taken' }],
    })
  })

  test('are restored as those who added and replaced files of the library', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin')
    const { db } = server.database
    const [item, other] = [await aMediaItem(server), await aMediaItem(server)]
    await db.updateTable('media').set({ addedBy: user.id }).where('id', '=', item.id).execute()
    await server.services.library.replace(system, other.id, await aFile(server))
    await db.updateTable('mediaVersions').set({ replacedBy: user.id }).execute()
    const params = { id: user.id }
    const names = async () => {
      const { data } = await server.call(calls.listMediaVersions, as, { params: { id: other.id } })
      const items = await server.call(calls.listMedia, as, { query: { name: item.name } })
      return [...items.data, ...data].map((one) =>
        'addedBy' in one ? one.addedBy : one.replacedBy,
      )
    }
    const name = `${user.firstName} ${user.lastName}`
    expect(await names()).toEqual([name, name])
    await server.call(calls.deleteUser, as, { params, body: typed })
    expect(await names()).toEqual([null, null])
    await server.call(calls.restoreUser, as, { params })
    expect(await names()).toEqual([name, name])
  })

  test('are purged once their deletion can no longer be undone', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { user } = await aUser(server, 'admin')
    const params = { id: user.id }
    const kept = () => server.database.db.selectFrom('removals').selectAll().execute()
    await server.call(calls.deleteUser, as, { params, body: typed })
    await server.services.jobs.runDue()
    expect(await kept()).toHaveLength(1)
    server.clock.advance(60_000)
    expect((await server.call(calls.restoreUser, as, { params })).status).toBe(404)
    await server.services.jobs.runDue()
    expect(await kept()).toEqual([])
  })

  // security: 16.2.5
  test('leave no password in the audit log', async () => {
    const server = await startTestServer({ engine })
    const { as } = await aUser(server, 'super-admin')
    const { data } = await server.call(calls.createUser, as, { body: draft })
    await server.call(calls.updateUser, as, {
      params: { id: data.id },
      body: { password: testPassword, role: 'admin', currentPassword: testPassword },
    })
    const log = await server.call(calls.listLogs, as, { query: { model: 'User' } })
    expect(log.data[0]).toMatchObject({
      action: 'update',
      data: { before: { role: 'location' }, after: { role: 'admin' }, hasNewPassword: true },
    })
    expect(log.text).not.toContain(testPassword)
    expect(log.text).not.toContain(draft.password)
  })
})
