import { type calls, issueAt, type PasswordStrength } from '@roundboard/contract'
import type { z } from 'zod'
import type { Actor, AnonymousActor } from '../../../platform/actor.ts'
import { refusal } from '../../../platform/app-error.ts'
import { stampOf } from '../../../platform/clock.ts'
import { createHashQueue } from '../../../platform/hash-queue.ts'
import { networkOf } from '../../../platform/http/network.ts'
import { hashPassword } from '../../../platform/passwords.ts'
import type { Platform } from '../../../platform/platform.ts'
import { hashSecret, newSecret } from '../../../platform/secrets.ts'
import type { From, SessionsService, SignIn } from '../sessions/index.ts'
import {
  type AssertGoodPassword,
  findUserByEmail,
  hasUsers,
  type StrengthOf,
  type UsersService,
} from '../users/index.ts'
import * as rows from './auth.repository.ts'
import { createPortalTokens, invalidSignOn, type SignOnSettings } from './portal-token.ts'

type SetUp = z.output<(typeof calls.setUp)['body']>
type Typed = z.output<(typeof calls.checkPassword)['body']>

const setUpLinkLifetimeMs = 24 * 3_600_000

export type AuthService = ReturnType<typeof createAuthService>

/** Signing in other than by password: single sign-on, and the setup of a new installation. */
export function createAuthService(
  dependencies: Pick<Platform, 'read' | 'write' | 'unlogged' | 'clock'> & {
    config: SignOnSettings
    sessions: Pick<SessionsService, 'finish'>
    users: Pick<UsersService, 'insert'>
    assertGoodPassword: AssertGoodPassword
    strengthOf: StrengthOf
  },
) {
  const { read, write, unlogged, clock, config, sessions, users } = dependencies
  const { assertGoodPassword, strengthOf } = dependencies
  // A separate queue, so that typing doesn't delay people who have submitted a password.
  const looks = createHashQueue()
  const portal = createPortalTokens(config, clock)

  return {
    async signOn(actor: AnonymousActor, token: string, from: From): Promise<SignIn> {
      const { email, useHash, expiresAt } = await portal.read(token)
      const person = await findUserByEmail(read(actor, 'public').on, email)
      const named = person && { person: { id: person.id, email } }
      return write({ ...actor, ...named }, 'public', async ({ trx, at, record, unchanged }) => {
        const user = await findUserByEmail(trx, email)
        if (user?.isActive !== 1)
          throw refusal('wrong-credentials', issueAt('', 'sign-on-unknown', { email }))
        await rows.deleteExpiredSignOnTokens(trx, at)
        if (!(await rows.useSignOnToken(trx, useHash, stampOf(expiresAt)))) throw invalidSignOn()
        const signIn = await sessions.finish(trx, user.id, from)
        // With a second factor, the sign-in is logged when that is given.
        if ('wanted' in signIn) unchanged()
        else
          record({
            model: 'Session',
            action: 'log-in',
            data: { userId: user.id, email, address: from.address, by: 'sign-on' },
          })
        return signIn
      })
    },

    /** How hard a new password is to guess. Nothing of it is stored. */
    async checkPassword(
      { address }: AnonymousActor,
      { password, ...person }: Typed,
    ): Promise<{ strength: PasswordStrength }> {
      const caller = { key: networkOf(address), isKnown: false }
      return { strength: await looks.run(caller, () => strengthOf(password, person)) }
    },

    /** A token to create the first super-admin within a day; undefined if there are users. */
    async createSetUpLink(actor: Actor): Promise<string | undefined> {
      const on = unlogged(actor, 'users')
      if (await hasUsers(on)) return undefined
      const token = newSecret()
      await rows.deleteSetUpLinks(on)
      await rows.insertSetUpLink(on, hashSecret(token), stampOf(clock() + setUpLinkLifetimeMs))
      return token
    },

    async setUp(actor: AnonymousActor, { token, ...given }: SetUp, from: From): Promise<SignIn> {
      const { on } = read(actor, 'public')
      const isKnown = await rows.hasSetUpLink(on, hashSecret(token), stampOf(clock()))
      if (!isKnown) throw refusal('invalid-code', issueAt('', 'set-up-link-ended'))
      await assertGoodPassword(given.password, given)
      const passwordHash = await hashPassword(given.password, {
        key: networkOf(from.address),
        isKnown: false,
        ...(from.signal && { signal: from.signal }),
      })
      return write(actor, 'public', async (writing) => {
        const { trx } = writing
        if (await hasUsers(trx)) throw refusal('conflict', issueAt('', 'set-up-already'))
        const user = await users.insert(
          writing,
          { ...given, role: 'super-admin', isActive: true, locations: [], regions: [] },
          passwordHash,
        )
        await rows.deleteSetUpLinks(trx)
        return sessions.finish(trx, user.id, from)
      })
    },
  }
}
