import {
  type calls,
  type InvitedUser,
  issueAt,
  type Session,
  type User,
  userFields,
} from '@roundboard/contract'
import { type Role, roles } from '@roundboard/domain'
import type { z } from 'zod'
import { type Actor, assertMay, assertProved, type UserActor } from '../../../platform/actor.ts'
import { notFound, refusal } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { difference, laterStamp, type Write } from '../../../platform/audit/write.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { PageOf } from '../../../platform/database/lists.ts'
import { lockRow } from '../../../platform/database/row-lock.ts'
import type { UserRow } from '../../../platform/database/schema.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import type { Listed } from '../../../platform/http/answers.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountLinks } from '../account-links/index.ts'
import type { Mail } from '../../messaging/email/index.ts'
import {
  assertPassword,
  assertProvedBy,
  assertTypedPassword,
  type SessionsService,
} from '../sessions/index.ts'
import { sendAccountEmails } from './account-emails.ts'
import type { AssertGoodPassword } from './password-rules.ts'
import {
  addresseeOf,
  assertMayHaveLocations,
  assertSuperAdminRemains,
  foldedNames,
  personAfter,
  knownLocations,
  knownRegions,
  refusingDuplicateEmail,
} from './user-rules.ts'
import { presentSession, presentUser } from './users.presenter.ts'
import * as rows from './users.repository.ts'

type Draft = z.output<(typeof calls.createUser)['body']>
type Changes = z.output<(typeof calls.updateUser)['body']>
type Found = rows.UserWithLocations

const locationPath = (index: number) => `locations.${String(index)}`

/** Locations and regions of a user are stored as separate rows. */
const places = { role: 'role', locations: null, regions: null } as const

function changedColumns(before: UserRow, changes: Changes, at: string): UserRow {
  const row = { ...before, ...toColumns(userFields, changes, places) }
  return { ...row, ...foldedNames(row), updatedAt: laterStamp(at, before.updatedAt) }
}

async function findIn(on: Executor, id: string): Promise<Found> {
  const row = await rows.findUser(on, id)
  if (row === undefined) throw notFound('user')
  return row
}

/** Reaches beyond the assigned locations. */
const reachesFar = (role: string | undefined) => role !== undefined && role !== 'location'

/** Changes with which someone else could sign in as this user, or the user could do more. */
const isDelicate = (before: UserRow, changes: Changes) =>
  changes.password !== undefined ||
  (changes.email !== undefined && changes.email !== before.email) ||
  (reachesFar(changes.role) && changes.role !== before.role && before.role !== 'super-admin') ||
  (changes.isActive === true && before.isActive === 0)

/** Takes away a super-admin who could stop an attacker. */
const endsSuperAdmin = (before: UserRow, changes: Changes) =>
  before.role === 'super-admin' &&
  ((changes.role !== undefined && changes.role !== 'super-admin') ||
    (changes.isActive === false && before.isActive === 1))

const givesLocations = ({ locations, regions }: Found, changes: Changes) =>
  !new Set(changes.locations).isSubsetOf(new Set(idsOf(locations))) ||
  !new Set(changes.regions).isSubsetOf(new Set(idsOf(regions)))

const hashCallerOf = (actor: Actor) =>
  actor.kind === 'user' ? { key: actor.userId, isKnown: true } : undefined

/** The same caller without their idempotency key. */
function withoutKey(actor: Actor): Actor {
  if (actor.kind !== 'user' || actor.once === undefined) return actor
  const { once: _, ...caller } = actor
  return caller
}

interface NewPerson {
  readonly draft: Draft
  readonly passwordHash: string
  readonly locations: readonly rows.LocationOfUser[]
  readonly regions: readonly rows.RegionOfUser[]
}

const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id)

export type UsersService = ReturnType<typeof createUsersService>

export function createUsersService(
  dependencies: Pick<Platform, 'read' | 'write' | 'newId' | 'removals'> & {
    sessions: Pick<SessionsService, 'list' | 'endWithDevice' | 'endAllOf' | 'prove'>
    links: Pick<AccountLinks, 'makeAll' | 'endAllOf' | 'endAllOfMany'>
    mail: Pick<Mail, 'isOn' | 'send'>
    assertGoodPassword: AssertGoodPassword
  },
) {
  const { read, write, newId, removals, sessions, links, mail, assertGoodPassword } = dependencies

  function recordUpdate({ record }: Write, before: Found, after: Found, hasNewPassword = false) {
    const changed = difference(presentUser(before), presentUser(after))
    const { id, email } = after
    record({
      model: 'User',
      action: 'update',
      data: { id, email, ...changed, ...(hasNewPassword && { hasNewPassword }) },
    })
  }

  /** Adds users, each with locations that are known to exist. */
  async function insertAll(writing: Write, people: readonly NewPerson[]): Promise<User[]> {
    const { trx, at, record } = writing
    const added = people.map(({ draft, passwordHash, locations, regions }): Found => {
      const row: UserRow = {
        ...toColumns(userFields, draft, places),
        ...foldedNames(draft),
        id: newId(),
        passwordHash,
        createdAt: at,
        updatedAt: at,
      }
      const after = { ...row, locations, regions, invitedUntil: null }
      assertMayHaveLocations(after)
      return after
    })
    await rows.insertUsers(
      trx,
      added.map(({ locations: _, regions: __, invitedUntil: ___, ...row }) => row),
    )
    await rows.insertUserLocations(
      trx,
      added.flatMap(({ id, locations }) =>
        locations.map((location) => ({ userId: id, locationId: location.id })),
      ),
    )
    await rows.insertUserRegions(
      trx,
      added.flatMap(({ id, regions }) =>
        regions.map((region) => ({ userId: id, regionId: region.id })),
      ),
    )
    const users = added.map(presentUser)
    for (const user of users) record({ model: 'User', action: 'create', data: { ...user } })
    return users
  }

  async function insert(writing: Write, draft: Draft, passwordHash: string): Promise<User> {
    const locations = await knownLocations(writing.trx, draft.locations, locationPath)
    const regions = await knownRegions(writing.trx, draft.regions)
    const [user] = await insertAll(writing, [{ draft, passwordHash, locations, regions }])
    if (user === undefined) throw new Error('no user was added')
    return user
  }

  /** Creates the links for setting first passwords, replacing earlier ones. */
  async function inviteAllIn(
    writing: Write,
    actor: Actor,
    users: readonly User[],
  ): Promise<InvitedUser[]> {
    const { trx, at, record } = writing
    const ids = users.map(({ id }) => id)
    const made = new Map(
      (await links.makeAll(trx, ids, 'invitation', at)).map((link) => [link.userId, link]),
    )
    const by = actor.kind === 'user' ? await rows.findUser(trx, actor.userId) : undefined
    const inviter = by === undefined ? '' : addresseeOf(by).name
    const invited: InvitedUser[] = []
    for (const user of users) {
      const link = made.get(user.id)
      if (link === undefined) continue
      const { firstName, language } = user
      await mail.send(trx, {
        to: addresseeOf(user),
        language,
        email: { kind: 'invitation', firstName, inviter, link: link.address },
      })
      const data = { id: user.id, email: user.email, until: link.expiresAt }
      record({ model: 'User', action: 'invite', data })
      const shown = mail.isOn ? null : link.path
      invited.push({ ...user, invitedUntil: link.expiresAt, link: shown })
    }
    return invited
  }

  /** Creates the link for setting a first password, replacing an earlier one. */
  async function inviteIn(writing: Write, actor: Actor, user: User): Promise<InvitedUser> {
    const [invited] = await inviteAllIn(writing, actor, [user])
    if (invited === undefined) throw new Error('no user was invited')
    return invited
  }

  /** Assigns locations to a user within a write; undefined if the user has all of them. */
  async function give(
    writing: Write,
    id: string,
    wanted: readonly rows.LocationOfUser[],
  ): Promise<User | undefined> {
    const { trx, at } = writing
    await lockRow(trx, 'users', id)
    const before = await findIn(trx, id)
    const had = new Set(idsOf(before.locations))
    const added = wanted.filter((location) => !had.has(location.id))
    if (added.length === 0) return undefined
    const after: Found = {
      ...before,
      updatedAt: laterStamp(at, before.updatedAt),
      locations: [...before.locations, ...added],
    }
    assertMayHaveLocations(after)
    await rows.updateUser(trx, before, { updatedAt: after.updatedAt })
    writing.announce({ kind: 'user', userId: id })
    await rows.insertUserLocations(
      trx,
      added.map((location) => ({ userId: id, locationId: location.id })),
    )
    recordUpdate(writing, before, after)
    return presentUser(after)
  }

  function invite(actor: Actor, id: string, hasTyped: boolean): Promise<InvitedUser> {
    return write(actor, 'users', async (writing) => {
      await lockRow(writing.trx, 'users', id)
      const row = await findIn(writing.trx, id)
      if (!hasTyped) assertProved(actor)
      if (row.passwordHash !== '') throw refusal('conflict', issueAt('', 'has-password'))
      if (row.isActive !== 1) throw refusal('conflict', issueAt('', 'invite-inactive'))
      writing.announce({ kind: 'user', userId: id })
      return inviteIn(writing, actor, presentUser(row))
    })
  }

  /** Whether the caller typed their own password. Refuses a wrong one. */
  async function hasTypedPassword(actor: Actor, typed: string | undefined): Promise<boolean> {
    const { on } = read(actor, 'users')
    if (actor.kind === 'user' && typed !== undefined) await assertPassword(on, actor, typed)
    return typed !== undefined
  }

  /** Changing your own account through the list of users is no way around the rules of the profile. */
  async function assertMayTouch(on: Executor, actor: Actor, id: string): Promise<void> {
    if (actor.kind === 'user' && actor.userId === id)
      await assertTypedPassword(on, actor, { field: 'currentPassword', password: undefined })
    else assertProved(actor)
  }

  return {
    async list(
      actor: Actor,
      filter: rows.UserFilter,
      page: PageOf<rows.UserSortKey>,
    ): Promise<Listed<User>> {
      const { on } = read(actor, 'users')
      const found = await rows.listUsers(on, filter, page)
      return { items: found.rows.map(presentUser), count: found.count }
    },

    /** The roles that a user can have. */
    listRoles(actor: Actor): readonly Role[] {
      assertMay(actor, 'users')
      return roles
    },

    async get(actor: Actor, id: string): Promise<User> {
      return presentUser(await findIn(read(actor, 'users').on, id))
    },

    /** Without a password, the user is invited to set one. */
    async create(actor: Actor, draft: Draft): Promise<InvitedUser> {
      const hasTyped = await hasTypedPassword(actor, draft.currentPassword)
      // The demo's password is public anyway.
      if (actor.kind !== 'system' && draft.password !== undefined)
        await assertGoodPassword(draft.password, draft)
      if (!hasTyped) assertProved(actor)
      const passwordHash =
        draft.password === undefined ? '' : await hashPassword(draft.password, hashCallerOf(actor))
      const isInvited = draft.password === undefined && draft.isActive
      const user = await refusingDuplicateEmail(
        write(actor, 'users', async (writing): Promise<InvitedUser> => {
          const added = await insert(writing, draft, passwordHash)
          return isInvited && mail.isOn ? inviteIn(writing, actor, added) : { ...added, link: null }
        }),
      )
      if (!isInvited || mail.isOn) return user
      // The current state, in case this is a repeated request.
      const row = await rows.findUser(read(actor, 'users').on, user.id)
      if (row?.isActive !== 1 || row.passwordHash !== '') return user
      // Without the caller's key, because the link must not be stored with the result.
      return invite(withoutKey(actor), user.id, hasTyped)
    },

    async invite(actor: Actor, id: string, currentPassword?: string): Promise<InvitedUser> {
      return invite(actor, id, await hasTypedPassword(actor, currentPassword))
    },

    /** Part of another feature's write. */
    insert,

    /** Adds users of locations within another feature's write. Invites them if email is configured. */
    async addPeople(
      writing: Write,
      actor: Actor,
      people: readonly Omit<NewPerson, 'passwordHash' | 'regions'>[],
    ): Promise<User[]> {
      const added = await insertAll(
        writing,
        people.map((person) => ({ ...person, passwordHash: '', regions: [] })),
      )
      if (mail.isOn) await inviteAllIn(writing, actor, added)
      return added
    },

    /** Deletes users who were added by mistake and never signed in, within another feature's write. */
    async removeAll(writing: Write, removed: readonly Found[]): Promise<void> {
      const { trx, at, record, announce } = writing
      const ids = removed.map(({ id }) => id)
      await links.endAllOfMany(trx, ids, at)
      await rows.deleteUsers(trx, ids)
      for (const row of removed) {
        record({ model: 'User', action: 'delete', data: { ...presentUser(row) } })
        announce({ kind: 'user', userId: row.id })
      }
    },

    /** Removes locations that were assigned to a user, within another feature's write. */
    async withdraw(writing: Write, before: Found, taken: ReadonlySet<string>): Promise<void> {
      const { trx, at, announce } = writing
      const after: Found = {
        ...before,
        updatedAt: laterStamp(at, before.updatedAt),
        locations: before.locations.filter(({ id }) => !taken.has(id)),
      }
      await rows.updateUser(trx, before, { updatedAt: after.updatedAt })
      await rows.deleteUserLocations(trx, before.id, [...taken])
      announce({ kind: 'user', userId: before.id })
      recordUpdate(writing, before, after)
    },

    /** Without email, returns links for those of these users who have no password yet; they aren't stored. */
    async linksToHandOver(actor: Actor, emails: readonly string[]): Promise<InvitedUser[]> {
      if (mail.isOn || emails.length === 0) return []
      return write(withoutKey(actor), 'users', async (writing) => {
        const found = await rows.findUsersByEmail(writing.trx, emails)
        const waiting = found.filter(
          ({ passwordHash, isActive, role }) =>
            passwordHash === '' && isActive === 1 && !reachesFar(role),
        )
        if (waiting.length === 0) writing.unchanged()
        return inviteAllIn(writing, actor, waiting.map(presentUser))
      })
    },

    async update(actor: Actor, id: string, changes: Changes): Promise<User> {
      const hasTyped = await hasTypedPassword(actor, changes.currentPassword)
      // Before the transaction, which would block all other writes while a password is checked and
      // hashed.
      if (changes.password !== undefined)
        await assertGoodPassword(
          changes.password,
          personAfter(await findIn(read(actor, 'users').on, id), changes),
        )
      const passwordHash =
        changes.password === undefined
          ? undefined
          : await hashPassword(changes.password, hashCallerOf(actor))
      return refusingDuplicateEmail(
        write(actor, 'users', async (writing) => {
          const { trx, at } = writing
          await lockRow(trx, 'users', id)
          const before = await findIn(trx, id)
          if (!hasTyped) {
            if (isDelicate(before, changes)) await assertMayTouch(trx, actor, id)
            else if (givesLocations(before, changes) || endsSuperAdmin(before, changes))
              assertProved(actor)
          }
          const columns = {
            ...changedColumns(before, changes, at),
            ...(passwordHash !== undefined && { passwordHash }),
          }
          const locations =
            changes.locations === undefined
              ? before.locations
              : await knownLocations(trx, changes.locations, locationPath)
          const regions =
            changes.regions === undefined
              ? before.regions
              : await knownRegions(trx, changes.regions)
          const after: Found = { ...before, ...columns, locations, regions }
          const { expectedUpdatedAt } = changes
          const changed = changesOf(
            { before: presentUser(before), after: presentUser(after), expectedUpdatedAt },
            'user',
          )
          if (changed === undefined && passwordHash === undefined) {
            writing.unchanged()
            return presentUser(before)
          }
          assertMayHaveLocations(after)
          await assertSuperAdminRemains(trx, before, after)
          await rows.updateUser(trx, before, columns)
          if (changes.locations !== undefined)
            await rows.replaceLocations(trx, id, idsOf(locations))
          if (changes.regions !== undefined) await rows.replaceRegions(trx, id, idsOf(regions))
          const endsSessions =
            passwordHash !== undefined ||
            after.role !== before.role ||
            after.isActive !== before.isActive
          if (endsSessions) await sessions.endAllOf(trx, id)
          await sendAccountEmails(mail, trx, {
            before,
            after,
            hasNewPassword: passwordHash !== undefined && before.passwordHash !== '',
            at,
            address: null,
          })
          if (endsSessions || after.email !== before.email) await links.endAllOf(trx, id, at)
          writing.announce({ kind: 'user', userId: id })
          recordUpdate(writing, before, after, passwordHash !== undefined)
          return presentUser(await findIn(trx, id))
        }),
      )
    },

    addLocation: (actor: Actor, id: string, locationId: string): Promise<User> =>
      write(actor, 'users', async (writing) => {
        const locations = await knownLocations(writing.trx, [locationId], () => 'locationId')
        const given = await give(writing, id, locations)
        if (given !== undefined) {
          assertProved(actor)
          return given
        }
        writing.unchanged()
        return presentUser(await findIn(writing.trx, id))
      }),

    /** The same within another feature's write, for locations that are known to exist. */
    give,

    /** Call in another feature's write, before it reads a user in order to change them. */
    lock: rows.lockUser,

    /** Saves another feature's changes of a user, within its own write. */
    save: rows.updateUser,

    async delete(actor: UserActor, id: string, password: string | undefined): Promise<User> {
      await assertProvedBy(read(actor, 'users').on, actor, password)
      return write(actor, 'users', async (writing) => {
        const row = await findIn(writing.trx, id)
        await assertSuperAdminRemains(writing.trx, row)
        // Undoing the deletion within a minute then needs no other confirmation.
        if (password !== undefined) await sessions.prove(writing.trx, actor.sessionId)
        await sessions.endAllOf(writing.trx, id)
        await links.endAllOf(writing.trx, id, writing.at)
        writing.announce({ kind: 'user', userId: id })
        await removals.keep(writing, 'users', id, { by: actor })
        await rows.deleteUser(writing.trx, id)
        writing.record({ model: 'User', action: 'delete', data: { ...presentUser(row) } })
        return presentUser(row)
      })
    },

    /** Restores a user for whoever deleted them. The user has to sign in again. */
    async restore(actor: Actor, id: string): Promise<User> {
      assertMay(actor, 'users')
      assertProved(actor)
      return refusingDuplicateEmail(
        write(actor, 'users', async (writing) => {
          const { trx, record, announce, unchanged } = writing
          await lockRow(trx, 'users', id)
          const before = await rows.findUser(trx, id)
          const current = before && { ...before, isComplete: true }
          const outcome = await removals.restore(writing, actor, { entity: 'users', id, current })
          const user = presentUser(await findIn(trx, id))
          if (outcome === 'there') unchanged()
          else {
            record({ model: 'User', action: 'restore', data: { ...user } })
            announce({ kind: 'user', userId: id })
          }
          return user
        }),
      )
    },

    async listSessions(actor: UserActor, id: string): Promise<Session[]> {
      const { on } = read(actor, 'users')
      await findIn(on, id)
      const found = await sessions.list(on, id)
      return found.map((row) => presentSession(row, actor.sessionId))
    },

    endSession: (actor: UserActor, id: string, sessionId: string): Promise<Session> =>
      write(actor, 'users', async ({ trx, record, announce }) => {
        const ended = await sessions.endWithDevice(trx, id, sessionId)
        if (ended === undefined) throw notFound('session')
        record({ model: 'Session', action: 'delete', data: { id: sessionId, userId: id } })
        announce({ kind: 'user', userId: id })
        return presentSession(ended, actor.sessionId)
      }),
  }
}
