import type { calls, DataOf, UserTwoFactorState } from '@roundboard/contract'
import { type Role, roles } from '@roundboard/domain'
import { type Actor, assertMay, assertProved } from '../../../platform/actor.ts'
import { notFound } from '../../../platform/app-error.ts'
import type { Executor } from '../../../platform/database/database.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SessionsService } from '../sessions/index.ts'
import { findUser, type UsersService } from '../users/index.ts'
import type { NotifyOfTwoFactor } from './two-factor-emails.ts'
import * as rows from './two-factor.repository.ts'

/** Removes all factors of a user who lost them, and ends their open challenges. */
export async function takeFactors(on: Executor, userId: string): Promise<void> {
  await rows.deleteFactorsOf(on, userId)
  await rows.deleteChallengesOf(on, userId)
}

/** Whether a user has two-factor authentication. */
export const hasFactors = async (on: Executor, userId: string): Promise<boolean> =>
  (await rows.findTotp(on, userId)) !== undefined ||
  (await rows.listPasskeys(on, userId)).length > 0

type FactorRoles = DataOf<typeof calls.getTwoFactorRoles>

/** Which roles require two-factor authentication, and resetting it. */
export function createFactorRulesService(
  dependencies: Pick<Platform, 'read' | 'write'> & {
    sessions: Pick<SessionsService, 'endAllOf'>
    users: Pick<UsersService, 'lock'>
    notify: NotifyOfTwoFactor
  },
) {
  const { read, write, sessions, users, notify } = dependencies

  async function rolesIn(on: Executor): Promise<Role[]> {
    const stored = await rows.listFactorRoles(on)
    return roles.filter((role) => stored.includes(role))
  }

  return {
    async getRoles(actor: Actor): Promise<FactorRoles> {
      return { roles: await rolesIn(read(actor, 'system').on) }
    },

    async updateRoles(actor: Actor, wanted: readonly Role[]): Promise<FactorRoles> {
      assertMay(actor, 'system')
      assertProved(actor)
      return write(actor, 'system', async ({ trx, record, announce, unchanged }) => {
        const before = await rolesIn(trx)
        const after = roles.filter((role) => wanted.includes(role))
        if (before.join() === after.join()) {
          unchanged()
          return { roles: before }
        }
        await rows.replaceFactorRoles(trx, after)
        announce({ kind: 'factor-roles' })
        const data = { secondFactorRoles: { before, after } }
        record({ model: 'System', action: 'update', data })
        return { roles: after }
      })
    },

    async getOf(actor: Actor, id: string): Promise<UserTwoFactorState> {
      const { on } = read(actor, 'users')
      const user = await findUser(on, id)
      if (user === undefined) throw notFound('user')
      return {
        passkeys: (await rows.listPasskeys(on, id)).length,
        hasPhone: (await rows.findTotp(on, id)) !== undefined,
        recoveryCodesLeft: await rows.countRecoveryCodes(on, id),
        isRequired: (await rolesIn(on)).some((role) => role === user.role),
      }
    },

    /** Removes all factors of a user who lost them. Afterward the password is enough. */
    async reset(actor: Actor, id: string): Promise<Record<string, never>> {
      assertMay(actor, 'users')
      assertProved(actor)
      return write(actor, 'users', async ({ trx, record, announce }) => {
        await users.lock(trx, id)
        const user = await findUser(trx, id)
        if (user === undefined) throw notFound('user')
        await takeFactors(trx, id)
        await sessions.endAllOf(trx, id)
        const data = { id, email: user.email, secondFactor: 'reset' }
        record({ model: 'User', action: 'update', data })
        await notify(trx, id, 'reset')
        announce({ kind: 'user', userId: id })
        return {}
      })
    },
  }
}
