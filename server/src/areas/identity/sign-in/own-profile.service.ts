import {
  type calls,
  type DataOf,
  type Me,
  ownProfileFields,
  type Session,
  type User,
} from '@roundboard/contract'
import type { z } from 'zod'
import type { UserActor } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import { changesOf } from '../../../platform/audit/changed-meanwhile.ts'
import { laterStamp } from '../../../platform/audit/write.ts'
import { toColumns } from '../../../platform/database/stored-fields.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { AccountLinks } from '../account-links/index.ts'
import type { Mail } from '../../messaging/email/index.ts'
import { assertTypedPassword, type SessionsService } from '../sessions/index.ts'
import {
  type AssertGoodPassword,
  findUser,
  foldedNames,
  personAfter,
  presentSession,
  presentUser,
  refusingDuplicateEmail,
  sendAccountEmails,
  type UsersService,
} from '../users/index.ts'

type Changes = z.output<(typeof calls.updateMe)['body']>

export type OwnProfileService = ReturnType<typeof createOwnProfileService>

/** What every user can do with their own account. */
export function createOwnProfileService(
  dependencies: Pick<Platform, 'read' | 'write'> & {
    sessions: Pick<SessionsService, 'list' | 'end' | 'endWithDevice' | 'endOthersOf' | 'endAllOf'>
    links: Pick<AccountLinks, 'endAllOf'>
    users: Pick<UsersService, 'lock' | 'save'>
    mail: Pick<Mail, 'send'>
    assertGoodPassword: AssertGoodPassword
  },
) {
  const { read, write, sessions, links, users, mail, assertGoodPassword } = dependencies

  /** Returns the password's hash if it was checked. */
  async function assertOwner(actor: UserActor, changes: Changes): Promise<string | undefined> {
    const { on } = read(actor, 'session.own')
    const isSecret =
      changes.password !== undefined ||
      (changes.email !== undefined && changes.email !== actor.email)
    const { currentPassword: password } = changes
    if (!isSecret && password === undefined) return undefined
    return assertTypedPassword(on, actor, { field: 'currentPassword', password })
  }

  async function end(actor: UserActor, sessionId: string, action: 'log-out' | 'delete') {
    return write(actor, 'session.own', async ({ trx, record, announce }) => {
      const how = action === 'log-out' ? sessions.end : sessions.endWithDevice
      const ended = await how(trx, actor.userId, sessionId)
      if (ended === undefined) throw notFound('session')
      record({ model: 'Session', action, data: { id: sessionId, userId: actor.userId } })
      announce({ kind: 'user', userId: actor.userId })
      return presentSession(ended, actor.sessionId)
    })
  }

  async function update(actor: UserActor, changes: Changes): Promise<User> {
    const checkedHash = await assertOwner(actor, changes)
    if (changes.password !== undefined) {
      const before = await findUser(read(actor, 'session.own').on, actor.userId)
      if (before === undefined) throw notFound('user')
      await assertGoodPassword(changes.password, personAfter(before, changes))
    }
    const passwordHash =
      changes.password === undefined
        ? undefined
        : await hashPassword(changes.password, { key: actor.userId, isKnown: true })
    const updated = await refusingDuplicateEmail(
      write(actor, 'session.own', async ({ trx, at, record, announce, unchanged }) => {
        await users.lock(trx, actor.userId)
        const before = await findUser(trx, actor.userId)
        if (before === undefined) throw notFound('user')
        if (checkedHash !== undefined && before.passwordHash !== checkedHash) {
          unchanged()
          return undefined
        }
        const row = { ...before, ...toColumns(ownProfileFields, changes) }
        const after = {
          ...row,
          ...foldedNames(row),
          updatedAt: laterStamp(at, before.updatedAt),
          ...(passwordHash !== undefined && { passwordHash }),
        }
        const { expectedUpdatedAt } = changes
        const changed = changesOf(
          { before: presentUser(before), after: presentUser(after), expectedUpdatedAt },
          'user',
        )
        if (changed === undefined && passwordHash === undefined) {
          unchanged()
          return presentUser(before)
        }
        await users.save(trx, before, after)
        if (passwordHash !== undefined) await sessions.endAllOf(trx, actor.userId, actor.sessionId)
        if (passwordHash !== undefined || after.email !== before.email)
          await links.endAllOf(trx, actor.userId, at)
        await sendAccountEmails(mail, trx, {
          before,
          after,
          hasNewPassword: passwordHash !== undefined,
          at,
          address: actor.address,
        })
        announce({ kind: 'user', userId: actor.userId })
        record({
          model: 'User',
          action: 'update',
          data: {
            id: after.id,
            email: after.email,
            ...changed,
            ...(passwordHash !== undefined && { hasNewPassword: true }),
          },
        })
        return presentUser(after)
      }),
    )
    // The password was changed while it was checked: check it again.
    return updated ?? update(actor, changes)
  }

  return {
    async get(actor: UserActor): Promise<Me> {
      const row = await findUser(read(actor, 'session.own').on, actor.userId)
      if (row === undefined) throw notFound('user')
      return { ...presentUser(row), wantsFactor: actor.wantsFactor }
    },

    update,

    async listSessions(actor: UserActor): Promise<Session[]> {
      const found = await sessions.list(read(actor, 'session.own').on, actor.userId)
      return found.map((row) => presentSession(row, actor.sessionId))
    },

    endSession: (actor: UserActor, sessionId: string) => end(actor, sessionId, 'delete'),

    endOtherSessions: (actor: UserActor): Promise<DataOf<typeof calls.endOtherSessions>> =>
      write(actor, 'session.own', async ({ trx, record, announce, unchanged }) => {
        const ended = await sessions.endOthersOf(trx, actor.userId, actor.sessionId)
        if (ended.length === 0) unchanged()
        else {
          const ids = ended.map(({ id }) => id)
          record({ model: 'Session', action: 'delete', data: { ids, userId: actor.userId } })
          announce({ kind: 'user', userId: actor.userId })
        }
        return { ended: ended.length }
      }),

    async logOut(actor: UserActor): Promise<DataOf<typeof calls.logOut>> {
      await end(actor, actor.sessionId, 'log-out')
      return {}
    },
  }
}
